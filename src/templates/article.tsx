import type { Entry } from '#content/entry.ts';
import { find } from '#content/site.ts';
import { CallToAction } from '#sections/call-to-action.tsx';
import { Hero } from '#sections/hero.tsx';
import { Band } from '#ui/band.tsx';
import { Picture } from '#ui/picture.tsx';
import { ActionButton } from './action-button.tsx';
import { BodyText } from './body-text.tsx';
import type { View } from './view.ts';
import { dateInWords, fill } from './view.ts';

/** One article of the blog. */
export function Article({ view, entry }: { view: View; entry: Entry<'articles'> }) {
  const { data } = entry;
  const author = find(view.site, 'attorneys', data.author).data.name;
  const byline = `${fill(view.words.by, { author })} · ${dateInWords(data.publishDate, view.language)} · ${data.readTime}`;
  return (
    <>
      <Hero eyebrow={data.tags.join(' · ')} heading={data.heading} leadHtml={data.excerpt} art={data.art} />
      <Band>
        <p className="note">{byline}</p>
        <Picture src={data.imageUrl} alt={data.imageAlt} width={1280} height={720} />
        <BodyText entry={entry} />
      </Band>
      <CallToAction
        heading={view.site.firm.articleClosing.heading}
        html={view.site.firm.articleClosing.text}
        actions={
          <>
            <ActionButton
              view={view}
              variant="primary"
              action={{ do: 'call', office: view.site.firm.mainOffice }}
            />
            <ActionButton view={view} variant="onDark" action={{ do: 'email' }} />
          </>
        }
      />
    </>
  );
}
