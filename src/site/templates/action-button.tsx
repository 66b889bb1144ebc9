import type { ReactNode } from 'react';
import { hasConsultation } from '#practice/page-parts.ts';
import type { DataOf } from '#practice/collections.ts';
import type { Action } from '#practice/schemas/parts/action.ts';
import { find } from '#content/site.ts';
import { textsBySeason } from '#site/view/deadlines.ts';
import { bookingHref, consultationHref, englishNote, pageLink } from '#site/view/links.ts';
import { fill, telephone } from '#site/view/view.ts';
import type { View } from '#site/view/view.ts';
import { Actions, LinkButton } from '#ui/buttons.tsx';
import type { LinkButtonProps } from '#ui/buttons.tsx';

type Variant = NonNullable<LinkButtonProps['variant']>;

/**
 * The buttons of a section: the first that starts an action is primary; links to pages are secondary, and so are bookings
 * beside the page's consultation.
 */
export function actionButtons(view: View, actions: Action[], look: 'light' | 'dark' = 'light'): ReactNode {
  if (actions.length === 0) return undefined;
  const isSecondary = (action: Action) =>
    linksToPage(action) || isText(action) || (action.do === 'book' && hasConsultation(view.page.entry));
  const first = actions.findIndex((action) => !isSecondary(action));
  return actions.map((action, index) => (
    <ActionButton
      key={JSON.stringify(action)}
      view={view}
      action={action}
      variant={isText(action) ? 'text' : index === first ? 'primary' : look === 'dark' ? 'onDark' : 'quiet'}
    />
  ));
}

/** Placements that analytics reports separately; the URL of each booking button contains its placement. */
const reportedPlacements = ['below_video', 'below_video_trim_link', 'hero', 'bottom'];

function reportedPlacement(placement: string): string | undefined {
  return reportedPlacements.find((name) => name === placement);
}

/** Whether the button only links to a page. A fragment means a form or a booking. */
function linksToPage(action: Action): boolean {
  return action.do === 'page' && !action.to.includes('#');
}

function isText(action: Action): boolean {
  return 'look' in action && action.look === 'link';
}

type ActionAgainProps = { view: View; actions: Action[]; placement?: string };

/** Repeats the page's first button, as a secondary one, in a long stretch without buttons. */
export function ActionAgain({ view, actions: [action], placement = 'middle' }: ActionAgainProps) {
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
  const { words, site } = view;
  switch (action.do) {
    case 'consult':
      return (
        <LinkButton variant={variant} icon="calendar" href={consultationHref(view)}>
          {labelWith(action.label, hasConsultation(view.page.entry) ? undefined : englishNote(view))}
        </LinkButton>
      );
    case 'book': {
      const booking = find(site, 'bookings', action.booking).data;
      return (
        <LinkButton
          variant={variant}
          // Beside "Free consultation", which has the calendar, the icon of a new tab is enough.
          icon={hasConsultation(view.page.entry) ? undefined : 'calendar'}
          href={bookingHref(booking, action.placement, view.page)}
          newTabNote={words.newTab}
          data-address={booking.url}
          data-event={booking.event}
          data-location={booking.event && action.location}
          data-placement={booking.event && reportedPlacement(action.placement)}
        >
          {booking.outside === undefined || isText(action) ? (
            labelWith(action.label, englishNote(view))
          ) : (
            <SeasonLabels view={view} label={action.label} outside={booking.outside} />
          )}
        </LinkButton>
      );
    }
    case 'call': {
      const { phone } = find(site, 'offices', action.office).data;
      return (
        <LinkButton variant={variant} icon="phone" href={telephone(phone)}>
          {fill(action.label ?? words.call, { phone })}
        </LinkButton>
      );
    }
    case 'email':
      return (
        <LinkButton variant={variant} icon="mail" href={`mailto:${site.firm.email}`}>
          {fill(action.label ?? words.email, { email: site.firm.email })}
        </LinkButton>
      );
    case 'page': {
      const link = pageLink(view, action.to, action.label);
      return (
        <LinkButton variant={variant} href={link.href} hrefLang={link.lang}>
          {link.label} {link.note}
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
        <LinkButton variant={variant} href={action.url} newTabNote={words.newTab}>
          {action.label}
        </LinkButton>
      );
  }
}

type SeasonLabelsProps = { view: View; label: string; outside: NonNullable<DataOf<'bookings'>['outside']> };

/** A button's labels for its season and for the rest of the year. */
function SeasonLabels({ view, label, outside }: SeasonLabelsProps) {
  return textsBySeason(view, label, outside, outside.label).map(({ text, ...attributes }) => (
    <span key={text} {...attributes}>
      {labelWith(text, englishNote(view))}
    </span>
  ));
}

/** Joins label and note without a trailing space, which would move the icon after it. */
function labelWith(label: string, note: string | undefined): string {
  return note === undefined ? label : `${label} ${note}`;
}
