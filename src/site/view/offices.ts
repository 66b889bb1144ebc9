import type { DataOf } from '#practice/collections.ts';
import { getState } from '#practice/page-parts.ts';
import { listCollection, getEntry } from '#content/site.ts';
import type { Entry, Site } from '#practice/site.ts';
import { buildPhoneHref, buildSmsHref } from './view.ts';
import type { View } from './view.ts';

/** Lists the offices, sorted by `order`. */
export function listOffices(site: Site): Entry<'offices'>[] {
  return listCollection(site, 'offices').toSorted((a, b) => a.data.order - b.data.order);
}

/** Finds the office that a page's phone links call: the one in the page's state, or the main office if there is none. */
export function findPageOffice({ site, page }: View): DataOf<'offices'> {
  const state = getState(page.entry);
  const stateOffice = listOffices(site).find(({ data }) => data.state === state);
  return (stateOffice ?? getEntry(site, 'offices', site.firm.mainOffice)).data;
}

/** Builds the props of the office that a page's phone links call, without its address. */
export function buildPageOffice(view: View) {
  return { ...buildOfficeDetails(view, findPageOffice(view)), lines: [], directions: undefined };
}

/** Builds the props of an office card from the office's file name. */
export function buildOfficeProps(view: View, id: string) {
  return buildOfficeDetails(view, getEntry(view.site, 'offices', id).data);
}

/** Builds an office's contact details and hours. `hours` is undefined if its file has none. */
export function buildOfficeDetails(view: View, office: DataOf<'offices'>) {
  const { frame } = view;
  return {
    name: office.name[view.language],
    lines: [office.street, `${office.city}, ${office.region} ${office.postalCode}`],
    phoneHref: buildPhoneHref(office.phone),
    phoneText: office.phone,
    directions:
      office.directions === undefined ? undefined : { href: office.directions, label: frame.directions },
    textMessage: office.texts ? { href: buildSmsHref(office.phone), label: frame.textMessage } : undefined,
    hours: office.hours?.[view.language],
  };
}

/** Builds the link to the firm's email address. Offices share one email address. */
export function buildEmailProps({ site }: View) {
  return { href: `mailto:${site.firm.email}`, text: site.firm.email };
}

/** Builds the props of a contact section from the file names of offices. */
export function buildContactProps(view: View, offices: string[]) {
  return { offices: offices.map((id) => buildOfficeProps(view, id)), email: buildEmailProps(view) };
}
