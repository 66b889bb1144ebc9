/// <reference lib="dom" />
/** Extensions for the text editor: suggestions for facts and pages, and commands that format Markdown. */
import { autocompletion, startCompletion } from '@codemirror/autocomplete';
import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete';
import { markdown } from '@codemirror/lang-markdown';
import { EditorView, keymap, placeholder } from '@codemirror/view';
import { minimalSetup } from 'codemirror';
import { readChoices } from '../browser/request.ts';

/** Creates the editor's extensions, with completion of facts after `{{` and of pages in link URLs. */
export function createTextExtensions(isMarkdown: boolean, emptyText: string) {
  return [
    isMarkdown
      ? [keymap.of(formats.map(({ letter, run }) => ({ key: `Mod-${letter}`, run }))), markdown()]
      : [],
    minimalSetup,
    EditorView.lineWrapping,
    placeholder(emptyText),
    autocompletion({ override: completions, icons: false }),
  ];
}

/** The buttons above a Markdown editor, with the letters of their shortcuts. */
export const formats = [
  { label: 'Bold', letter: 'b', run: (view: EditorView) => toggleDelimiter(view, '**') },
  { label: 'Italic', letter: 'i', run: (view: EditorView) => toggleDelimiter(view, '*') },
  { label: 'Link', letter: 'k', run: insertLink },
] as const;

/** Adds a delimiter such as ** on both sides of the selection, or removes it. */
function toggleDelimiter(view: EditorView, delimiter: string): boolean {
  const { from, to } = view.state.selection.main;
  const before = view.state.sliceDoc(from - delimiter.length, from);
  const isDelimited = before === delimiter && view.state.sliceDoc(to, to + delimiter.length) === delimiter;
  const [start, end] = isDelimited ? [from - delimiter.length, to + delimiter.length] : [from, to];
  const text = view.state.sliceDoc(from, to);
  const anchor = isDelimited ? start : from + delimiter.length;
  view.dispatch({
    changes: { from: start, to: end, insert: isDelimited ? text : `${delimiter}${text}${delimiter}` },
    selection: { anchor, head: anchor + text.length },
  });
  return true;
}

/** Turns the selection into a link, and suggests pages for its URL. */
function insertLink(view: EditorView): boolean {
  const { from, to } = view.state.selection.main;
  const text = view.state.sliceDoc(from, to);
  const anchor = from + text.length + 3;
  view.dispatch({ changes: { from, to, insert: `[${text}]()` }, selection: { anchor } });
  startCompletion(view);
  return true;
}

const completions = [
  (context: CompletionContext) => completeReference(context, /\{\{[^{}]*/, 'facts', '}}'),
  (context: CompletionContext) => completeReference(context, /\]\([\w/#-]*/, 'paths', ''),
];

/** Completes the text after a trigger such as {{. `end` follows the ID. */
async function completeReference(
  context: CompletionContext,
  trigger: RegExp,
  kind: string,
  end: string,
): Promise<CompletionResult | null> {
  const match = context.matchBefore(trigger);
  if (match === null) return null;
  const query = match.text.slice(2).trimStart();
  // Matches a substring of the name, the label or the description.
  const matchingChoices = (await readChoices(kind)).filter((choice) =>
    [choice.id, choice.label, choice.description].some((text) =>
      text.toLowerCase().includes(query.toLowerCase()),
    ),
  );
  const options = matchingChoices.map(({ id, label, description }): Completion => ({
    label,
    detail: description === label ? id : description,
    apply: (view, _completion, from, to) => {
      // The closing braces may already exist.
      const rest = view.state.doc.sliceString(to, to + 2);
      const text = rest === '}}' ? id : id + end;
      view.dispatch({ changes: { from, to, insert: text }, selection: { anchor: from + text.length } });
    },
  }));
  return { from: context.pos - query.length, options, filter: false };
}
