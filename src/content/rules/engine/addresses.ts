import { buildPath, findReservation } from '../../routes/routes.ts';
import type { Clash } from '../../routes/routes.ts';
import type { PageEntry } from '../../site.ts';
import type { NewDiagnostic, SiteRule } from '../rule.ts';
import { locateValue } from '../at.ts';

/** Each address belongs to one page, and none is reserved by the site or a web server. */
export const addresses: SiteRule = {
  id: 'addresses',
  severity: 'error',
  why: 'Each page needs a unique address.',
  run: ({ routes }) => routes.clashes.map(reportClash),
};

function reportClash(clash: Clash): NewDiagnostic {
  return {
    ...locateValue(clash.entry, clash.field),
    field: undefined,
    message: formatClash(clash),
  };
}

function formatClash({ entry, path, owner }: Clash): string {
  if (owner === entry) return formatOwnAddress(path, entry);
  if (owner !== undefined)
    return `The address ${path} already belongs to ${owner.file}. Change one of the two paths.`;
  const above = findReservation(path)?.above;
  return above === undefined
    ? `The address ${path} is reserved for the site’s own files. Choose another.`
    : `The address ${path} is the same as ${above} to a web server. Choose another.`;
}

/** An address may appear once, and a page's own address in no list. */
function formatOwnAddress(path: string, entry: PageEntry): string {
  return path === buildPath(entry)
    ? `${path} is this page’s own address, so it can’t also redirect here. Remove it.`
    : `${path} is listed twice. Remove one.`;
}

/** A redirect must reach a page in one step, without loops or chains. Checked before the page ends. */
export const redirects: SiteRule = {
  id: 'redirects',
  severity: 'error',
  why: 'Redirect chains are slow, and redirect loops never load.',
  run: ({ routes: { order, known } }) =>
    order.flatMap((entry): NewDiagnostic[] => {
      const { redirectTo } = entry.data;
      if (redirectTo === undefined) return [];
      const target = redirectTo.split('#')[0] ?? redirectTo;
      const next = known.get(target);
      const message = next && redirectProblem(entry, next, target, buildPath(next));
      return message === undefined ? [] : [{ ...locateValue(entry, ['redirectTo']), message }];
    }),
};

function redirectProblem(entry: PageEntry, next: PageEntry, target: string, end: string): string | undefined {
  if (next === entry) return 'redirects to this page itself. Choose another page.';
  if (target !== end) return `points to ${target}, which redirects to ${end}. Use ${end} directly.`;
  const onward = next.data.redirectTo;
  if (onward === undefined) return undefined;
  return onward === buildPath(entry)
    ? `points to ${target}, which redirects back here. Choose a page that doesn’t end.`
    : `points to ${target}, which ends too and redirects to ${onward}. Choose a page that doesn’t end.`;
}
