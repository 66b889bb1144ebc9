/// <reference lib="dom" />
import type { Change, ChoiceKind, FieldAt } from '#editing/contract.ts';
import type { InList } from '../around.ts';
import { button, make } from './make.ts';
import { isFailed, readChoices } from './server.ts';

/** A change of a list, what is said of it, and where the value that is open stands afterwards. */
export type ListChange = { change: Change; place: FieldAt; said: string };

const kinds: Readonly<Record<string, ChoiceKind>> = { faqs: 'questions', services: 'cards', facts: 'facts' };

/** What the preview lists of a collection. */
export function choosable(collection: string | undefined): ChoiceKind | undefined {
  return collection === undefined ? undefined : kinds[collection];
}

/** Moves, removes and adds items of a list that the open value stands in. */
export function listControls(
  found: InList,
  root: ShadowRoot,
  changed: (change: ListChange) => Promise<void>,
): HTMLElement {
  const { list, index, length, open } = found;
  const name = String(list.path.findLast((step) => typeof step === 'string') ?? 'list');
  const depth = list.path.length;
  // The words of a file that the list names stay where they are.
  const isBelow = open.file === list.file && list.path.every((step, at) => open.path[at] === step);
  const moved = (by: number): ListChange => ({
    change: { list, move: [index, index + by] },
    place: isBelow ? { ...open, path: [...list.path, index + by, ...open.path.slice(depth + 1)] } : open,
    said: `Moved: now ${index + by + 1} of ${length} in ${name}.`,
  });
  const up = button('Move up', () => void changed(moved(-1)));
  const down = button('Move down', () => void changed(moved(1)));
  up.disabled = index === 0;
  down.disabled = index === length - 1;
  const adding = make('div', {});
  const section = make(
    'section',
    { 'aria-label': `Its place in ${name}` },
    make('h3', {}, `${index + 1} of ${length} in ${name}`),
    open.file === list.file ? undefined : make('p', { class: 'file' }, list.file),
    make(
      'div',
      { class: 'row' },
      up,
      down,
      button(
        'Remove',
        () =>
          void changed({
            change: { list, remove: index },
            place: isBelow ? list : open,
            said: `Removed from ${name}.`,
          }),
      ),
      button('Add one below', () => void showAdding(found, adding, root, changed)),
    ),
    adding,
  );
  return section;
}

async function showAdding(
  { list, index, template, collection, open }: InList,
  adding: HTMLElement,
  root: ShadowRoot,
  changed: (change: ListChange) => Promise<void>,
): Promise<void> {
  const add = (item: string) =>
    void changed({ change: { list, add: item, at: index + 1 }, place: open, said: 'Added.' });
  const kind = choosable(collection);
  const choices = kind === undefined ? undefined : await readChoices(kind);
  if (choices !== undefined && !isFailed(choices)) {
    const select = make('select', { 'aria-label': 'What to add' });
    select.append(...choices.map(({ id, label }) => make('option', { value: id }, label)));
    adding.replaceChildren(
      select,
      button('Add', () => add(select.value), 'main'),
    );
    return select.focus();
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
