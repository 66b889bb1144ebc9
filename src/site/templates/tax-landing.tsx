import { getEntry } from '#content/site.ts';
import type { Entry } from '#practice/site.ts';
import {
  buildCalendarPath,
  findSeason,
  formatSeason,
  buildSeasonalText,
  findSeasonYear,
} from '#site/view/deadlines.ts';
import { fill } from '#site/view/view.ts';
import type { View } from '#site/view/view.ts';
import { LinkButton } from '#ui/buttons.tsx';
import { DeadlineBanner, StickyCall } from '#ui/reminders.tsx';
import { ActionButton } from './action-button.tsx';
import { HeroBand } from './hero-and-closing.tsx';
import { OfferPrice, isOfferCurrent } from './offer-band.tsx';
import { SectionList } from './sections.tsx';
import { tw } from '#ui/classes.ts';

/** A property tax landing page, with a sticky banner and a call bar. */
export function TaxLanding({ view, entry }: { view: View; entry: Entry<'tax'> }) {
  const { data } = entry;
  const { banner, stickyCall } = data;
  const offer = data.service?.offer;
  return (
    <>
      {banner && (
        <DeadlineBanner
          label={data.label ?? data.title}
          messages={buildBannerMessages(view, banner)}
          action={
            <>
              {banner.outside?.deadline && (
                <ReminderButton view={view} season={banner.outside} deadline={banner.outside.deadline} />
              )}
              <ActionButton view={view} action={banner.action} variant="onRed" />
            </>
          }
        />
      )}
      <HeroBand view={view} hero={data.hero}>
        {!data.hero.deadline && offer && isOfferCurrent(view, offer) && (
          <OfferPrice view={view} offer={offer} />
        )}
      </HeroBand>
      {/* `sticks-on-top` hides the call bar in this element on short screens. */}
      <div className={data.hero.deadline && tw`calls-first`}>
        <SectionList view={view} sections={data.sections} />
        {stickyCall?.visible === true && (
          <StickyCall
            id="sticky-call"
            label={stickyCall.text}
            dismissLabel={stickyCall.dismiss}
            actions={<ActionButton view={view} action={stickyCall.action} variant="primary" />}
          />
        )}
      </div>
    </>
  );
}

type Banner = NonNullable<Entry<'tax'>['data']['banner']>;

/** Builds the banner's messages for the season and for the rest of the year. */
function buildBannerMessages(view: View, { text, outside }: Banner) {
  if (outside === undefined) return [{ text }];
  const offSeasonText = fill(outside.text, { year: findSeasonYear(view, outside) });
  return buildSeasonalText(view, text, outside, offSeasonText);
}

type ReminderButtonProps = { view: View; season: NonNullable<Banner['outside']>; deadline: string };

/** A button that downloads the calendar file for the next season, shown outside the season. */
function ReminderButton({ view, season, deadline }: ReminderButtonProps) {
  const { isNow, ...dates } = findSeason(view, season);
  const reminder = getEntry(view.site, 'deadlines', deadline).data.season?.outside.remind;
  return (
    reminder && (
      // On narrower screens, the hero directly below has the same button.
      <div className="max-lg:hidden" data-hidden-during={formatSeason(dates)} hidden={isNow}>
        <LinkButton variant="onRed" href={buildCalendarPath(reminder)} download="">
          {reminder.label}
        </LinkButton>
      </div>
    )
  );
}
