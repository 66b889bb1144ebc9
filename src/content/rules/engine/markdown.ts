import type { TextDiagnostic } from '../../report/diagnostic.ts';
import type { Root } from 'mdast';
import type { AllowedPlaceholders } from '../../defaults.ts';
import { listBlocks, getEnd, getStart, listNodes } from '../../markdown/blocks.ts';
import type { Block } from '../../markdown/blocks.ts';
import { findHiddenRanges } from '../../markdown/hidden.ts';
import type { Text } from '../../site.ts';
import type { ParsedText } from '../../texts.ts';
import { locateInText } from '../locate.ts';
import type { ParsedFile, NewDiagnostic, SourceRule } from '../rule.ts';
import { findUnsupportedFootnotes, findUnmatchedFootnotes } from './footnotes.ts';
import { leftoverSyntax } from './markdown-leftovers.ts';
import { findMistakes, specificMistakes, specificMistakesInMdx } from './markdown-mistakes.ts';
import { checkHtml, checkNodes, findDisallowedMarkup } from './markdown-nodes.ts';
import { checkStructure } from './markdown-structure.ts';
import { findUnknownIds, listTags, findMisplacedSections, explainMdxError } from './mdx.ts';

/** Mistakes in Markdown and MDX. */
export const markdownSyntax: SourceRule = {
  id: 'markdown',
  severity: 'error',
  why: 'Misplaced markup appears as typed or hides text, and content can’t run code.',
  run: (entry, { parsedTexts, placeholders }) =>
    parsedTexts.flatMap((parsedText) => checkText(entry, parsedText, placeholders)),
};

function checkText(
  entry: ParsedFile,
  parsedText: ParsedText,
  placeholders: AllowedPlaceholders,
): NewDiagnostic[] {
  const { text, source, tree, mdxError, problem } = parsedText;
  if (problem !== undefined) return [{ ...locateInText(entry, text, 0, 1), message: problem }];
  if (text.format === 'plain')
    return findPlainMistakes(text.value, tree).map((mistake) => locateDiagnostic(entry, text, mistake));
  const blocks = listBlocks(tree, source);
  const report = (mistakes: TextDiagnostic[]) =>
    excludeOverlaps(mistakes).map((mistake) => locateDiagnostic(entry, text, mistake));
  const isMdx = text.path === undefined && entry.file.endsWith('.mdx');
  const mistakes = findMarkdownMistakes(entry, text, { tree, blocks, isMdx, placeholders });
  if (!isMdx) {
    const html = checkHtml(
      tree,
      blocks,
      text.value,
      text.path === undefined && entry.config.mdx !== undefined,
    );
    return report([...html, ...mistakes, ...findDisallowedMarkup(tree, [])]);
  }
  const tags = listTags(entry);
  // Markdown mistakes explain more than the MDX compiler's error.
  if (mdxError !== undefined)
    return report(mistakes.length > 0 ? mistakes : [explainMdxError(mdxError, text.value, tags)]);
  const diagnostics = report([
    ...mistakes,
    ...findDisallowedMarkup(tree, tags),
    ...findUnknownIds(entry, tree),
  ]);
  return diagnostics.length > 0 ? diagnostics : findMisplacedSections(entry, tree);
}

type Markup = { tree: Root; blocks: Block[]; isMdx: boolean; placeholders: AllowedPlaceholders };

/** Finds the mistakes that `.md` and `.mdx` files have in common. */
function findMarkdownMistakes(
  { config }: ParsedFile,
  { path, value }: Text,
  { tree, blocks, isMdx, placeholders }: Markup,
): TextDiagnostic[] {
  const allowsFootnotes = path === undefined && config.page !== undefined;
  // Unless the body follows the page's title, it follows the heading of a section.
  const parentLevel = (path === undefined ? config.page?.parentHeadingLevel : undefined) ?? 2;
  const footnoteMistakes = allowsFootnotes
    ? findUnmatchedFootnotes(tree, blocks)
    : findUnsupportedFootnotes(tree, blocks);
  return [
    ...checkNodes(tree, value),
    ...footnoteMistakes,
    ...blocks.flatMap((block) =>
      findMistakes(block, value, isMdx ? specificMistakesInMdx : specificMistakes, placeholders),
    ),
    ...checkStructure(tree, blocks, value, parentLevel),
    ...blocks.flatMap((block) => findMistakes(block, value, leftoverSyntax, placeholders)),
    ...findHiddenRanges(tree, value).map(({ index, length }) => ({
      index,
      length,
      message: `${value.slice(index, index + length).trim()} would disappear from the page. Write it as text, or remove it.`,
    })),
  ];
}

/** Drops mistakes that overlap an earlier one, which explains them. */
function excludeOverlaps(mistakes: TextDiagnostic[]): TextDiagnostic[] {
  const coveredIndexes = new Set<number>();
  return mistakes.filter(({ index, length }) => {
    for (let position = index; position < index + length; position++)
      if (coveredIndexes.has(position)) return false;
    for (let position = index; position < index + length; position++) coveredIndexes.add(position);
    return true;
  });
}

function locateDiagnostic(
  entry: ParsedFile,
  text: Text,
  { index, length, message, severity }: TextDiagnostic,
): NewDiagnostic {
  return { ...locateInText(entry, text, index, length), message, ...(severity && { severity }) };
}

/** Syntax that has no meaning in plain text. */
const markupPattern =
  /\\(?:n(?![a-z])|$|[*_#[\]])|\*\*|\]\([^)]*\)?|^#{1,6} |~~|`|<[/!?]?[a-z][^<>\n]*>|<!--|&(?:[a-z]+|#x?[\da-f]+);/i;

/** Finds Markdown or HTML in plain-text fields, which are shown as typed. */
function findPlainMistakes(text: string, tree: Root): TextDiagnostic[] {
  const link = /\[([^[\]]*)\]\([^[)]*\)/.exec(text);
  if (link !== null) {
    const message = `is plain text and can’t contain a link. Write only "${link[1] ?? ''}".`;
    return [{ index: link.index, length: link[0].length, message }];
  }
  const match = markupPattern.exec(text);
  const range = match === null ? findMarkup(tree) : { index: match.index, length: match[0].trimEnd().length };
  if (range === undefined) return [];
  const markup = text.slice(range.index, range.index + range.length);
  return [{ ...range, message: `is plain text, so ${markup} would appear as typed. Remove it.` }];
}

/** Finds the first emphasis or HTML. */
function findMarkup(tree: Root): { index: number; length: number } | undefined {
  const node = listNodes(tree).find(
    ({ type, position }) => (type === 'emphasis' || type === 'strong' || type === 'html') && position,
  );
  return node && { index: getStart(node), length: getEnd(node) - getStart(node) };
}
