/** Questions about unsaved text that the author must answer, with the versions to compare. */
import { isFailed } from '../browser/request.ts';
import type { Failed } from '../browser/request.ts';
import type { CheckedEntry, Conflict, FieldAt } from '../contract.ts';
import type { Change } from './changes.ts';
import { selectDifferingLines } from './versions.tsx';
import type { VersionChoice } from './versions.tsx';

/** The file has changed since it was read, or the text replaces a fact that other pages also quote. */
export type Question = { conflict: Conflict['conflict'] } | { lostFact: string };

type AnswerHandlers = {
  saveMine: (version: string) => void;
  useTheirs: () => void;
  openFact: (place: FieldAt) => void;
  saveHere: () => void;
};

export function buildVersionChoice(question: Question, handlers: AnswerHandlers): VersionChoice {
  if ('lostFact' in question) {
    const place = { file: `content/facts/${question.lostFact}.md`, path: ['statedAs'] };
    return {
      versions: {},
      actions: {
        'Change the figure everywhere': () => handlers.openFact(place),
        'Only this text': handlers.saveHere,
      },
    };
  }
  const { yours, theirs, version } = question.conflict;
  const [mine, theirsShown] = selectDifferingLines(yours, theirs);
  return {
    versions: { 'With your text': mine, 'Current file': theirsShown },
    actions: {
      'Save mine': () => handlers.saveMine(version),
      'Use the file’s text': handlers.useTheirs,
    },
  };
}

/** The name of a fact that the changed text no longer quotes. */
export function findLostFact(changes: readonly Change[]): string | undefined {
  for (const { was, is } of changes) {
    const quotes = typeof was === 'string' ? was.matchAll(/\{\{\s*([\w-]+)(?:\.\w+)?\s*\}\}/g) : [];
    for (const [quote, name] of quotes) if (typeof is === 'string' && !is.includes(quote)) return name;
  }
  return undefined;
}

/** Whether the check accepts the text, ignoring figures that are written out. */
export function isValidFigure(checked: CheckedEntry | Failed): boolean {
  return (
    isFailed(checked) ||
    checked.problems.every(({ severity, rule }) => severity !== 'error' || rule === 'figures')
  );
}
