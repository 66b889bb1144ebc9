import type { Action } from '#practice/schemas/parts/action.ts';
import { isForeclosurePage } from '#practice/page-parts.ts';
import type { PageEntry } from '#practice/site.ts';
import { getEntry } from '#content/site.ts';
import { buildSeasonAttributes } from './deadlines.ts';
import { buildBookingHref, findConsultationHref, chooseEnglishNote } from './links.ts';
import type { View } from './view.ts';

/** Maximum number of characters that fit in the top bar. */
const maxLabelLength = 24;

/**
 * Returns the page's first link to the consultation form or a booking page, for the top bar and the sticky bar. Pages without any
 * buttons link to the consultation form. Undefined for pages with other buttons only, and for pages with a seasonal banner, which
 * contains the link.
 */
export function chooseHeaderAction(view: View, placement = 'header') {
  const { frame, site, page } = view;
  const formHref = findConsultationHref(view);
  if ('banner' in page.entry.data && page.entry.data.banner?.outside !== undefined) return undefined;
  const actions = listPageActions(page.entry);
  const action = actions.find(
    (candidate) =>
      candidate.do === 'consult' ||
      candidate.do === 'book' ||
      (candidate.do === 'page' && candidate.to === formHref),
  );
  if (actions.length === 0 || action?.do === 'consult' || action?.do === 'page')
    return {
      href: formHref,
      label: isForeclosurePage(page.entry) ? frame.freeConsultation : frame.foreclosureConsultation,
    };
  if (action?.do !== 'book') return undefined;
  const booking = getEntry(site, 'bookings', action.booking).data;
  return {
    href: buildBookingHref(booking, placement, page),
    label: countVisibleCharacters(action.label) <= maxLabelLength ? action.label : frame.bookConsultation,
    newTabNote: [chooseEnglishNote(view), frame.newTab].filter(Boolean).join(' '),
    // Hidden out of season, when calling comes first.
    ...(booking.outside && buildSeasonAttributes(view, booking.outside).inSeason),
    'data-event': booking.event,
    'data-location': booking.event && action.location,
  };
}

/** Counts a label's characters, except the invisible marks that the preview adds. */
function countVisibleCharacters(label: string): number {
  return label.replaceAll(/\p{M}/gu, '').length;
}

/** Lists the buttons of the hero or the profile, followed by those of the closing. */
function listPageActions({ data }: PageEntry): Action[] {
  return [
    ...('hero' in data ? data.hero.actions : []),
    ...('actions' in data ? data.actions : []),
    ...('closing' in data ? (data.closing?.actions ?? []) : []),
  ];
}
