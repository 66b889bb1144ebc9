import type { TextDiagnostic } from '../../report/diagnostic.ts';
import type { Nodes, Root } from 'mdast';
import { inBraces } from '../../defaults.ts';
import type { BracedWords } from '../../defaults.ts';
import { withoutBrokenQuotes } from '../../facts/broken-quotes.ts';
import type { FactNames } from '../../facts/broken-quotes.ts';
import { blocksOf, endOf, startOf } from '../../markdown/blocks.ts';
import type { Block } from '../../markdown/blocks.ts';
import { hiddenStretches } from '../../markdown/hidden.ts';
import { parseMarkdown, parseMdx, tooManySigns } from '../../markdown/parse.ts';
import type { Text } from '../../site.ts';
import { inText } from '../at.ts';
import type { Parsed, NewDiagnostic, SourceRule } from '../rule.ts';
import { foreignFootnotes, loneFootnotes } from './footnotes.ts';
import { leftOver } from './markdown-leftovers.ts';
import { mistakesIn, named, namedInMdx } from './markdown-mistakes.ts';
import { htmlMistakes, nodeMistakes, refusedMarkup } from './markdown-nodes.ts';
import { structureMistakes } from './markdown-structure.ts';
import { partsOf, unknownPlaces, tagsOf, unplacedParts, unreadable } from './mdx.ts';

/** Parses each text for visitors as its compiler does. */
export const markdownSyntax: SourceRule = {
  id: 'markdown',
  severity: 'error',
  why: 'Misplaced markup appears as typed or hides text, and content can’t run code.',
  run: (entry, { facts, braced }) => {
    const { file } = entry.frontmatter;
    return entry.texts.flatMap((text) => {
      const isMdx = text.path === undefined && file.endsWith('.mdx');
      if (!isMdx && !mayHoldMistake.test(text.value.replaceAll(rightQuote, 'x'))) return [];
      const tooMany = tooManySigns(text.value);
      if (tooMany !== undefined) return { ...inText(entry, text, 0, 1), message: tooMany };
      if (text.format === 'plain')
        return plainMistakes(text.value).map((found) => reported(entry, text, found));
      const source = readable(entry, text.value, facts, braced);
      if (isMdx) return inMdx(entry, text, source, braced);
      const tree = parseMarkdown(source);
      const blocks = blocksOf(tree, source);
      const found = withoutConsequences([
        ...htmlMistakes(tree, blocks, source),
        ...markdownMistakes(entry, text, { tree, blocks, source, isMdx: false, braced }),
        ...refusedMarkup(tree, []),
      ]);
      return found.map((mistake) => reported(entry, text, mistake));
    });
  },
};

/** Quoted facts don't require parsing. */
const rightQuote = /(?<!\{)\{\{[\w.-]+\}\}(?!\})/g;

/** Most fields contain none of these. */
const mayHoldMistake =
  /[<>{}[\]#=\t*_`\\|~&+^]|:::|!!!|\/\/|\$\$|www\.|@|:\w+:|\S[,;](?=\S)|^ {4}|^[^\S\n]*(?:[•·▪●◦‣➢➤■□✓✔–—§:?/-]|\d+[.)]|[a-hа-еі][.)] |o |import |export )/imu;

/** Masks broken quotes and allowed placeholders, which other rules check. */
function readable({ file }: Parsed, text: string, facts: FactNames, braced: BracedWords): string {
  const typed = withoutBrokenQuotes(text, facts);
  return braced.has(file) ? typed.replace(inBraces, (found) => '¤'.repeat(found.length)) : typed;
}

type ParsedText = { tree: Root; blocks: Block[]; source: string; isMdx: boolean; braced: BracedWords };

/** Mistakes in both `.md` and `.mdx` texts. */
function markdownMistakes(
  { traits }: Parsed,
  { path }: Text,
  { tree, blocks, source, isMdx, braced }: ParsedText,
): TextDiagnostic[] {
  const hasNotes = path === undefined && traits.page !== undefined;
  // Unless the body follows the page's title, a section with a heading precedes it.
  const above = (path === undefined ? traits.page?.headingsBelow : undefined) ?? 2;
  const notes = hasNotes ? loneFootnotes(tree, blocks) : foreignFootnotes(tree, blocks);
  return [
    ...nodeMistakes(tree, source),
    ...notes,
    ...blocks.flatMap((block) => mistakesIn(block, source, isMdx ? namedInMdx : named, braced)),
    ...structureMistakes(tree, blocks, source, above),
    ...blocks.flatMap((block) => mistakesIn(block, source, leftOver, braced)),
    ...hiddenStretches(tree, source).map(({ index, length }) => ({
      index,
      length,
      message: `${source.slice(index, index + length).trim()} would disappear from the page. Write it as text, or remove it.`,
    })),
  ];
}

/** In `.mdx` texts, facts are quoted before parsing; letters of equal length replace them here. */
function inMdx(entry: Parsed, text: Text, typed: string, braced: BracedWords): NewDiagnostic[] {
  const source = typed.replace(/\{\{[^{}\n]*\}\}/g, (fact) => 'x'.repeat(fact.length));
  const parts = partsOf(entry);
  const mistakesOf = (tree: Root) =>
    markdownMistakes(entry, text, { tree, blocks: blocksOf(tree, source), source, isMdx: true, braced });
  try {
    const tree = parseMdx(source);
    const found = withoutConsequences([
      ...mistakesOf(tree),
      ...refusedMarkup(tree, tagsOf(parts)),
      ...unknownPlaces(tree, parts),
    ]);
    return found.length > 0
      ? found.map((mistake) => reported(entry, text, mistake))
      : unplacedParts(entry, tree);
  } catch (error) {
    // Markdown mistakes explain more than the MDX compiler's error.
    const found = withoutConsequences(mistakesOf(parseMarkdown(source)));
    return (found.length > 0 ? found : [unreadable(error, source, parts)]).map((mistake) =>
      reported(entry, text, mistake),
    );
  }
}

/** Drops mistakes that overlap an earlier one, which explains them. */
function withoutConsequences(mistakes: TextDiagnostic[]): TextDiagnostic[] {
  const taken = new Set<number>();
  return mistakes.filter(({ index, length }) => {
    for (let at = index; at < index + length; at++) if (taken.has(at)) return false;
    for (let at = index; at < index + length; at++) taken.add(at);
    return true;
  });
}

function reported(entry: Parsed, text: Text, { index, length, message }: TextDiagnostic): NewDiagnostic {
  return { ...inText(entry, text, index, length), message };
}

/** Syntax that has no meaning in plain text. */
const shownAsTyped = /\*\*|\]\([^)]*\)?|^#{1,6} |~~|`|<[/!?]?[a-z][^<>\n]*>|<!--|&(?:[a-z]+|#x?[\da-f]+);/i;

/** Markdown or HTML in plain-text fields, which are shown as typed. */
function plainMistakes(text: string): TextDiagnostic[] {
  const link = /\[([^[\]]*)\]\([^[)]*\)/.exec(text);
  if (link !== null) {
    const message = `is plain text and can’t contain a link. Write only "${link[1] ?? ''}".`;
    return [{ index: link.index, length: link[0].length, message }];
  }
  const stray = shownAsTyped.exec(text);
  const found =
    stray === null
      ? markupIn(parseMarkdown(text))
      : { index: stray.index, length: stray[0].trimEnd().length };
  if (found === undefined) return [];
  const typed = text.slice(found.index, found.index + found.length);
  return [{ ...found, message: `is plain text, so ${typed} would appear as typed. Remove it.` }];
}

/** The first emphasis, HTML or address in angle brackets. */
function markupIn(node: Nodes): { index: number; length: number } | undefined {
  const isMarkup = node.type === 'emphasis' || node.type === 'strong' || node.type === 'html';
  if (isMarkup && node.position) return { index: startOf(node), length: endOf(node) - startOf(node) };
  if (!('children' in node)) return undefined;
  for (const child of node.children) {
    const found = markupIn(child);
    if (found !== undefined) return found;
  }
  return undefined;
}
