import type { ReactNode } from 'react';
import { dateInWords } from '#content/languages/dates.ts';
import { translationOf } from '#content/routes/translations.ts';
import { isSampleReview } from '#practice/sample-review.ts';
import { dayOf } from '#practice/calendar.ts';
import { find } from '#content/site.ts';
import { pageLink } from '#page/links.ts';
import { fill } from '#page/view.ts';
import type { View } from '#page/view.ts';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/icon.tsx';
import { TextLink } from '#ui/links.tsx';
import { Note } from '#ui/note.tsx';

/** What a reader should know before relying on a page: a check that is overdue, an older translation. */
export function ReviewWarnings({ view }: { view: View }) {
  return (
    <>
      <CheckOverdue view={view} />
      <OlderTranslation view={view} />
    </>
  );
}

function CheckOverdue({ view: { site, page, language, words } }: { view: View }) {
  const { reviewBy } = page.entry.data;
  if (reviewBy === undefined || reviewBy >= dayOf(site.now)) return undefined;
  return <Strip tone="warning">{fill(words.reviewOverdue, { date: dateInWords(reviewBy, language) })}</Strip>;
}

function OlderTranslation({ view }: { view: View }) {
  const { page, site, words } = view;
  const translation = translationOf(site, page.entry);
  if (translation?.state !== 'stale') return undefined;
  return (
    <Strip tone="info">
      {words.translationOlder} <TextLink {...pageLink(view, translation.of)} />
    </Strip>
  );
}

/** Low, so that what people came for stays on the first screen. */
function Strip({ tone, children }: { tone: 'warning' | 'info'; children: ReactNode }) {
  const isWarning = tone === 'warning';
  return (
    <div
      className={classes(
        // In a dark hero it has a light ground of its own.
        'border-b text-ink [--color-link:var(--color-deep)] [section_&]:mt-3 [section_&]:rounded-sm',
        isWarning ? 'border-red bg-blush' : 'border-edge bg-mist',
      )}
    >
      <p className="page-column flex items-center gap-2 py-1.5 text-s/snug">
        <Icon className={isWarning ? 'text-red' : 'text-deep'} name={tone} />
        <span>{children}</span>
      </p>
    </div>
  );
}

/** Below the page, when an attorney last checked it, and who. A sample review is no review. */
export function ReviewedLine({ view: { site, page, language, words } }: { view: View }) {
  const { reviewed } = page.entry.data;
  if (reviewed === undefined || isSampleReview(site.entries, reviewed)) return undefined;
  const { name } = find(site, 'attorneys', reviewed.by).data;
  return (
    <div className="on-deep py-5" data-reviewed="">
      <p className="page-column text-s">
        {fill(words.lastReviewed, { date: dateInWords(reviewed.on, language), name })}
      </p>
    </div>
  );
}

/** At the end of a guide: what it is, and when it was last compared with its sources. */
export function CheckedLine({ view: { page, language, words } }: { view: View }) {
  const { reviewed, updated } = page.entry.data;
  const day = reviewed?.on ?? updated;
  if (day === undefined) return undefined;
  return (
    <div className="page-column pb-gap">
      <Note>{fill(words.checked, { date: dateInWords(day, language) })}</Note>
    </div>
  );
}
