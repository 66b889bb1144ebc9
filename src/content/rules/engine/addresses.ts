import { pathOf, reservedFor } from '../../routes/routes.ts';
import type { Clash } from '../../routes/routes.ts';
import type { PageEntry } from '../../site.ts';
import type { NewDiagnostic, SiteRule } from '../rule.ts';
import { atValue } from '../at.ts';

/** Each address belongs to one page, and none is reserved by the site or a web server. */
export const addresses: SiteRule = {
  id: 'addresses',
  severity: 'error',
  why: 'Visitors and search engines reach each page by one address of its own.',
  run: ({ routes }) => routes.clashes.map(clashDiagnostic),
};

function clashDiagnostic(clash: Clash): NewDiagnostic {
  return {
    ...atValue(clash.entry, clash.field),
    field: undefined,
    message: clashMessage(clash),
  };
}

function clashMessage({ entry, path, owner }: Clash): string {
  if (owner === entry) return ownAddress(path, entry);
  if (owner !== undefined)
    return `The address ${path} already belongs to ${owner.file}. Give one of the two another path.`;
  const above = reservedFor(path)?.above;
  return above === undefined
    ? `The address ${path} is reserved for the site’s own files. Choose another.`
    : `The address ${path} is the same place as ${above} for a web server. Choose another.`;
}

/** An address may appear once, and a page's own address in no list. */
function ownAddress(path: string, entry: PageEntry): string {
  return path === pathOf(entry)
    ? `${path} is this page’s own address, and not another that leads to it. Remove it.`
    : `${path} is named twice. Remove one of the two.`;
}

/** A redirect must reach a page in one step, without loops or chains. Checked before the page ends. */
export const redirects: SiteRule = {
  id: 'redirects',
  severity: 'error',
  why: 'A visitor who is sent on twice, or in a circle, gives up.',
  run: ({ routes: { order, known } }) =>
    order.flatMap((entry): NewDiagnostic[] => {
      const { redirectTo } = entry.data;
      if (redirectTo === undefined) return [];
      const target = redirectTo.split('#')[0] ?? redirectTo;
      const next = known.get(target);
      const message = next && redirectFault(entry, next, target, pathOf(next));
      return message === undefined ? [] : [{ ...atValue(entry, ['redirectTo']), message }];
    }),
};

function redirectFault(entry: PageEntry, next: PageEntry, target: string, end: string): string | undefined {
  if (next === entry) return 'leads back to this page itself. Name another page.';
  if (target !== end) return `leads to ${target}, which redirects to ${end}. Name ${end} at once.`;
  const onward = next.data.redirectTo;
  if (onward === undefined) return undefined;
  return onward === pathOf(entry)
    ? `leads to ${target}, which leads back here: a circle. Name a page that stays.`
    : `leads to ${target}, which ends itself and redirects to ${onward}. Name a page that stays.`;
}
