/** Questions about unsaved text that the author must answer, with the versions to compare. */
import { isFailed } from '../browser/request.ts';
import type { Failed } from '../browser/request.ts';
import type { FieldAt, Conflict } from '../contract.ts';
import type { Change } from './changes.ts';
import type { CheckedEntry } from './contract.ts';
import { selectDifferingLines } from './versions.tsx';
import type { VersionChoice } from './versions.tsx';

/** The file has changed since it was read, or the text replaces a fact that other pages also quote. */
export type Question = { conflict: Conflict['conflict'] } | { lostFact: string };

type Answers = {
  saveMine: (version: string) => void;
  takeTheirs: () => void;
  openFact: (place: FieldAt) => void;
  saveHere: () => void;
};

export function requestChoice(question: Question, answers: Answers): VersionChoice {
  if ('lostFact' in question) {
    const place = { file: `content/facts/${question.lostFact}.md`, path: ['statedAs'] };
    return {
      versions: {},
      actions: {
        'Change the figure everywhere': () => answers.openFact(place),
        'Only these words': answers.saveHere,
      },
    };
  }
  const { yours, theirs, version } = question.conflict;
  const [mine, others] = selectDifferingLines(yours, theirs);
  return {
    versions: { 'With your words': mine, 'As the file is now': others },
    actions: {
      'Save mine': () => answers.saveMine(version),
      'Take the file’s words': answers.takeTheirs,
    },
  };
}

/** Unsaved text is based on text that is no longer in the file. */
export function requestStaleChoice(
  mine: readonly Change[],
  now: (place: FieldAt) => unknown,
  choose: (isMine: boolean) => void,
): VersionChoice {
  const formatValue = (value: unknown) =>
    typeof value === 'object' ? JSON.stringify(value) : String(value ?? '');
  return {
    versions: {
      'Your unsaved text': mine.map(({ is }) => formatValue(is)).join('\n'),
      'The words in the file': mine.map(({ place }) => formatValue(now(place))).join('\n'),
    },
    actions: { 'Go on with mine': () => choose(true), 'Discard my words': () => choose(false) },
  };
}

/** The name of a fact that changed texts no longer quote. */
export function findLostFact(changes: readonly Change[]): string | undefined {
  for (const { was, is } of changes) {
    const quotes = typeof was === 'string' ? was.matchAll(/\{\{\s*([\w-]+)(?:\.\w+)?\s*\}\}/g) : [];
    for (const [quote, name] of quotes) if (typeof is === 'string' && !is.includes(quote)) return name;
  }
  return undefined;
}

/** Whether the check accepts the text, apart from a figure that is written out. */
export function isValidFigure(checked: CheckedEntry | Failed): boolean {
  return (
    isFailed(checked) ||
    checked.problems.every(({ severity, rule }) => severity !== 'error' || rule === 'figures')
  );
}
