import { listedArticles, yearlyLists } from '#content/routes/article-lists.ts';
import { all, find } from '#content/site.ts';
import { countyPages } from '#page/counties.ts';
import { pageLink } from '#page/links.ts';
import { caseFilm, videoFrame } from '#page/pictures.ts';
import { disclaimerTexts } from '#page/view.ts';
import { CardGrid } from '#sections/card-grid.tsx';
import { CaseStudies } from '#sections/case-studies.tsx';
import { CountyList } from '#sections/county-list.tsx';
import { Figures } from '#sections/figures.tsx';
import { LinkCards } from '#sections/link-cards.tsx';
import { Testimonial } from '#sections/testimonial.tsx';
import { Video } from '#sections/video.tsx';
import { ArticlesBand } from '../articles-band.tsx';
import { serviceCards } from '../cards.ts';
import { Notes } from '../notes.tsx';
import { OfferBand } from '../offer-band.tsx';
import { SocialBand } from '../social-band.tsx';
import { Buttons, band } from './part-band.tsx';
import type { Renderers } from './renderer.ts';

/** Parts that show something: cards, pictures, prices, people, places. */
export const showingParts: Renderers<
  | 'cards'
  | 'links'
  | 'cases'
  | 'video'
  | 'testimonial'
  | 'figures'
  | 'offer'
  | 'county-pages'
  | 'county-names'
  | 'articles'
  | 'social'
> = {
  cards: (part, view) => (
    <CardGrid {...band(part)} heading={part.heading} cards={serviceCards(view, part.services)}>
      <Buttons view={view} part={part} />
      <Notes view={view} ids={part.disclaimers} />
    </CardGrid>
  ),
  links: (part, view) => (
    <LinkCards
      {...band(part)}
      cards={part.cards.map((card) => ({
        title: card.title,
        html: card.text,
        href: card.to,
        label: card.label,
        note: pageLink(view, card.to).note,
      }))}
    />
  ),
  cases: (part, view) => (
    <CaseStudies
      {...band(part)}
      cards={part.cards.map((card) => ({
        title: card.title,
        html: card.text,
        video: card.video === undefined ? undefined : caseFilm(view, card.video),
        watchLabel: card.watch,
        note: card.note,
      }))}
    >
      <Notes view={view} ids={part.disclaimers} />
    </CaseStudies>
  ),
  video: (part, view) => (
    <Video {...band(part)} video={videoFrame(view, part.video)}>
      <Buttons view={view} part={part} />
    </Video>
  ),
  testimonial: (part, view) => {
    const { data, body } = find(view.site, 'testimonials', part.testimonial);
    const disclaimer = disclaimerTexts(view, [data.disclaimer]).join(' ');
    return (
      <Testimonial
        {...band(part)}
        quoteHtml={body.html}
        who={data.who}
        context={data.context}
        disclaimer={disclaimer}
      />
    );
  },
  figures: (part, view) => (
    <Figures
      {...band({ ...part, intro: undefined })}
      items={part.items}
      disclaimer={disclaimerTexts(view, part.disclaimers).join(' ')}
    />
  ),
  offer: (part, view) => <OfferBand {...band(part)} view={view} offer={part.offer} actions={part.actions} />,
  'county-pages': (part, view) => <CountyList {...band(part)} counties={countyPages(view)} />,
  'county-names': (part) => <CountyList {...band(part)} counties={part.counties.map((name) => ({ name }))} />,
  articles: (part, view) => (
    <ArticlesBand
      {...band(part)}
      view={view}
      articles={listedArticles(part, all(view.site, 'articles'))}
      earlier={part.year === undefined ? yearlyLists(view.site.pages.values()) : []}
      more={part.more}
      feedNote={part.feedNote}
    />
  ),
  social: (part, view) => (
    <SocialBand {...band(part)} view={view} links={part.links} feedNote={part.feedNote} />
  ),
};
