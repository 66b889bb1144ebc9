/// <reference lib="dom" />
import type { EditorView } from '@codemirror/view';
import { isFailed, readChoices } from '../browser/request.ts';
import { make } from '../browser/make.ts';
import type { Value } from '../contract.ts';

type Options = {
  value: Value;
  words: string;
  pointed: string;
  changed: (words: string) => void;
};

/** The input of a value: a text editor, a select, or a date or number field. */
export type Field = { element: HTMLElement; editor?: EditorView };

/** `pointed` is the text that was clicked, where the cursor starts; `changed` is called for each change. */
export async function createField({ value, words, pointed, changed }: Options): Promise<Field> {
  const { kind, label, items = [] } = value;
  if (kind === 'list')
    return {
      element: make('p', {}, `A list of ${items.length}: ${items.map((item) => item.label).join(' · ')}`),
    };
  if (kind === 'group') return { element: make('p', {}, 'A group of fields: choose one of them below.') };
  const offered = await offeredFor(value);
  if (offered.length > 0) {
    const select = make('select', { 'aria-label': label, change: (): void => changed(select.value) });
    const isKnown = offered.some(({ id }) => id === words);
    for (const each of isKnown ? offered : [{ id: words, words }, ...offered])
      select.append(make('option', { value: each.id, selected: each.id === words }, each.words));
    return { element: select };
  }
  if (kind === 'date' || kind === 'number') {
    const type = kind === 'date' ? 'date' : 'text';
    const input = make('input', {
      'aria-label': label,
      type,
      value: words,
      input: (): void => changed(input.value),
    });
    return { element: input };
  }
  const { createEditor } = await import('./editor.ts');
  const editor = createEditor({ words, label, isMarkdown: value.markdown, changed });
  // In a long text, the cursor starts at the clicked paragraph; in a short one, at the end, where most edits happen.
  const paragraph = pointed === '' ? 0 : Math.max(0, words.indexOf(pointed));
  const anchor = words.includes('\n') ? paragraph : words.length;
  editor.dispatch({ selection: { anchor } });
  requestAnimationFrame(() => editor.dispatch({ scrollIntoView: true }));
  return { element: make('div', { class: 'words' }, editor.dom), editor };
}

/** The choices of a field, as an alternative to typing. */
async function offeredFor({
  kind,
  choices = [],
  collection,
}: Value): Promise<{ id: string; words: string }[]> {
  const known = kind === 'yes-no' ? ['true', 'false'] : choices;
  // An address may include a hash, which must be typed.
  const named = kind === 'reference' && collection !== 'addresses' ? collection : undefined;
  if (named === undefined) return known.map((id) => ({ id, words: id }));
  const found = await readChoices(named);
  return isFailed(found) ? [] : found.map(({ id, label }) => ({ id, words: label }));
}
