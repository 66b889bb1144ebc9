/** Versions of a text that the author must choose from. */
import type { EditableValue } from '../contract.ts';
import { differingLines } from '../fields/versions.tsx';
import type { VersionChoice } from '../fields/versions.tsx';
import { dropDraft, storeDraft } from './drafts.ts';

type Choice = VersionChoice & { isRequired?: true };

/** A draft is based on words that are no longer in the file. */
export function staleDraftChoice(
  { place, version, words }: EditableValue,
  mine: string,
  reopen: () => void,
): Choice {
  const choose = (act: () => void) => () => {
    act();
    reopen();
  };
  return {
    isRequired: true,
    versions: { 'Your unsaved words': mine, 'The words in the file': words },
    actions: {
      'Go on with mine': choose(() => storeDraft({ place, version, was: words, words: mine })),
      'Discard my words': choose(() => dropDraft(place)),
    },
  };
}

/** The file has changed since the value was read. */
export function conflictChoice(
  { yours, theirs }: { yours: string; theirs: string },
  { words }: EditableValue,
  saveMine: () => void,
  takeTheirs: () => void,
): Choice {
  const [mine, others] = differingLines(yours, theirs);
  return {
    versions: { 'With your words': mine, 'As the file is now': others },
    actions: {
      [`Save mine in place of “${words.slice(0, 60)}”`]: saveMine,
      'Take the file’s words': takeTheirs,
    },
  };
}

/** The name of a fact that the text no longer quotes. */
export function lostFact(before: string, now: string): string | undefined {
  const quotes = [...before.matchAll(/\{\{\s*([\w-]+)(?:\.\w+)?\s*\}\}/g)];
  return quotes.find(([quote]) => !now.includes(quote))?.[1];
}

export function lostFactChoice(openFact: () => void, saveHere: () => void): Choice {
  return {
    versions: {},
    actions: { 'Change the figure everywhere': openFact, 'Only these words': saveHere },
  };
}
