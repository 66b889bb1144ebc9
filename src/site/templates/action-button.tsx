import type { ReactNode } from 'react';
import { hasConsultation } from '#practice/page-parts.ts';
import type { DataOf } from '#practice/collections.ts';
import type { Action } from '#practice/schemas/parts/action.ts';
import { getEntry } from '#content/site.ts';
import { buildSeasonalText } from '#site/view/deadlines.ts';
import {
  buildBookingHref,
  findConsultationHref,
  chooseEnglishNote,
  buildPageLink,
} from '#site/view/links.ts';
import { fill, buildPhoneHref } from '#site/view/view.ts';
import type { View } from '#site/view/view.ts';
import { Actions, LinkButton } from '#ui/buttons.tsx';
import type { LinkButtonProps } from '#ui/buttons.tsx';

type Variant = NonNullable<LinkButtonProps['variant']>;

/**
 * Renders a section's buttons. The first one that starts an action is primary. Links to pages are secondary, and so are bookings
 * on pages with a consultation form.
 */
export function renderActionButtons(
  view: View,
  actions: Action[],
  background: 'light' | 'dark' = 'light',
): ReactNode {
  if (actions.length === 0) return undefined;
  const isSecondary = (action: Action) =>
    linksToPage(action) || isTextLink(action) || (action.do === 'book' && hasConsultation(view.page.entry));
  const first = actions.findIndex((action) => !isSecondary(action));
  return actions.map((action, index) => (
    <ActionButton
      key={JSON.stringify(action)}
      view={view}
      action={action}
      variant={
        isTextLink(action) ? 'text' : index === first ? 'primary' : background === 'dark' ? 'onDark' : 'quiet'
      }
    />
  ));
}

/** Placements that analytics reports separately. The URL of every booking button contains its placement. */
const reportedPlacements = ['below_video', 'below_video_trim_link', 'hero', 'bottom'];

function selectReportedPlacement(placement: string): string | undefined {
  return reportedPlacements.find((name) => name === placement);
}

/** Whether the button only links to a page. A fragment means a form or a booking. */
function linksToPage(action: Action): boolean {
  return action.do === 'page' && !action.to.includes('#');
}

function isTextLink(action: Action): boolean {
  return 'look' in action && action.look === 'link';
}

type RepeatedActionProps = { view: View; actions: Action[]; placement?: string };

/** Repeats the first of `actions` as a secondary button, in a long stretch without buttons. */
export function RepeatedAction({ view, actions: [action], placement = 'middle' }: RepeatedActionProps) {
  return (
    action && (
      <Actions>
        <ActionButton
          view={view}
          action={action.do === 'book' ? { ...action, placement } : action}
          variant="quiet"
        />
      </Actions>
    )
  );
}

type ActionButtonProps = { view: View; action: Action; variant: Variant };

export function ActionButton({ view, action, variant }: ActionButtonProps) {
  const { frame, site } = view;
  switch (action.do) {
    case 'consult':
      return (
        <LinkButton variant={variant} icon="calendar" href={findConsultationHref(view)}>
          {joinLabel(action.label, hasConsultation(view.page.entry) ? undefined : chooseEnglishNote(view))}
        </LinkButton>
      );
    case 'book': {
      const booking = getEntry(site, 'bookings', action.booking).data;
      return (
        <LinkButton
          variant={variant}
          href={buildBookingHref(booking, action.placement, view.page)}
          newTabNote={frame.newTab}
          data-address={booking.url}
          data-event={booking.event}
          data-location={booking.event && action.location}
          data-placement={booking.event && selectReportedPlacement(action.placement)}
        >
          {booking.outside === undefined || isTextLink(action) ? (
            joinLabel(action.label, chooseEnglishNote(view))
          ) : (
            <SeasonLabels view={view} label={action.label} outside={booking.outside} />
          )}
        </LinkButton>
      );
    }
    case 'call': {
      const { phone } = getEntry(site, 'offices', action.office).data;
      return (
        <LinkButton variant={variant} icon="phone" href={buildPhoneHref(phone)}>
          {fill(action.label ?? frame.call, { phone })}
        </LinkButton>
      );
    }
    case 'email':
      return (
        <LinkButton variant={variant} icon="mail" href={`mailto:${site.firm.email}`}>
          {fill(action.label ?? frame.email, { email: site.firm.email })}
        </LinkButton>
      );
    case 'page': {
      const link = buildPageLink(view, action.to, action.label);
      return (
        <LinkButton
          variant={variant}
          icon={action.to.endsWith('#consultation') ? 'calendar' : undefined}
          href={link.href}
          hrefLang={link.lang}
        >
          {joinLabel(link.label, link.note)}
        </LinkButton>
      );
    }
    case 'refer':
      return (
        <LinkButton variant={variant} icon="speech" href="#wrongful-death">
          {action.label}
        </LinkButton>
      );
    case 'visit':
      return (
        <LinkButton variant={variant} href={action.url} newTabNote={frame.newTab}>
          {action.label}
        </LinkButton>
      );
  }
}

type SeasonLabelsProps = { view: View; label: string; outside: NonNullable<DataOf<'bookings'>['outside']> };

/** A button's labels for its season and for the rest of the year. A script shows one of them. */
function SeasonLabels({ view, label, outside }: SeasonLabelsProps) {
  return buildSeasonalText(view, label, outside, outside.label).map(({ text, ...attributes }) => (
    <span key={text} {...attributes}>
      {joinLabel(text, chooseEnglishNote(view))}
    </span>
  ));
}

/** Joins label and note. A label without a note gets no trailing space, because that would shift the icon. */
function joinLabel(label: string, note: string | undefined): ReactNode {
  return note === undefined ? (
    label
  ) : (
    <>
      {label} <small>{note}</small>
    </>
  );
}
