import type { TextDiagnostic } from '../../report/diagnostic.ts';
import type { Nodes, Root } from 'mdast';
import type { BracedWords } from '../../defaults.ts';
import { blocksOf, endOf, startOf } from '../../markdown/blocks.ts';
import type { Block } from '../../markdown/blocks.ts';
import { hiddenStretches } from '../../markdown/hidden.ts';
import type { Text } from '../../site.ts';
import type { ParsedText } from '../../texts.ts';
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
  run: (entry, { parsed, braced }) => parsed.flatMap((each) => mistakesOf(entry, each, braced)),
};

function mistakesOf(entry: Parsed, parsed: ParsedText, braced: BracedWords): NewDiagnostic[] {
  const { text, source, tree, mdxError, refusal } = parsed;
  if (refusal !== undefined) return [{ ...inText(entry, text, 0, 1), message: refusal }];
  if (text.format === 'plain')
    return plainMistakes(text.value, tree).map((mistake) => reported(entry, text, mistake));
  const blocks = blocksOf(tree, source);
  const report = (mistakes: TextDiagnostic[]) =>
    withoutConsequences(mistakes).map((mistake) => reported(entry, text, mistake));
  const isMdx = text.path === undefined && entry.file.endsWith('.mdx');
  const mistakes = markdownMistakes(entry, text, { tree, blocks, isMdx, braced });
  if (!isMdx) {
    const html = htmlMistakes(tree, blocks, text.value);
    return report([...html, ...mistakes, ...refusedMarkup(tree, [])]);
  }
  const parts = partsOf(entry);
  // Markdown mistakes explain more than the MDX compiler's error.
  if (mdxError !== undefined)
    return report(mistakes.length > 0 ? mistakes : [unreadable(mdxError, text.value, parts)]);
  const found = report([...mistakes, ...refusedMarkup(tree, tagsOf(parts)), ...unknownPlaces(tree, parts)]);
  return found.length > 0 ? found : unplacedParts(entry, tree);
}

type Markup = { tree: Root; blocks: Block[]; isMdx: boolean; braced: BracedWords };

/** Mistakes in both `.md` and `.mdx` texts. */
function markdownMistakes(
  { traits }: Parsed,
  { path, value }: Text,
  { tree, blocks, isMdx, braced }: Markup,
): TextDiagnostic[] {
  const hasNotes = path === undefined && traits.page !== undefined;
  // Unless the body follows the page's title, a section with a heading precedes it.
  const above = (path === undefined ? traits.page?.headingsBelow : undefined) ?? 2;
  const notes = hasNotes ? loneFootnotes(tree, blocks) : foreignFootnotes(tree, blocks);
  return [
    ...nodeMistakes(tree, value),
    ...notes,
    ...blocks.flatMap((block) => mistakesIn(block, value, isMdx ? namedInMdx : named, braced)),
    ...structureMistakes(tree, blocks, value, above),
    ...blocks.flatMap((block) => mistakesIn(block, value, leftOver, braced)),
    ...hiddenStretches(tree, value).map(({ index, length }) => ({
      index,
      length,
      message: `${value.slice(index, index + length).trim()} would disappear from the page. Write it as text, or remove it.`,
    })),
  ];
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

function reported(
  entry: Parsed,
  text: Text,
  { index, length, message, severity }: TextDiagnostic,
): NewDiagnostic {
  return { ...inText(entry, text, index, length), message, ...(severity && { severity }) };
}

/** Syntax that has no meaning in plain text. */
const shownAsTyped = /\*\*|\]\([^)]*\)?|^#{1,6} |~~|`|<[/!?]?[a-z][^<>\n]*>|<!--|&(?:[a-z]+|#x?[\da-f]+);/i;

/** Markdown or HTML in plain-text fields, which are shown as typed. */
function plainMistakes(text: string, tree: Root): TextDiagnostic[] {
  const link = /\[([^[\]]*)\]\([^[)]*\)/.exec(text);
  if (link !== null) {
    const message = `is plain text and can’t contain a link. Write only "${link[1] ?? ''}".`;
    return [{ index: link.index, length: link[0].length, message }];
  }
  const stray = shownAsTyped.exec(text);
  const found = stray === null ? markupIn(tree) : { index: stray.index, length: stray[0].trimEnd().length };
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
