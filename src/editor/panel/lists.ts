/// <reference lib="dom" />
import { isFailed, readChoices } from '../browser/request.ts';
import { button, make } from '../browser/make.ts';
import type { Choice, FieldAt, InList, ListEdit } from '../contract.ts';
import { chooser } from './choose.ts';
import { draftsIn } from './drafts.ts';

/** A change of a list, the file version that it is based on, its message, and the value to open afterwards. */
export type ListChange = { edit: ListEdit; version: string; place: FieldAt; words: string };

const inItem = 'Words of this item are not saved yet. Save or discard them, then it can be moved or removed.';

const goneFile = ({ file }: FieldAt) =>
  `${file} is no longer there: it was deleted or renamed. The page shows its last good state until all mistakes are corrected.`;

/** The controls of a list. Call `renew` after words were typed, saved or discarded. */
export type ListControls = { element: HTMLElement; renew: () => void };

/** Controls that move, remove and add items of a list that contains the value at `open`. */
export function listControls(
  found: InList,
  open: FieldAt,
  changed: (change: ListChange) => void,
): ListControls {
  const { list, version, index, length, name } = found;
  const title = make('h3', {}, `${index + 1} of ${length} in ${name}`);
  if (version === null)
    return { element: make('section', {}, title, make('p', {}, goneFile(list))), renew: () => {} };
  const depth = list.path.length;
  // Text in a file that the list references stays at its place.
  const isBelow = open.file === list.file && list.path.every((step, at) => open.path[at] === step);
  const openAt = (item: number): FieldAt =>
    isBelow ? { ...open, path: [...list.path, item, ...open.path.slice(depth + 1)] } : open;
  const send = (edit: ListEdit, place: FieldAt, words: string) => changed({ edit, version, place, words });
  const moveTo = (to: number) => () =>
    send({ list, move: [index, to] }, openAt(to), `Moved: now ${to + 1} of ${length} in ${name}.`);
  const remove = () =>
    send({ list, remove: index }, isBelow ? list : open, `Removed from ${name}. Undo brings it back.`);
  const add = (item: string, place = openAt(index + 1)) =>
    send({ list, add: item, at: index + 1 }, place, `Added to ${name}.`);
  const up = button('Move up', moveTo(index - 1));
  const down = button('Move down', moveTo(index + 1));
  up.disabled = index === 0;
  down.disabled = index === length - 1;
  const adding = make('div', {});
  const adder = button('Add one below', () => void showAdding(found, adding, add));
  const ways = make('fieldset', { class: 'row' }, up, down, button('Remove', remove), adder);
  const unsaved = make('p', { class: 'about' }, inItem);
  const element = make(
    'section',
    { 'aria-label': `Its place in ${name}` },
    title,
    open.file === list.file ? undefined : make('p', { class: 'file' }, list.file),
    ways,
    unsaved,
    adding,
  );
  const renew = () => {
    ways.disabled = draftsIn(list, index).length > 0;
    unsaved.hidden = !ways.disabled;
  };
  renew();
  return { element, renew };
}

async function showAdding(
  { template, collection }: InList,
  adding: HTMLElement,
  add: (item: string, place?: FieldAt) => void,
): Promise<void> {
  const choices = collection === undefined ? undefined : await readChoices(collection);
  if (collection !== undefined && choices !== undefined && !isFailed(choices)) {
    const chosen = ({ id, place }: Choice) => add(id, place);
    adding.replaceChildren(chooser(collection, choices, template, chosen));
    return adding.querySelector('input')?.focus();
  }
  const { createEditor } = await import('./editor.ts');
  const label = 'The new item';
  const editor = createEditor({ words: template, label, isMarkdown: false, changed: () => {} });
  adding.replaceChildren(
    make('p', { class: 'about' }, 'Written as this one is in the file. Change its words, then add it.'),
    make('div', { class: 'words' }, editor.dom),
    button('Add', () => add(editor.state.doc.toString()), 'main'),
  );
  editor.focus();
}
