/// <reference lib="dom" />
import type { Change, Choice, FieldAt, InList } from '#editing/contract.ts';
import { choosable, chooser } from './choose.ts';
import { draftsIn } from './drafts.ts';
import { button, make } from './make.ts';
import { isFailed, readChoices } from './server.ts';

/** A change of a list, what is said of it, what is opened afterwards, and where each item then stands. */
export type ListChange = {
  list: FieldAt;
  /** Of its file, when the list was shown. */
  version: string;
  change: Change;
  place: FieldAt;
  said: string;
  movedTo: (index: number) => number | undefined;
};

const inItem = 'Words of this item are not saved yet. Save or discard them, then it can be moved or removed.';

const goneFile = ({ file }: FieldAt) =>
  `${file} is no longer there: it was deleted or renamed. The page shows its last good state until all mistakes are corrected.`;

/** What changes a list; `renew` is called when words were typed, saved or discarded. */
export type ListControls = { element: HTMLElement; renew: () => void };

/** Moves, removes and adds items of a list that the value at `open` stands in. */
export function listControls(
  found: InList,
  open: FieldAt,
  root: ShadowRoot,
  changed: (change: ListChange) => Promise<void>,
): ListControls {
  const { list, version, index, length, name } = found;
  const title = make('h3', {}, `${index + 1} of ${length} in ${name}`);
  if (version === null)
    return { element: make('section', {}, title, make('p', {}, goneFile(list))), renew: () => {} };
  const depth = list.path.length;
  // The words of a file that the list names stay where they are.
  const isBelow = open.file === list.file && list.path.every((step, at) => open.path[at] === step);
  const openAt = (item: number): FieldAt =>
    isBelow ? { ...open, path: [...list.path, item, ...open.path.slice(depth + 1)] } : open;
  const moveTo = (to: number): ListChange => ({
    list,
    version,
    change: { list, move: [index, to] },
    place: openAt(to),
    said: `Moved: now ${to + 1} of ${length} in ${name}.`,
    movedTo: (item) => (item === index ? to : item === to ? index : item),
  });
  const remove: ListChange = {
    list,
    version,
    change: { list, remove: index },
    place: isBelow ? list : open,
    said: `Removed from ${name}. Undo brings it back.`,
    movedTo: (item) => (item === index ? undefined : item > index ? item - 1 : item),
  };
  const up = button('Move up', () => void changed(moveTo(index - 1)));
  const down = button('Move down', () => void changed(moveTo(index + 1)));
  const removing = button('Remove', () => void changed(remove));
  const add = (item: string, place = openAt(index + 1)) =>
    void changed({
      list,
      version,
      change: { list, add: item, at: index + 1 },
      place,
      said: `Added to ${name}.`,
      movedTo: (other) => (other > index ? other + 1 : other),
    });
  const adding = make('div', {});
  const adder = button('Add one below', () => void showAdding(found, adding, root, add));
  const unsaved = make('p', { class: 'about', hidden: true }, inItem);
  const element = make(
    'section',
    { 'aria-label': `Its place in ${name}` },
    title,
    open.file === list.file ? undefined : make('p', { class: 'file' }, list.file),
    make('div', { class: 'row' }, up, down, removing, adder),
    unsaved,
    adding,
  );
  const renew = () => {
    const isUnsaved = draftsIn(list, index).length > 0;
    unsaved.hidden = !isUnsaved;
    removing.disabled = adder.disabled = isUnsaved;
    up.disabled = isUnsaved || index === 0;
    down.disabled = isUnsaved || index === length - 1;
  };
  renew();
  return { element, renew };
}

async function showAdding(
  { template, collection }: InList,
  adding: HTMLElement,
  root: ShadowRoot,
  add: (item: string, place?: FieldAt) => void,
): Promise<void> {
  const kind = choosable(collection);
  const choices = kind === undefined ? undefined : await readChoices(kind);
  if (collection !== undefined && choices !== undefined && !isFailed(choices)) {
    const chosen = ({ id, place }: Choice) => add(id, place);
    adding.replaceChildren(chooser(collection, choices, template, chosen));
    return adding.querySelector('input')?.focus();
  }
  const { createEditor } = await import('./editor.ts');
  let item = template;
  const editor = createEditor({
    root,
    words: template,
    label: 'The new item',
    isMarkdown: false,
    changed: (words) => (item = words),
  });
  adding.replaceChildren(
    make('p', { class: 'about' }, 'Written as this one is in the file. Change its words, then add it.'),
    make('div', { class: 'words' }, editor.dom),
    button('Add', () => add(item), 'main'),
  );
  editor.focus();
}
