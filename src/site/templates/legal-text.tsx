import { formatDate } from '#content/languages/dates.ts';
import { insertNonBreakingSpaces } from '#content/markdown/non-breaking-spaces.ts';
import type { Entry } from '#practice/site.ts';
import { fill } from '#site/view/view.ts';
import type { View } from '#site/view/view.ts';
import { Hero } from '#site/sections/hero.tsx';
import { Band } from '#ui/band.tsx';
import { LinkList } from '#ui/links.tsx';
import { BodyText } from './body-text.tsx';
import { FirmClosing, PageClosing } from './hero-and-closing.tsx';

/** A legal page, such as the privacy policy, with a table of contents and its effective date. */
export function LegalText({ view, entry }: { view: View; entry: Entry<'legal'> }) {
  const { data } = entry;
  const chapterHeadings = entry.body.headings.filter(({ depth }) => depth === 2);
  return (
    <>
      <Hero
        eyebrow={fill(view.frame.updated, { date: formatDate(data.effective, view.language) })}
        heading={data.heading}
        leadHtml={data.intro}
      />
      <Band aside={chapterHeadings.length > 0 && <Contents view={view} headings={chapterHeadings} />}>
        <BodyText view={view} />
      </Band>
      {data.closing === undefined ? (
        <FirmClosing view={view} />
      ) : (
        <PageClosing view={view} closing={data.closing} />
      )}
    </>
  );
}

function Contents({ view, headings }: { view: View; headings: Entry<'legal'>['body']['headings'] }) {
  return (
    <nav
      className="text-s max-lg:hidden [@media_screen_and_(min-height:50rem)]:sticky [@media_screen_and_(min-height:50rem)]:top-20 [&_li]:py-1"
      aria-label={view.frame.contents}
    >
      <LinkList
        links={headings.map(({ id, text }) => ({ href: `#${id}`, label: insertNonBreakingSpaces(text) }))}
      />
    </nav>
  );
}
