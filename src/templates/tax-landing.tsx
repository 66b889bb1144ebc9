import type { Entry } from '#content/site.ts';
import { restOfYear, seasonOf } from '#page/deadlines.ts';
import type { View } from '#page/view.ts';
import { DeadlineBanner, StickyCall } from '#ui/reminders.tsx';
import { ActionButton } from './action-button.tsx';
import { HeroBand } from './hero-and-closing.tsx';
import { SeasonNotice, SectionList } from './sections.tsx';

/** A property tax landing page; its banner and reminder stay at hand while the visitor reads. */
export function TaxLanding({ view, entry }: { view: View; entry: Entry<'tax'> }) {
  const { data } = entry;
  const { banner, stickyCall } = data;
  const [first] = data.sections;
  // What begins with a date is answered by the time of the year as well.
  const notice = data.hero.deadline && first?.type === 'notice' ? first : undefined;
  return (
    <>
      {banner && (
        <DeadlineBanner
          label={data.label ?? data.title}
          texts={bannerTexts(view, banner)}
          action={<ActionButton view={view} action={banner.action} variant="onRed" />}
        />
      )}
      <HeroBand
        view={view}
        hero={data.hero}
        notice={notice && <SeasonNotice view={view} part={notice} inHero />}
      />
      {/* The reminder sticks within this part only: it never lies over the buttons of the hero. */}
      <div className={notice && 'calls-first'}>
        <SectionList view={view} sections={data.sections.filter((part) => part !== notice)} />
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

/** What the banner says in its season, and for the rest of the year. */
function bannerTexts(view: View, { text, outside }: NonNullable<Entry<'tax'>['data']['banner']>) {
  if (outside === undefined) return [{ words: text }];
  const season = seasonOf(view, outside);
  const hiddenIn = ({ opens, closes, isNow }: typeof season) => ({
    outside: `${opens} ${closes}`,
    hidden: isNow,
  });
  return [
    { words: text, ...hiddenIn(restOfYear(view, season)) },
    { words: outside.text, ...hiddenIn(season) },
  ];
}
