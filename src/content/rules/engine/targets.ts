import type { Explanation } from '../../report/diagnostic.ts';
import { trimAddress } from '../../explain/value-messages.ts';
import { suggestName } from '../../report/suggest.ts';
import type { SiteContext } from '../rule.ts';
import type { Entry, PageEntry } from '../../site.ts';

type Named = Pick<Entry, 'traits' | 'file'>;

/**
 * The problem with an address on this site, as the end of a sentence that starts "leads to". `from` is the referencing file;
 * an address such as `#faq` is an anchor on its own page.
 */
function describeAddressProblem(target: string, from: Named, context: SiteContext): string | undefined {
  const [address = '', anchor] = target.split('#');
  const path = address.split('?')[0] ?? '';
  if (path === '') return findPlaceProblem(target, anchor, from, context);
  const pages = context.routes;
  if (pages.broken.has(path)) return undefined;
  const entry = pages.known.get(path);
  if (entry === undefined) {
    return path.length > 1 && path.endsWith('/') && pages.known.has(path.slice(0, -1))
      ? `${path}. Write ${path.slice(0, -1)}, without the trailing slash.`
      : `${path}, but no page has that address.${suggestPath(path, context)}`;
  }
  return explainHidden(path, entry, from, context) ?? checkAnchor(target, anchor, entry, context);
}

/** The problem with an address on this site, as a sentence that starts "leads to"; undefined when it is valid. */
export function checkAddress(target: string, from: Named, context: SiteContext): Explanation | undefined {
  const cause = findCause(target, context);
  const problem = describeAddressProblem(target, from, context);
  if (problem !== undefined) return { message: `points to ${problem}`, cause };
  const warning = redirectWarning(target, context);
  return warning === undefined ? undefined : { message: `points to ${warning}`, cause, severity: 'warning' };
}

/** An alias of the home page that footers may use. */
const home = '/home';

/** The target of an address that redirects: a former address, or that of an ended page. */
function redirectWarning(target: string, { routes: pages }: SiteContext): string | undefined {
  const path = parsePath(target);
  const end = resolveRedirect(path, pages);
  if (end === path || path === home) return undefined;
  // Another page has different anchors.
  const isSame = pages.pages.get(end)?.entry === pages.known.get(path);
  return `${path}, which redirects to ${end}. Write ${isSame ? target.replace(path, () => end) : end}.`;
}

/** An address without query and anchor. */
export function parsePath(target: string): string {
  return target.split(/[?#]/)[0] ?? '';
}

/** The address after redirects. */
export function resolveRedirect(path: string, { pages, redirects }: SiteContext['routes']): string {
  return pages.has(path) ? path : (redirects.get(path) ?? path);
}

/** Suggests a similar address. */
export function suggestPath(typed: string, { routes: pages }: SiteContext): string {
  const plain = trimAddress(typed);
  return plain !== typed && pages.known.has(plain)
    ? ` Write ${plain}.`
    : suggestName(typed, pages.known.keys());
}

/** Problems with a removed page share one cause, whatever anchor they name. */
function findCause(target: string, { routes: pages }: SiteContext): string {
  const path = parsePath(target);
  return `address ${pages.known.has(path) || path === '' ? target : path}`;
}

/** Published pages must not link to unpublished pages. */
function explainHidden(
  path: string,
  entry: PageEntry,
  from: Named,
  { routes: pages }: SiteContext,
): string | undefined {
  const state = pages.hidden.get(entry.file);
  if (state === undefined || pages.hidden.has(from.file) || entry.file === from.file) return undefined;
  return state === 'draft'
    ? `${path}, which is a draft and not on the built site. Remove "draft: true" from ${entry.file}, or remove this link.`
    : `${path}, which isn’t published until ${entry.data.publishOn ?? 'its day'} (${entry.file}). Remove this link until then.`;
}

/** An anchor without page: on the file's own page, or on each page that shows the file. */
function findPlaceProblem(
  target: string,
  anchor: string | undefined,
  from: Named,
  context: SiteContext,
): string | undefined {
  const { linksFrom } = from.traits;
  if (linksFrom === 'page') return checkAnchor(target, anchor, from, context);
  const where = linksFrom === 'every-page' ? 'every page' : 'each page that shows it';
  return `${target} without a page, but this file appears on ${where}. Add the page, like /probate${target}.`;
}

function checkAnchor(
  target: string,
  anchor: string | undefined,
  entry: Named | undefined,
  { anchors, byFile }: SiteContext,
): string | undefined {
  if (anchor === undefined || entry === undefined) return undefined;
  const page = byFile.get(entry.file);
  const offered = anchors.get(entry.file);
  if (page === undefined || offered === undefined) return undefined;
  if (offered.has(anchor)) return undefined;
  const isMdx = entry.file.endsWith('.mdx');
  if (isMdx && page.frontmatter.body.includes(`id="${anchor}"`)) return undefined;
  if (anchor === '') return `${target}, but the name after # is missing.`;
  const places = [...offered].filter((id) => id !== 'main');
  const hint =
    (isMdx ? ' Headings in .mdx files can’t be linked to.' : '') ||
    suggestName(anchor, places) ||
    (places.length > 0 ? ` Its anchors: ${places.slice(0, 12).join(', ')}.` : '');
  return `${target}, but ${entry.file} has no anchor "${anchor}".${hint}`;
}
