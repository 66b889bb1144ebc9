import { isNode } from 'yaml';
import { sentencesOf } from '../languages/sentences.ts';
import type { Span } from '../report/diagnostic.ts';
import type { Frontmatter } from '../source/frontmatter.ts';
import { placeOfField, spanIn } from '../source/positions.ts';
import type { FieldPath } from '../source/positions.ts';
import { translatableLines } from '../texts.ts';
import type { SplitEntry } from '../texts.ts';

type FileSpan = Span & { file: string };

/** Sentences of a field, or of a paragraph of the body ("text 3"). */
type Passage = { field: string; words: string; at: number };

/** A sentence at the time of translation and its current replacement. */
export type SentenceChange = {
  was: string;
  isNow: string;
  /** Its current location; undefined for removed sentences. */
  now?: FileSpan;
  /** The location of the old sentence's translation, or of the sentence before new ones. */
  spanIn: (translation: SplitEntry) => FileSpan;
};

/** The sentences that changed between the translated lines and the current page. */
export function changedSentences(before: string[], source: SplitEntry): SentenceChange[] {
  const old = passagesIn(before);
  const now = passagesIn(translatableLines(source));
  const counts = Map.groupBy(old, ({ field }) => field);
  return differences(old, now).map(({ removed, added, previous }) => {
    const [first] = added;
    const isNow = added.map(({ words }) => words).join(' ');
    const anchor = removed[0] ?? previous;
    return {
      was: removed.map(({ words }) => words).join(' '),
      isNow,
      ...(first !== undefined && { now: spanOf(source.frontmatter, first.field, isNow) }),
      spanIn: ({ frontmatter, ...translation }) =>
        anchor === undefined
          ? { file: frontmatter.file, line: 1, column: 1, length: 3 }
          : spanOf(
              frontmatter,
              anchor.field,
              sentenceAt({ frontmatter, ...translation }, anchor, counts.get(anchor.field)?.length ?? 0),
            ),
    };
  });
}

function passagesIn(lines: string[]): Passage[] {
  // Lines are sorted as text, which puts a list's tenth item before its second.
  const inOrder = lines.toSorted((a, b) =>
    order.compare(a.split('\t', 1)[0] ?? '', b.split('\t', 1)[0] ?? ''),
  );
  return inOrder.flatMap((line) => {
    const at = line.indexOf('\t');
    const field = line.slice(0, at);
    const text = line.slice(at + 1);
    const found = sentencesOf(text);
    const sentences = found.length < 2 ? [text] : found.map((each) => each.text.trim());
    return sentences.map((words, index) => ({ field, words, at: index }));
  });
}

const order = new Intl.Collator('en', { numeric: true });

/** The sentence at the same position of a translation; '' if it has fewer. */
function sentenceAt(translation: SplitEntry, { field, at }: Passage, count: number): string {
  const own = passagesIn(translatableLines(translation).filter((line) => line.startsWith(`${field}\t`)));
  return own.length === count ? (own[at]?.words ?? '') : '';
}

type Difference = { removed: Passage[]; added: Passage[]; previous: Passage | undefined };

/** Diffs by longest common subsequence, grouped by field. */
function differences(old: Passage[], now: Passage[]): Difference[] {
  const lengths = Array.from({ length: old.length + 1 }, () => new Uint16Array(now.length + 1));
  const rowAt = (index: number) => lengths[index] ?? new Uint16Array();
  for (let i = old.length - 1; i >= 0; i--)
    for (let j = now.length - 1; j >= 0; j--) {
      const same = old[i]?.words === now[j]?.words;
      rowAt(i)[j] = same
        ? (rowAt(i + 1)[j + 1] ?? 0) + 1
        : Math.max(rowAt(i + 1)[j] ?? 0, rowAt(i)[j + 1] ?? 0);
    }
  const found: Difference[] = [];
  let [i, j] = [0, 0];
  let [from, to] = [0, 0];
  const close = () => {
    found.push(...byField(old.slice(from, i), now.slice(to, j), old[from - 1]));
  };
  while (i < old.length || j < now.length) {
    if (i < old.length && j < now.length && old[i]?.words === now[j]?.words) {
      close();
      [i, j] = [i + 1, j + 1];
      [from, to] = [i, j];
    } else if (j >= now.length || (i < old.length && (rowAt(i + 1)[j] ?? 0) >= (rowAt(i)[j + 1] ?? 0))) i++;
    else j++;
  }
  close();
  return found;
}

function byField(removed: Passage[], added: Passage[], previous: Passage | undefined): Difference[] {
  const old = [...Map.groupBy(removed, ({ field }) => field).values()];
  const now = [...Map.groupBy(added, ({ field }) => field).values()];
  return Array.from({ length: Math.max(old.length, now.length) }, (_, index) => ({
    removed: old[index] ?? [],
    added: now[index] ?? [],
    previous: old[index - 1]?.at(-1) ?? previous,
  }));
}

/** The location of words in a field or paragraph; the field itself when they can't be found as typed. */
function spanOf(frontmatter: Frontmatter, field: string, words: string): FileSpan {
  const { file, text, body, document } = frontmatter;
  const paragraph = /^text (\d+)$/.exec(field);
  const path: FieldPath = field.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));
  const node = paragraph === null ? document.getIn(path, true) : undefined;
  const headStart = text.indexOf('\n') + 1;
  const [from, to] =
    paragraph !== null
      ? [text.length - body.length, text.length]
      : isNode(node) && node.range
        ? [headStart + node.range[0], headStart + node.range[1]]
        : [0, 0];
  const found =
    words === ''
      ? null
      : new RegExp(words.split(' ').map(RegExp.escape).join('\\s+')).exec(text.slice(from, to));
  if (found !== null) {
    const [line = ''] = found[0].split('\n');
    return { file, ...spanIn(text, from + found.index, line.length) };
  }
  if (paragraph !== null)
    return {
      file,
      ...spanIn(text, from + startOfParagraph(body, Number(paragraph[1])), 1),
    };
  return placeOfField(frontmatter, path, 'value');
}

function startOfParagraph(body: string, number: number): number {
  const starts = [...body.matchAll(/(?:^|\n\s*\n)\s*(?=\S)/g)].map(({ 0: gap, index }) => index + gap.length);
  return starts[number - 1] ?? 0;
}
