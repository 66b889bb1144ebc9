import type { ReactNode } from 'react';
import { formatDate } from '#content/languages/dates.ts';
import { findTranslation } from '#content/routes/translations.ts';
import { findRealReview } from '#practice/sample-review.ts';
import { toLocalDate } from '#practice/calendar.ts';
import { getEntry } from '#content/site.ts';
import { buildPageLink } from '#site/view/links.ts';
import { fill } from '#site/view/view.ts';
import type { View } from '#site/view/view.ts';
import { joinClasses, tw } from '#ui/classes.ts';
import { Icon } from '#ui/icon.tsx';
import { TextLink } from '#ui/links.tsx';
import { Note } from '#ui/note.tsx';

/** Warnings at the top of a page about an overdue review or an outdated translation. */
export function ReviewWarnings({ view }: { view: View }) {
  return (
    <>
      <OverdueReview view={view} />
      <OutdatedTranslation view={view} />
    </>
  );
}

function OverdueReview({ view: { site, page, language, frame } }: { view: View }) {
  const { reviewBy } = page.entry.data;
  if (reviewBy === undefined || reviewBy >= toLocalDate(site.now)) return undefined;
  return (
    <SmallNotice tone="warning">
      {fill(frame.reviewOverdue, { date: formatDate(reviewBy, language) })}
    </SmallNotice>
  );
}

function OutdatedTranslation({ view }: { view: View }) {
  const { page, site, frame } = view;
  const translation = findTranslation(site, page.entry);
  if (translation?.state !== 'stale') return undefined;
  return (
    <SmallNotice tone="info">
      {frame.translationOlder} <TextLink {...buildPageLink(view, translation.sourcePath)} />
    </SmallNotice>
  );
}

/** A notice small enough that the page's content stays in the first viewport. */
function SmallNotice({ tone, children }: { tone: 'warning' | 'info'; children: ReactNode }) {
  const isWarning = tone === 'warning';
  return (
    <div
      className={joinClasses(
        // Light background inside a dark hero.
        tw`border-b text-ink [--color-link:var(--color-deep)] [section_&]:mt-3 [section_&]:rounded-sm`,
        isWarning ? tw`border-red bg-blush` : tw`border-edge bg-mist`,
      )}
    >
      <p className="page-column flex items-center gap-2 py-1.5 text-s/snug">
        <Icon className={isWarning ? tw`text-red` : tw`text-deep`} name={tone} />
        <span>{children}</span>
      </p>
    </div>
  );
}

/** Shows the date and attorney of the last review at the end of a page, except for sample reviews. */
export function ReviewedLine({ view: { site, page, language, frame } }: { view: View }) {
  const review = findRealReview(site.entries, page.entry.data);
  if (review === undefined) return undefined;
  const { name } = getEntry(site, 'attorneys', review.by).data;
  return (
    <div className="on-deep py-5" data-reviewed="" data-joined="">
      <p className="page-column text-s">
        {fill(frame.lastReviewed, { date: formatDate(review.on, language), name })}
      </p>
    </div>
  );
}

/** Shows "General information" at the end of a guide, and when its sources were last checked. */
export function GuideReviewNote({ view: { site, page, language, frame } }: { view: View }) {
  const { data } = page.entry;
  const day = findRealReview(site.entries, data)?.on ?? data.updated;
  if (day === undefined) return undefined;
  return (
    <div className="page-column pb-gap">
      <Note>{fill(frame.checked, { date: formatDate(day, language) })}</Note>
    </div>
  );
}
