import { formatDate } from '#content/languages/dates.ts';
import { getEntry } from '#content/site.ts';
import type { Entry } from '#practice/site.ts';
import { buildPicture } from '#site/view/pictures.ts';
import { fill } from '#site/view/view.ts';
import type { View } from '#site/view/view.ts';
import { Hero } from '#site/sections/hero.tsx';
import { Band } from '#ui/band.tsx';
import { Note } from '#ui/note.tsx';
import { Picture } from '#ui/picture.tsx';
import { BodyText } from './body-text.tsx';
import { FirmClosing } from './hero-and-closing.tsx';

/** A blog article. */
export function Article({ view, entry }: { view: View; entry: Entry<'articles'> }) {
  const { data } = entry;
  return (
    <>
      <Hero eyebrow={data.tags.join(' · ')} heading={data.heading} leadText={data.excerpt} />
      <Band aside={<Byline view={view} entry={entry} />}>
        <Picture {...buildPicture(view, data.imageUrl, data.imageAlt)} />
        <BodyText view={view} />
      </Band>
      <FirmClosing view={view} />
    </>
  );
}

function Byline({ view, entry: { data } }: { view: View; entry: Entry<'articles'> }) {
  const author = getEntry(view.site, 'attorneys', data.author).data.name;
  return (
    <>
      <Note>{fill(view.frame.by, { author })}</Note>
      <Note>
        <time dateTime={data.publishDate}>{formatDate(data.publishDate, view.language)}</time>
      </Note>
      {data.updated !== undefined && (
        <Note>{fill(view.frame.articleUpdated, { date: formatDate(data.updated, view.language) })}</Note>
      )}
      <Note>{data.readTime}</Note>
    </>
  );
}
