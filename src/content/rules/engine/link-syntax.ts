import type { Image, Link, Nodes } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { gfmOptions, isAllowedLink, refusals } from '../../markdown/content-syntax.ts';
import type { Refusal } from '../../markdown/content-syntax.ts';
import { findLinks } from '../../markdown/links.ts';
import { textsIn } from '../../texts.ts';
import { inBody } from '../at.ts';
import type { At, Parsed, Report, SourceRule } from '../rule.ts';
import type { Found } from './markdown-signs.ts';

/**
 * The links that a text has are those of its syntax tree: whatever makes a link or a picture there must be written so that
 * the rules about links see it too, and nothing in the tree may be what content may not contain.
 */
export const linkSyntax: SourceRule = {
  id: 'link-syntax',
  severity: 'error',
  why: 'A link written in an unusual way would be published without being checked.',
  unless: ['markdown', 'markdown-fields', 'draft-remarks'],
  run: (entry) => {
    const { body, file, values } = entry.frontmatter;
    const inText = file.endsWith('.mdx')
      ? []
      : faultsIn(body).map(({ index, length, message }) => ({
          at: inBody(entry, index, length),
          message,
        }));
    const inFields = textsIn(entry.traits, values).flatMap(({ path, text, markdown }) =>
      markdown
        ? faultsIn(text).map(({ index, length, message }): Report => {
            const words = text.slice(index, index + length).split('\n', 1)[0] ?? '';
            return { at: wordsAt(entry, path, words), message };
          })
        : [],
    );
    return [...inText, ...inFields];
  },
};

function wordsAt(entry: Parsed, path: (string | number)[], words: string): At {
  return { entry, path, on: 'value', words };
}

const parser = unified().use(remarkParse).use(remarkGfm, gfmOptions).freeze();

/** Only these signs can start a link, a picture or HTML. */
const mayHoldLink = /[[<@]|:\/\/|www\./i;

function faultsIn(text: string): Found[] {
  if (!mayHoldLink.test(text)) return [];
  const tree = parser.parse(text);
  const refused = refusals(tree, []).filter(({ node }) => !isReportedByLinks(node, linkTargets(text)));
  return (refused.length > 0 ? refused : hiddenLinks(tree, text)).map(({ node, message }) =>
    foundAt(node, message),
  );
}

/** Where the links are that the rules about links see, and their addresses. */
function linkTargets(text: string): Map<number, string> {
  return new Map(findLinks(text).map(({ index, target }) => [index, target]));
}

/** The links and pictures of a text's syntax tree that the rules about links don't see, or see with another address. */
export function hiddenLinks(tree: Nodes, text: string): Refusal[] {
  const seen = linkTargets(text);
  const hidden = (node: Nodes): Refusal[] => {
    const isLink = node.type === 'link' || node.type === 'image';
    if (isLink && seen.get(node.position?.start.offset ?? -1) !== node.url && !isMailbox(node, text))
      return isReportedByLinks(node, seen) ? [] : [{ node, message: hiddenMessage(node) }];
    if (node.type === 'text' && node.value.includes('](')) return [{ node, message: brokenMessage }];
    return 'children' in node ? node.children.flatMap(hidden) : [];
  };
  return hidden(tree);
}

/** The rule about links has found it, at an address that it refuses. */
function isReportedByLinks({ position }: Nodes, seen: ReadonlyMap<number, string>): boolean {
  const target = seen.get(position?.start.offset ?? -1);
  return target !== undefined && !isAllowedLink(target);
}

/** An e-mail address in a text, which becomes a link by itself. Another rule asks for a fact in its place. */
function isMailbox(node: Link | Image, text: string): boolean {
  const { start, end } = node.position ?? {};
  return node.url === `mailto:${text.slice(start?.offset, end?.offset)}`;
}

const brokenMessage =
  'This link is not complete, and its signs would be shown. Write it as [words](address), without spaces in the address.';

function hiddenMessage({ type, url }: Link | Image): string {
  const shape = type === 'image' ? '![what it shows](/images/name.webp)' : '[words](address)';
  const brackets = /[()]/.test(url) ? ' In an address, %28 and %29 stand for ( and ).' : '';
  return `This link is written in a way that is not checked. Write it as ${shape}.${brackets}`;
}

export function foundAt({ position }: Nodes, message: string): Found {
  const index = position?.start.offset ?? 0;
  return { index, length: Math.max(1, (position?.end.offset ?? index + 1) - index), message };
}
