import { isNode } from 'yaml';
import { splitSentences } from '../languages/sentences.ts';
import type { Span } from '../report/diagnostic.ts';
import type { Frontmatter } from '../source/frontmatter.ts';
import { locateField, toSpan } from '../source/positions.ts';
import type { FieldPath } from '../source/positions.ts';
import { listTranslatableLines } from '../texts.ts';
import type { SplitEntry } from '../texts.ts';

type FileSpan = Span & { file: string };

/** A sentence in a field, or in a body paragraph ("text 3"). */
type LocatedSentence = { field: string; sentence: string; position: number };

/** A sentence at the time of translation and its current replacement. */
export type SentenceChange = {
  before: string;
  after: string;
  /** Its current location; undefined for removed sentences. */
  currentSpan?: FileSpan;
  /** The location of the old sentence's translation, or of the sentence before new ones. */
  locateIn: (translation: SplitEntry) => FileSpan;
};

/** The sentences that changed between the translated lines and the current page. */
export function findChangedSentences(earlierLines: string[], source: SplitEntry): SentenceChange[] {
  const oldList = splitIntoSentences(earlierLines);
  const newList = splitIntoSentences(listTranslatableLines(source));
  const counts = Map.groupBy(oldList, ({ field }) => field);
  return diffSentences(oldList, newList).map(({ removed, added, previous }) => {
    const [first] = added;
    const after = added.map(({ sentence }) => sentence).join(' ');
    const anchor = removed[0] ?? previous;
    return {
      before: removed.map(({ sentence }) => sentence).join(' '),
      after,
      ...(first !== undefined && { currentSpan: findSpan(source.frontmatter, first.field, after) }),
      locateIn: ({ frontmatter, ...translation }) =>
        anchor === undefined
          ? { file: frontmatter.file, line: 1, column: 1, length: 3 }
          : findSpan(
              frontmatter,
              anchor.field,
              findSentence({ frontmatter, ...translation }, anchor, counts.get(anchor.field)?.length ?? 0),
            ),
    };
  });
}

function splitIntoSentences(lines: string[]): LocatedSentence[] {
  // Lines are sorted as text, which puts a list's tenth item before its second.
  const inOrder = lines.toSorted((a, b) =>
    numericOrder.compare(a.split('\t', 1)[0] ?? '', b.split('\t', 1)[0] ?? ''),
  );
  return inOrder.flatMap((line) => {
    const tabIndex = line.indexOf('\t');
    const field = line.slice(0, tabIndex);
    const text = line.slice(tabIndex + 1);
    const sentencesInText = splitSentences(text);
    const sentences = sentencesInText.length < 2 ? [text] : sentencesInText.map((part) => part.text.trim());
    return sentences.map((sentence, position) => ({ field, sentence, position }));
  });
}

const numericOrder = new Intl.Collator('en', { numeric: true });

/** The sentence at the same position of a translation; '' if it has fewer. */
function findSentence(translation: SplitEntry, { field, position }: LocatedSentence, count: number): string {
  const sentences = splitIntoSentences(
    listTranslatableLines(translation).filter((line) => line.startsWith(`${field}\t`)),
  );
  return sentences.length === count ? (sentences[position]?.sentence ?? '') : '';
}

type Difference = {
  removed: LocatedSentence[];
  added: LocatedSentence[];
  previous: LocatedSentence | undefined;
};

/** Diffs by longest common subsequence, grouped by field. */
function diffSentences(oldList: LocatedSentence[], newList: LocatedSentence[]): Difference[] {
  const lengths = Array.from({ length: oldList.length + 1 }, () => new Uint16Array(newList.length + 1));
  const getRow = (index: number) => lengths[index] ?? new Uint16Array();
  for (let i = oldList.length - 1; i >= 0; i--)
    for (let j = newList.length - 1; j >= 0; j--) {
      const isSame = oldList[i]?.sentence === newList[j]?.sentence;
      getRow(i)[j] = isSame
        ? (getRow(i + 1)[j + 1] ?? 0) + 1
        : Math.max(getRow(i + 1)[j] ?? 0, getRow(i)[j + 1] ?? 0);
    }
  const differences: Difference[] = [];
  let [i, j] = [0, 0];
  let [from, to] = [0, 0];
  const addDifference = () => {
    differences.push(...groupByField(oldList.slice(from, i), newList.slice(to, j), oldList[from - 1]));
  };
  while (i < oldList.length || j < newList.length) {
    if (i < oldList.length && j < newList.length && oldList[i]?.sentence === newList[j]?.sentence) {
      addDifference();
      [i, j] = [i + 1, j + 1];
      [from, to] = [i, j];
    } else if (
      j >= newList.length ||
      (i < oldList.length && (getRow(i + 1)[j] ?? 0) >= (getRow(i)[j + 1] ?? 0))
    )
      i++;
    else j++;
  }
  addDifference();
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

/** The location of a sentence in a field or paragraph; the field itself when it can't be found as typed. */
function findSpan(frontmatter: Frontmatter, field: string, sentence: string): FileSpan {
  const { file, text, body, document } = frontmatter;
  const paragraph = /^text (\d+)$/.exec(field);
  const path: FieldPath = field.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));
  const node = paragraph === null ? document.getIn(path, true) : undefined;
  const frontmatterStart = text.indexOf('\n') + 1;
  const [from, to] =
    paragraph !== null
      ? [text.length - body.length, text.length]
      : isNode(node) && node.range
        ? [frontmatterStart + node.range[0], frontmatterStart + node.range[1]]
        : [0, 0];
  const match =
    sentence === ''
      ? null
      : new RegExp(sentence.split(' ').map(RegExp.escape).join('\\s+')).exec(text.slice(from, to));
  if (match !== null) {
    const [line = ''] = match[0].split('\n');
    return { file, ...toSpan(text, from + match.index, line.length) };
  }
  if (paragraph !== null)
    return {
      file,
      ...toSpan(text, from + findParagraphStart(body, Number(paragraph[1])), 1),
    };
  return locateField(frontmatter, path, 'value');
}

function findParagraphStart(body: string, number: number): number {
  const starts = [...body.matchAll(/(?:^|\n\s*\n)\s*(?=\S)/g)].map(({ 0: gap, index }) => index + gap.length);
  return starts[number - 1] ?? 0;
}
