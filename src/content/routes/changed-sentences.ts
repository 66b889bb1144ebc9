import { diffArrays } from 'diff';
import { splitSentences } from '../languages/sentences.ts';
import type { Span } from '../report/diagnostic.ts';
import { locateField, toSpan } from '../source/positions.ts';
import type { FieldPath } from '../source/positions.ts';
import { listTranslatableLines, readTexts } from '../texts.ts';
import type { SplitEntry } from '../texts.ts';

type FileSpan = Span & { file: string };

/** A sentence in a field, or in a body paragraph ("text 3"); `position` is its 0-based index there. */
type LocatedSentence = { field: string; sentence: string; position: number };

/** Source sentences at the time of translation (`before`), and the current ones in their place (`after`); either may be ''. */
export type SentenceChange = {
  before: string;
  after: string;
  /** The location of the current sentences; undefined if there are none. */
  currentSpan?: FileSpan;
  /** Locates the translation of the first old sentence or, if there is none, of the sentence before the new ones. */
  locateIn: (translation: SplitEntry) => FileSpan;
};

/** Finds the sentences that changed between the lines at the time of translation and the current page. */
export function findChangedSentences(earlierLines: string[], source: SplitEntry): SentenceChange[] {
  const oldList = splitIntoSentences(earlierLines);
  const newList = splitIntoSentences(listTranslatableLines(source));
  const oldSentencesByField = Map.groupBy(oldList, ({ field }) => field);
  return diffSentences(oldList, newList).map(({ removed, added, previous }) => {
    const [firstSentence] = added;
    const after = added.map(({ sentence }) => sentence).join(' ');
    const nearestSentence = removed[0] ?? previous;
    return {
      before: removed.map(({ sentence }) => sentence).join(' '),
      after,
      ...(firstSentence !== undefined && { currentSpan: findSpan(source, firstSentence.field, after) }),
      locateIn: (translation) =>
        nearestSentence === undefined
          ? { file: translation.frontmatter.file, line: 1, column: 1, length: 3 }
          : findSpan(
              translation,
              nearestSentence.field,
              findSentence(
                translation,
                nearestSentence,
                oldSentencesByField.get(nearestSentence.field)?.length ?? 0,
              ),
            ),
    };
  });
}

function splitIntoSentences(lines: string[]): LocatedSentence[] {
  // Lines are sorted as text, which puts a list's tenth item before its second.
  const sortedLines = lines.toSorted((a, b) =>
    numericOrder.compare(a.split('\t', 1)[0] ?? '', b.split('\t', 1)[0] ?? ''),
  );
  return sortedLines.flatMap((line) => {
    const tabIndex = line.indexOf('\t');
    const field = line.slice(0, tabIndex);
    const text = line.slice(tabIndex + 1);
    const sentencesInText = splitSentences(text);
    const sentences = sentencesInText.length < 2 ? [text] : sentencesInText.map((part) => part.text.trim());
    return sentences.map((sentence, position) => ({ field, sentence, position }));
  });
}

const numericOrder = new Intl.Collator('en', { numeric: true });

/** Finds the sentence at the same position in a translation; '' if the number of sentences differs. */
function findSentence(translation: SplitEntry, { field, position }: LocatedSentence, count: number): string {
  const sentences = splitIntoSentences(
    listTranslatableLines(translation).filter((line) => line.startsWith(`${field}\t`)),
  );
  return sentences.length === count ? (sentences[position]?.sentence ?? '') : '';
}

type Difference = {
  removed: LocatedSentence[];
  added: LocatedSentence[];
  /** The old sentence before the difference. */
  previous: LocatedSentence | undefined;
};

/** Returns the differences between two lists, grouped by field. */
function diffSentences(oldList: LocatedSentence[], newList: LocatedSentence[]): Difference[] {
  const changes = diffArrays(oldList, newList, { comparator: (a, b) => a.sentence === b.sentence });
  const differences: Difference[] = [];
  let oldIndex = 0;
  for (const [index, { value, count, added, removed }] of changes.entries()) {
    const [previousChange, nextChange] = [changes[index - 1], changes[index + 1]];
    // A replaced sentence is removed first, then added.
    if (removed)
      differences.push(
        ...groupByField(value, nextChange?.added ? nextChange.value : [], oldList[oldIndex - 1]),
      );
    else if (added && !previousChange?.removed)
      differences.push(...groupByField([], value, oldList[oldIndex - 1]));
    if (!added) oldIndex += count;
  }
  return differences;
}

function groupByField(
  removed: LocatedSentence[],
  added: LocatedSentence[],
  previous: LocatedSentence | undefined,
): Difference[] {
  const oldList = [...Map.groupBy(removed, ({ field }) => field).values()];
  const newList = [...Map.groupBy(added, ({ field }) => field).values()];
  return Array.from({ length: Math.max(oldList.length, newList.length) }, (_, index) => ({
    removed: oldList[index] ?? [],
    added: newList[index] ?? [],
    previous: oldList[index - 1]?.at(-1) ?? previous,
  }));
}

/** Locates a sentence in a field or paragraph, or the field or paragraph itself if the sentence can't be found as typed. */
function findSpan(entry: SplitEntry, field: string, sentence: string): FileSpan {
  const { texts = readTexts(entry), frontmatter } = entry;
  const { file, body } = frontmatter;
  const paragraph = /^text (\d+)$/.exec(field);
  const text = texts.find(({ path }) =>
    paragraph === null ? path?.join('.') === field : path === undefined,
  );
  const match = new RegExp(sentence.split(' ').map(RegExp.escape).join('\\s+')).exec(text?.value ?? '');
  if (text !== undefined && match !== null && sentence !== '') {
    const [line = ''] = match[0].split('\n');
    const [from, to] = text.toFileSpan(match.index, line.length);
    return { file, ...toSpan(frontmatter.text, from, to - from) };
  }
  if (paragraph === null) return locateField(frontmatter, parsePath(field), 'value');
  const start = frontmatter.text.length - body.length + findParagraphStart(body, Number(paragraph[1]));
  return { file, ...toSpan(frontmatter.text, start, 1) };
}

function parsePath(field: string): FieldPath {
  return field.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));
}

function findParagraphStart(body: string, number: number): number {
  const starts = [...body.matchAll(/(?:^|\n\s*\n)\s*(?=\S)/g)].map(({ 0: gap, index }) => index + gap.length);
  return starts[number - 1] ?? 0;
}
