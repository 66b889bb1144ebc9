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
import { isFailed, readChoices } from '../browser/ask.ts';
import { root } from './root.ts';

type Options = {
  words: string;
  label: string;
  isMarkdown: boolean;
  changed: (words: string) => void;
};

/** Offers that are only being looked for take no Escape: it closes the panel. */
const closeOffers: KeyBinding = {
  key: 'Escape',
  run: (view) => completionStatus(view.state) === 'active' && closeCompletion(view),
};

/** The field in which words are changed: `{{` offers the facts, the address of a link the pages. */
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

/** What may stand behind two signs, such as {{. */
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
  // What is typed stands in the name, the words or what they are, as it was typed.
  const meant = choices.filter((choice) =>
    [choice.id, choice.label, choice.words].some((text) => text.toLowerCase().includes(words.toLowerCase())),
  );
  const options = meant.map(({ id, label, words: says }): Completion => ({
    label,
    detail: says === label ? id : says,
    apply: (view, _completion, from, to) => {
      // Closed already where the whole quote was there before.
      const rest = view.state.doc.sliceString(to, to + 2);
      const text = rest === '}}' ? id : written(id);
      view.dispatch({ changes: { from, to, insert: text }, selection: { anchor: from + text.length } });
    },
  }));
  return { from: context.pos - words.length, options, filter: false };
}
