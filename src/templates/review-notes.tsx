import { dayOf } from '#content/calendar.ts';
import { dateInWords } from '#content/languages/dates.ts';
import { translationOf } from '#content/routes/translations.ts';
import { isSampleReview } from '#content/sample-review.ts';
import { find } from '#content/site.ts';
import { pageLink } from '#page/links.ts';
import { fill } from '#page/view.ts';
import type { View } from '#page/view.ts';
import { TextLink } from '#ui/links.tsx';
import { Notice } from '#ui/notice.tsx';

/** Above the page, what a reader should know before relying on it: a check that is overdue, an older translation. */
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
  return (
    <div className="page-column my-4">
      <Notice tone="warning">
        <p>{fill(words.reviewOverdue, { date: dateInWords(reviewBy, language) })}</p>
      </Notice>
    </div>
  );
}

function OlderTranslation({ view }: { view: View }) {
  const { page, site, words } = view;
  const translation = translationOf(site, page.entry);
  if (translation?.state !== 'stale') return undefined;
  return (
    <div className="page-column my-4">
      <Notice tone="info">
        <p>
          {words.translationOlder} <TextLink {...pageLink(view, translation.of)} />
        </p>
      </Notice>
    </div>
  );
}

/** Below the page, when a person last checked it, and who; or that this is sample data, where the person is. */
export function ReviewedLine({ view: { site, page, language, words } }: { view: View }) {
  const { reviewed } = page.entry.data;
  if (reviewed === undefined) return undefined;
  const { name } = find(site, 'attorneys', reviewed.by).data;
  const line = isSampleReview(site.entries, reviewed)
    ? words.sampleReview
    : fill(words.lastReviewed, { date: dateInWords(reviewed.on, language), name });
  return (
    <div className="on-deep py-5" data-reviewed="">
      <p className="page-column text-s">{line}</p>
    </div>
  );
}
