import type { Explanation } from '../../report/diagnostic.ts';
import { normalizePagePath } from '../../explain/value-messages.ts';
import { suggestName } from '../../report/suggest.ts';
import type { SiteContext } from '../rule.ts';
import type { Entry, PageEntry } from '../../site.ts';

type LinkingFile = Pick<Entry, 'config' | 'file'>;

/**
 * Explains the problem with a link target on this site, as a clause that starts with "points to"; undefined if it is valid.
 * `linkingFile` is the referencing file; a target such as `#faq` is an anchor on its own page.
 */
export function checkTarget(
  target: string,
  linkingFile: LinkingFile,
  context: SiteContext,
): Explanation | undefined {
  const path = parsePath(target);
  if (path === '') {
    const problem = explainOwnAnchor(target, linkingFile, context);
    return problem === undefined ? undefined : { message: `points to ${problem}` };
  }
  const { pages } = context.routes;
  const finalPath = resolveRedirect(path, context.routes);
  // Problems with a removed or hidden page have one cause, whatever anchor the link names.
  const cause = `path ${pages.has(finalPath) ? target : path}`;
  const problem = explainPath(target, path, linkingFile, context);
  if (problem !== undefined) return { message: `points to ${problem}`, cause };
  if (finalPath === path || path === homeAlias) return undefined;
  // Another page has different anchors.
  const isSamePage = pages.get(finalPath)?.entry === context.routes.entriesByPath.get(path);
  const directTarget = isSamePage ? target.replace(path, () => finalPath) : finalPath;
  const message = `points to ${path}, which redirects to ${finalPath}. Write ${directTarget}.`;
  return { message, cause, severity: 'warning' };
}

/** An alias of the home page that may be linked, although it redirects. */
const homeAlias = '/home';

/** Returns a link target without its query or anchor. */
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

function explainPath(
  target: string,
  path: string,
  linkingFile: LinkingFile,
  context: SiteContext,
): string | undefined {
  const { brokenPaths, entriesByPath } = context.routes;
  if (brokenPaths.has(path)) return undefined;
  const entry = entriesByPath.get(path);
  if (entry === undefined && entriesByPath.has(path.replace(/\/$/, '')))
    return `${path}. Write ${path.slice(0, -1)}, without the trailing slash.`;
  if (entry === undefined) return `${path}, but no page has that path.${suggestPath(path, context)}`;
  return explainHiddenPage(path, entry, linkingFile, context) ?? explainAnchor(target, entry, context);
}

/** Explains why a published page must not link to an unpublished one. */
function explainHiddenPage(
  path: string,
  { file, data }: PageEntry,
  linkingFile: LinkingFile,
  { routes: { hiddenFiles } }: SiteContext,
): string | undefined {
  const state = hiddenFiles.get(file);
  if (state === undefined || hiddenFiles.has(linkingFile.file) || file === linkingFile.file) return undefined;
  const reason = state === 'draft' ? 'is a draft' : `isn’t published until ${data.publishOn ?? 'its day'}`;
  return `${path}, which ${reason} (${file}). Publish it, or remove this link.`;
}

/** Explains the problem with a link that is only an anchor. */
function explainOwnAnchor(
  target: string,
  linkingFile: LinkingFile,
  context: SiteContext,
): string | undefined {
  return linkingFile.config.linksFrom === 'page'
    ? explainAnchor(target, linkingFile, context)
    : `${target} without a page, but this file appears on several pages. Add the page, like /probate${target}.`;
}

function explainAnchor(
  target: string,
  { file }: LinkingFile,
  { anchorsByFile, entriesByFile }: SiteContext,
): string | undefined {
  const anchor = target.split('#')[1];
  const page = entriesByFile.get(file);
  const anchors = anchorsByFile.get(file);
  if (anchor === undefined || page === undefined || anchors === undefined || anchors.has(anchor))
    return undefined;
  if (file.endsWith('.mdx') && page.frontmatter.body.includes(`id="${anchor}"`)) return undefined;
  const ids = [...anchors].filter((id) => id !== 'main');
  const listing = ids.length > 0 ? ` Its anchors: ${ids.slice(0, 12).join(', ')}.` : '';
  const advice = file.endsWith('.mdx') ? ' Headings in .mdx files can’t be linked to.' : listing;
  return `${target}, but ${file} has no anchor "${anchor}".${suggestName(anchor, ids) || advice}`;
}
