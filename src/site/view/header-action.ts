import type { Action } from '#practice/schemas/parts/action.ts';
import type { PageEntry } from '#practice/site.ts';
import { find } from '#content/site.ts';
import { buildBookingHref, findConsultationHref, chooseEnglishNote } from './links.ts';
import type { View } from './view.ts';

/** Longest label that fits in the bar, in characters. */
const maxLabelLength = 24;

/**
 * The page's first booking button, for the top bar and the strip. Undefined when the page has none, or when the banner
 * below the bar already has it.
 */
export function chooseHeaderAction(view: View, placement = 'header') {
  const { frame, site, page } = view;
  if ('banner' in page.entry.data && page.entry.data.banner !== undefined) return undefined;
  const form = findConsultationHref(view);
  const action = listOwnActions(page.entry).find(
    (own) => own.do === 'consult' || own.do === 'book' || (own.do === 'page' && own.to === form),
  );
  if (action?.do === 'consult' || action?.do === 'page') return { href: form, label: frame.freeConsultation };
  if (action?.do !== 'book') return undefined;
  const booking = find(site, 'bookings', action.booking).data;
  return {
    href: buildBookingHref(booking, placement, page),
    label: estimateWidth(action.label) <= maxLabelLength ? action.label : frame.bookConsultation,
    newTabNote: [chooseEnglishNote(view), frame.newTab].filter(Boolean).join(' '),
    'data-event': booking.event,
    'data-location': booking.event && action.location,
  };
}

/** Ignores the invisible marks that the preview adds to texts. */
function estimateWidth(label: string): number {
  return label.replaceAll(/\p{M}/gu, '').length;
}

/** The hero's buttons, then those of the closing. */
function listOwnActions({ data }: PageEntry): Action[] {
  return [
    ...('hero' in data ? data.hero.actions : []),
    ...('actions' in data ? data.actions : []),
    ...('closing' in data ? (data.closing?.actions ?? []) : []),
  ];
}
