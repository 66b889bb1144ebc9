import type { Explanation } from '../../report/diagnostic.ts';
import { normalizePagePath } from '../../explain/value-messages.ts';
import { suggestName } from '../../report/suggest.ts';
import type { SiteContext } from '../rule.ts';
import type { Entry, PageEntry } from '../../site.ts';

type LinkingFile = Pick<Entry, 'config' | 'file'>;

/**
 * Describes the problem with a link target on this site, as the end of a sentence that starts "points to". `linkingFile` is the
 * referencing file; a target such as `#faq` is an anchor on its own page.
 */
function describePathProblem(
  target: string,
  linkingFile: LinkingFile,
  context: SiteContext,
): string | undefined {
  const [pathAndQuery = '', anchor] = target.split('#');
  const path = pathAndQuery.split('?')[0] ?? '';
  if (path === '') return describeAnchorProblem(target, anchor, linkingFile, context);
  const routes = context.routes;
  if (routes.brokenPaths.has(path)) return undefined;
  const entry = routes.entriesByPath.get(path);
  if (entry === undefined) {
    return path.length > 1 && path.endsWith('/') && routes.entriesByPath.has(path.slice(0, -1))
      ? `${path}. Write ${path.slice(0, -1)}, without the trailing slash.`
      : `${path}, but no page has that path.${suggestPath(path, context)}`;
  }
  return explainHiddenPage(path, entry, linkingFile, context) ?? checkAnchor(target, anchor, entry, context);
}

/** Explains the problem with a link target on this site, as a sentence that starts "points to"; undefined if it is valid. */
export function checkTarget(
  target: string,
  linkingFile: LinkingFile,
  context: SiteContext,
): Explanation | undefined {
  const cause = findCause(target, context);
  const problem = describePathProblem(target, linkingFile, context);
  if (problem !== undefined) return { message: `points to ${problem}`, cause };
  const warning = describeRedirect(target, context);
  return warning === undefined ? undefined : { message: `points to ${warning}`, cause, severity: 'warning' };
}

/** An alias of the home page that may be linked, although it redirects. */
const homeAlias = '/home';

/** Describes a redirect from an alias or an expired page, with its final path. */
function describeRedirect(target: string, { routes }: SiteContext): string | undefined {
  const path = parsePath(target);
  const finalPath = resolveRedirect(path, routes);
  if (finalPath === path || path === homeAlias) return undefined;
  // Another page has different anchors.
  const isSamePage = routes.pages.get(finalPath)?.entry === routes.entriesByPath.get(path);
  return `${path}, which redirects to ${finalPath}. Write ${isSamePage ? target.replace(path, () => finalPath) : finalPath}.`;
}

/** Returns a link target without query and anchor. */
export function parsePath(target: string): string {
  return target.split(/[?#]/)[0] ?? '';
}

/** Returns the path after redirects. */
export function resolveRedirect(path: string, { pages, redirects }: SiteContext['routes']): string {
  return pages.has(path) ? path : (redirects.get(path) ?? path);
}

/** Suggests a similar path. */
export function suggestPath(typedPath: string, { routes }: SiteContext): string {
  const normalizedPath = normalizePagePath(typedPath);
  return normalizedPath !== typedPath && routes.entriesByPath.has(normalizedPath)
    ? ` Write ${normalizedPath}.`
    : suggestName(typedPath, routes.entriesByPath.keys());
}

/** Returns the cause of a problem. Problems with a removed or hidden page share one, whatever anchor they name. */
function findCause(target: string, { routes }: SiteContext): string {
  const path = parsePath(target);
  return `path ${routes.pages.has(resolveRedirect(path, routes)) || path === '' ? target : path}`;
}

/** Explains why a published page must not link to an unpublished one. */
function explainHiddenPage(
  path: string,
  entry: PageEntry,
  linkingFile: LinkingFile,
  { routes }: SiteContext,
): string | undefined {
  const state = routes.hiddenFiles.get(entry.file);
  if (state === undefined || routes.hiddenFiles.has(linkingFile.file) || entry.file === linkingFile.file)
    return undefined;
  return state === 'draft'
    ? `${path}, which is a draft and not on the built site. Remove "draft: true" from ${entry.file}, or remove this link.`
    : `${path}, which isn’t published until ${entry.data.publishOn ?? 'its day'} (${entry.file}). Remove this link until then.`;
}

/** Describes the problem with a link that is only an anchor: on the file's own page, or on each page that shows the file. */
function describeAnchorProblem(
  target: string,
  anchor: string | undefined,
  linkingFile: LinkingFile,
  context: SiteContext,
): string | undefined {
  const { linksFrom } = linkingFile.config;
  if (linksFrom === 'page') return checkAnchor(target, anchor, linkingFile, context);
  const location = linksFrom === 'every-page' ? 'every page' : 'each page that shows it';
  return `${target} without a page, but this file appears on ${location}. Add the page, like /probate${target}.`;
}

function checkAnchor(
  target: string,
  anchor: string | undefined,
  entry: LinkingFile | undefined,
  { anchorsByFile, entriesByFile }: SiteContext,
): string | undefined {
  if (anchor === undefined || entry === undefined) return undefined;
  const page = entriesByFile.get(entry.file);
  const pageAnchors = anchorsByFile.get(entry.file);
  if (page === undefined || pageAnchors === undefined) return undefined;
  if (pageAnchors.has(anchor)) return undefined;
  const isMdx = entry.file.endsWith('.mdx');
  if (isMdx && page.frontmatter.body.includes(`id="${anchor}"`)) return undefined;
  if (anchor === '') return `${target}, but the name after # is missing.`;
  const linkableAnchors = [...pageAnchors].filter((id) => id !== 'main');
  const hint =
    (isMdx ? ' Headings in .mdx files can’t be linked to.' : '') ||
    suggestName(anchor, linkableAnchors) ||
    (linkableAnchors.length > 0 ? ` Its anchors: ${linkableAnchors.slice(0, 12).join(', ')}.` : '');
  return `${target}, but ${entry.file} has no anchor "${anchor}".${hint}`;
}
