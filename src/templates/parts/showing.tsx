import { listedArticles, yearlyLists } from '#content/routes/article-lists.ts';
import { all, find } from '#content/site.ts';
import { countyPages } from '#page/counties.ts';
import { pageLink } from '#page/links.ts';
import { caseFilm, videoFrame } from '#page/pictures.ts';
import { disclaimerTexts } from '#page/view.ts';
import { CardsSection } from '#sections/cards.tsx';
import { CasesSection } from '#sections/cases.tsx';
import { CountyNamesSection } from '#sections/county-names.tsx';
import { FiguresSection } from '#sections/figures.tsx';
import { LinksSection } from '#sections/links.tsx';
import { TestimonialSection } from '#sections/testimonial.tsx';
import { VideoSection } from '#sections/video.tsx';
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
    <CardsSection {...band(part)} heading={part.heading} cards={serviceCards(view, part.services)}>
      <Buttons view={view} part={part} />
      <Notes view={view} ids={part.disclaimers} />
    </CardsSection>
  ),
  links: (part, view) => (
    <LinksSection
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
    <CasesSection
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
    </CasesSection>
  ),
  video: (part, view) => (
    <VideoSection {...band(part)} video={videoFrame(view, part.video)}>
      <Buttons view={view} part={part} />
    </VideoSection>
  ),
  testimonial: (part, view) => {
    const { data, body } = find(view.site, 'testimonials', part.testimonial);
    const disclaimer = disclaimerTexts(view, [data.disclaimer]).join(' ');
    return (
      <TestimonialSection
        {...band(part)}
        quoteHtml={body.html}
        who={data.who}
        context={data.context}
        disclaimer={disclaimer}
      />
    );
  },
  figures: (part, view) => (
    <FiguresSection
      {...band({ ...part, intro: undefined })}
      items={part.items}
      disclaimer={disclaimerTexts(view, part.disclaimers).join(' ')}
    />
  ),
  offer: (part, view) => <OfferBand {...band(part)} view={view} offer={part.offer} actions={part.actions} />,
  'county-pages': (part, view) => <CountyNamesSection {...band(part)} counties={countyPages(view)} />,
  'county-names': (part) => (
    <CountyNamesSection {...band(part)} counties={part.counties.map((name) => ({ name }))} />
  ),
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
