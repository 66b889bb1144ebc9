import type { Root } from 'mdast';
import { findMatches } from '../../languages/matches.ts';
import { getEnd, getStart, listBlocks, listNodes } from '../../markdown/blocks.ts';
import type { Block } from '../../markdown/blocks.ts';
import { findDisallowedSyntax } from '../../markdown/content-syntax.ts';
import { findHiddenRanges } from '../../markdown/hidden.ts';
import type { TextDiagnostic } from '../../report/diagnostic.ts';
import type { ParsedText } from '../../texts.ts';
import { locateProblem } from '../locate.ts';
import type { ParsedFile, NewDiagnostic, SourceRule } from '../rule.ts';
import { checkFootnotes } from './footnotes.ts';
import { checkNodes, findAutolinks, report } from './markdown-nodes.ts';
import { codePatterns, markdownPatterns } from './markdown-patterns.ts';
import { findUnknownIds, listTags, findMisplacedSections, explainMdxError } from './mdx.ts';
import { excludeOverlaps, findPatterns } from './text-patterns.ts';

/** Mistakes in Markdown and MDX. */
export const markdownSyntax: SourceRule = {
  id: 'markdown',
  severity: 'error',
  why: 'Misplaced markup appears as typed or hides text, and content can’t run code.',
  run: (entry, { parsedTexts }) => parsedTexts.flatMap((parsedText) => checkText(entry, parsedText)),
};

function checkText(entry: ParsedFile, parsedText: ParsedText): NewDiagnostic[] {
  const { text, tree, mdxError, problem } = parsedText;
  const locate = (mistakes: TextDiagnostic[]) =>
    excludeOverlaps(mistakes).map((mistake) => locateProblem(entry, text, mistake));
  if (problem !== undefined) return locate([{ index: 0, length: 1, message: problem }]);
  if (text.format === 'plain') return locate(findPlainMistakes(text.value, tree));
  if (text.path !== undefined || !entry.file.endsWith('.mdx'))
    return locate(findMarkdownMistakes(entry, parsedText));
  const tags = listTags(entry);
  const mistakes = findMarkdownMistakes(entry, parsedText, tags);
  // Markdown mistakes explain more than the MDX compiler's error.
  if (mdxError !== undefined)
    return locate(mistakes.length > 0 ? mistakes : [explainMdxError(mdxError, text.value, tags)]);
  const diagnostics = locate([...mistakes, ...findUnknownIds(entry, tree)]);
  return diagnostics.length > 0 ? diagnostics : findMisplacedSections(entry, tree);
}

/** Finds the mistakes in Markdown. `tags` are the allowed components of an `.mdx` file. */
function findMarkdownMistakes(
  { config }: ParsedFile,
  { text: { path, value }, source, tree, mdxError }: ParsedText,
  tags?: readonly string[],
): TextDiagnostic[] {
  const blocks = listBlocks(tree, source);
  // Unless the body follows the page's title, it follows the heading of a section.
  const parentLevel = (path === undefined ? config.page?.parentHeadingLevel : undefined) ?? 2;
  const patterns = tags === undefined ? [...markdownPatterns, ...codePatterns] : markdownPatterns;
  return [
    ...(tags === undefined ? findHtml(tree, blocks, path === undefined && config.mdx !== undefined) : []),
    ...checkNodes(tree, value, parentLevel),
    ...checkFootnotes(tree, blocks, path === undefined && config.page !== undefined),
    ...blocks.flatMap((block) => findPatterns(block, value, patterns)),
    ...findHiddenRanges(tree, value).map(({ index, length }) => ({
      index,
      length,
      message: `${value.slice(index, index + length).trim()} would disappear from the page. Write it as text, or remove it.`,
    })),
    // HTML is reported above, and the `links` rule reports links and pictures that aren't allowed.
    ...(mdxError === undefined ? findDisallowedSyntax(tree, tags ?? []) : [])
      .filter(({ node: { type } }) => type !== 'html' && type !== 'link' && type !== 'image')
      .flatMap(({ node, message }) => report(node, message)),
    ...findAutolinks(tree),
  ];
}

/** Finds the first HTML or apparent tag, because text pasted from a web page contains many tags with one cause. */
function findHtml(tree: Root, blocks: readonly Block[], canBeMdx: boolean): TextDiagnostic[] {
  const html = listNodes(tree).flatMap((node) =>
    node.type === 'html' ? report(node, explainTag(node.value, canBeMdx)) : [],
  );
  const tags = blocks.flatMap(({ text, toSourceSpan }) =>
    findMatches(text, /<\/?[a-zA-Z!][^>\n]*>?/g).map(({ 0: tag, index }) => ({
      ...toSourceSpan(index, tag.length),
      message: explainTag(tag, canBeMdx),
    })),
  );
  return [...html, ...tags].toSorted((a, b) => a.index - b.index).slice(0, 1);
}

function explainTag(html: string, canBeMdx: boolean): string {
  const [start = '<!-- --'] = /^<\/?\w+/.exec(html) ?? [];
  return canBeMdx && /^<\/?[A-Z][a-z]/.test(start)
    ? `${start}> works only in the text of .mdx files. Rename this file from .md to .mdx.`
    : `HTML such as ${start}> isn’t allowed in content. Use Markdown: blank lines for paragraphs, **bold**, - for lists.`;
}

/** Syntax that has no meaning in plain text. */
const markupPattern =
  /\[[^[\]]*\]\([^[)]*\)|\\(?:n(?![a-z])|$|[*_#[\]])|\*\*|\]\([^)]*\)?|^#{1,6} |~~|`|<[/!?]?[a-z][^<>\n]*>|<!--|&(?:[a-z]+|#x?[\da-f]+);/i;

/** Finds the first Markdown or HTML in a plain-text field. Pages would show it as typed. */
function findPlainMistakes(text: string, tree: Root): TextDiagnostic[] {
  const match = markupPattern.exec(text);
  const emphasis = listNodes(tree).find(
    ({ type, position }) => position && (type === 'emphasis' || type === 'strong'),
  );
  const [index, end] = match
    ? [match.index, match.index + match[0].trimEnd().length]
    : [emphasis && getStart(emphasis), emphasis && getEnd(emphasis)];
  if (index === undefined || end === undefined) return [];
  const message = `is plain text, so ${text.slice(index, end)} would appear as typed. Write only the plain words or characters.`;
  return [{ index, length: end - index, message }];
}
