/// <reference lib="dom" />
import {
  autocompletion,
  closeCompletion,
  completionKeymap,
  completionStatus,
} from '@codemirror/autocomplete';
import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete';
import { markdown } from '@codemirror/lang-markdown';
import { EditorView, keymap, placeholder } from '@codemirror/view';
import type { KeyBinding } from '@codemirror/view';
import { minimalSetup } from 'codemirror';
import { isFailed, readChoices } from '../browser/request.ts';
import { root } from './root.ts';

type Options = {
  words: string;
  label: string;
  isMarkdown: boolean;
  changed: (words: string) => void;
};

/** Escape closes the panel, not a completion list that is still loading. */
const closeOffers: KeyBinding = {
  key: 'Escape',
  run: (view) => completionStatus(view.state) === 'active' && closeCompletion(view),
};

/** The text editor of the panel. `{{` completes facts, a link's address completes pages. */
export function createEditor({ words, label, isMarkdown, changed }: Options): EditorView {
  return new EditorView({
    root,
    doc: words,
    extensions: [
      keymap.of([closeOffers, ...completionKeymap.filter(({ key }) => key !== closeOffers.key)]),
      minimalSetup,
      isMarkdown ? markdown() : [],
      EditorView.lineWrapping,
      EditorView.contentAttributes.of({
        'aria-label': label,
        spellcheck: 'true',
        lang: document.documentElement.lang,
      }),
      placeholder('Left out'),
      autocompletion({ override: [offerFacts, offerPages], icons: false, defaultKeymap: false }),
      EditorView.updateListener.of(({ docChanged, state }) => {
        if (docChanged) changed(state.doc.toString());
      }),
    ],
  });
}

function offerFacts(context: CompletionContext): Promise<CompletionResult | null> {
  return offer(context, /\{\{[^{}]*/, 'facts', (id) => `${id}}}`);
}

function offerPages(context: CompletionContext): Promise<CompletionResult | null> {
  return offer(context, /\]\([\w/#-]*/, 'addresses', (id) => id);
}

/** Completions after a trigger such as {{. */
async function offer(
  context: CompletionContext,
  typed: RegExp,
  kind: string,
  written: (id: string) => string,
): Promise<CompletionResult | null> {
  const found = context.matchBefore(typed);
  const choices = found && (await readChoices(kind));
  if (choices === null || isFailed(choices)) return null;
  const words = found?.text.slice(2).trimStart() ?? '';
  // Matches a substring of the name, the words or the description.
  const meant = choices.filter((choice) =>
    [choice.id, choice.label, choice.words].some((text) => text.toLowerCase().includes(words.toLowerCase())),
  );
  const options = meant.map(({ id, label, words: says }): Completion => ({
    label,
    detail: says === label ? id : says,
    apply: (view, _completion, from, to) => {
      // Already closed when the whole quote existed before.
      const rest = view.state.doc.sliceString(to, to + 2);
      const text = rest === '}}' ? id : written(id);
      view.dispatch({ changes: { from, to, insert: text }, selection: { anchor: from + text.length } });
    },
  }));
  return { from: context.pos - words.length, options, filter: false };
}
