import type { ReactNode } from 'react';
import { selectArticles, listYearlyPages } from '#practice/article-lists.ts';
import { listSections } from '#practice/page-parts.ts';
import type { Section } from '#practice/schemas/parts/section.ts';
import { listCollection } from '#content/site.ts';
import {
  listCountyCourts,
  findCountyFormValue,
  listCountyPages,
  listCountySeats,
} from '#site/view/counties.ts';
import { buildLastDayProps, findRestOfYear, findSeason } from '#site/view/deadlines.ts';
import { buildPageLink } from '#site/view/links.ts';
import { buildContactProps, buildEmailProps, buildOfficeProps, buildPageOffice } from '#site/view/offices.ts';
import { findCaseVideo, buildPicture, buildVideoFrame } from '#site/view/pictures.ts';
import { buildPlaceFinderProps } from '#site/view/places.ts';
import {
  buildArticleCards,
  buildFactRow,
  buildFaqItems,
  buildFeeProps,
  buildGuideCards,
  buildPlainCards,
  buildPriceRow,
  buildServiceCards,
  buildSocialLinks,
  buildTestimonialProps,
} from '#site/view/cards.ts';
import { buildScaleProps } from '#site/view/scales.ts';
import { listDisclaimers } from '#site/view/view.ts';
import type { View } from '#site/view/view.ts';
import { AnchorsSection } from '#site/sections/anchors.tsx';
import { ArticlesSection } from '#site/sections/articles.tsx';
import { CallToActionSection } from '#site/sections/call-to-action.tsx';
import { CardsSection, CollapsedCardsSection } from '#site/sections/cards.tsx';
import { CasesSection } from '#site/sections/cases.tsx';
import { ContactSection } from '#site/sections/contact.tsx';
import { ChecklistSection } from '#site/sections/check-list.tsx';
import { CountyNamesSection } from '#site/sections/county-names.tsx';
import { CountySeatsSection } from '#site/sections/county-seats.tsx';
import { CourtTableSection } from '#site/sections/court-table.tsx';
import { DeadlineSection } from '#site/sections/deadline.tsx';
import { DetailsSection } from '#site/sections/details.tsx';
import { DisclaimerSection } from '#site/sections/disclaimer.tsx';
import { FactTableSection } from '#site/sections/fact-table.tsx';
import { FaqSection } from '#site/sections/faq.tsx';
import { FiguresSection } from '#site/sections/figures.tsx';
import { FormSection } from '#site/sections/form.tsx';
import { GroupsSection } from '#site/sections/groups.tsx';
import { FeeSection } from '#site/sections/lawyer.tsx';
import { ListSection } from '#site/sections/list.tsx';
import { LocalTextSection, PointsSection } from '#site/sections/local.tsx';
import { NoticeSection } from '#site/sections/notice.tsx';
import { PriceTableSection } from '#site/sections/price-table.tsx';
import { ProseSection } from '#site/sections/prose.tsx';
import { SocialSection } from '#site/sections/social.tsx';
import { StatusSection } from '#site/sections/status.tsx';
import { StatutesSection } from '#site/sections/statutes.tsx';
import { StepsSection } from '#site/sections/steps.tsx';
import { TestimonialSection } from '#site/sections/testimonial.tsx';
import { TimelineSection } from '#site/sections/timeline.tsx';
import { VideoSection } from '#site/sections/video.tsx';
import { Band } from '#ui/band.tsx';
import type { CardProps } from '#ui/card.tsx';
import { Picture } from '#ui/picture.tsx';
import { renderActionButtons } from './action-button.tsx';
import { BodyText } from './body-text.tsx';
import { buildFinderProps } from './finder.tsx';
import { GuideLinks, hasGuides } from './guide-links.tsx';
import { OfferBand } from './offer-band.tsx';
import { PageForm } from './page-form.tsx';
import { SectionEnd } from './section-end.tsx';

type SectionType = Section['type'];
type Renderer<Type extends SectionType> = (part: Extract<Section, { type: Type }>, view: View) => ReactNode;

/** The renderer for each section type. `npm run new -- section` adds one. A component that the gallery doesn't show fails a test. */
const renderers: { [Type in SectionType]: Renderer<Type> } = {
  prose: (part, view) => (
    <ProseSection {...buildBandProps(part)} html={part.text}>
      <SectionEnd view={view} part={part} />
    </ProseSection>
  ),
  body: (part, view) => (
    <Band {...buildBandProps(part)}>
      <BodyText view={view} />
    </Band>
  ),
  cards: (part, view) => {
    const cards = part.folded ? buildPlainCards(view, part.services) : buildServiceCards(view, part.services);
    const Cards = part.folded ? CollapsedCardsSection : CardsSection;
    return (
      <Cards {...buildBandProps(part)} cards={cards}>
        <SectionEnd view={view} part={part} />
      </Cards>
    );
  },
  details: (part, view) => {
    const end = <SectionEnd view={view} part={part} />;
    if (part.folded) return <CollapsedDetails part={part}>{end}</CollapsedDetails>;
    return (
      <DetailsSection
        {...buildBandProps(part)}
        items={part.items.map(({ text, actions, ...item }) => ({
          ...item,
          html: text,
          actions: renderActionButtons(view, actions),
        }))}
      >
        {end}
      </DetailsSection>
    );
  },
  steps: (part, view) => (
    <StepsSection
      {...buildBandProps(part)}
      steps={part.steps.map(({ title, text }) => ({ title, html: text }))}
    >
      <SectionEnd view={view} part={part} />
    </StepsSection>
  ),
  faq: (part, view) => (
    <FaqSection {...buildBandProps(part)} group={part.id ?? 'faq'} items={buildFaqItems(view, part.faqs)} />
  ),
  statutes: (part) => <StatutesSection {...buildBandProps(part)} groups={part.groups} />,
  video: (part, view) => (
    <VideoSection {...buildBandProps(part)} video={buildVideoFrame(view, part.video)}>
      <SectionEnd view={view} part={part} />
    </VideoSection>
  ),
  offer: (part, view) => (
    <OfferBand
      {...buildBandProps(part)}
      view={view}
      offer={part.offer}
      actions={part.actions}
      brief={part.brief}
    />
  ),
  testimonial: (part, view) => (
    <TestimonialSection {...buildBandProps(part)} {...buildTestimonialProps(view, part.testimonial)} />
  ),
  list: (part, view) => (
    <ListSection {...buildBandProps(part)} items={part.items}>
      <SectionEnd view={view} part={part} />
    </ListSection>
  ),
  groups: (part, view) => (
    <GroupsSection {...buildBandProps(part)} groups={part.groups}>
      <SectionEnd view={view} part={part} />
    </GroupsSection>
  ),
  timeline: (part, view) => (
    <TimelineSection
      {...buildBandProps(part)}
      tone="sand"
      scale={buildScaleProps(view, part.scale)}
      events={part.events.map(({ text, ...event }) => ({ ...event, html: text }))}
    >
      <SectionEnd view={view} part={part} />
    </TimelineSection>
  ),
  deadline: (part, view) => (
    <DeadlineSection {...buildBandProps(part)} finder={buildFinderProps(view, part.deadline, part.actions)} />
  ),
  lawyer: (part, view) => (
    <FeeSection
      {...buildBandProps(part)}
      tone={hasTimeline(view) ? 'plain' : 'sand'}
      {...buildFeeProps(view, part.fee)}
    >
      <SectionEnd view={view} part={part} />
    </FeeSection>
  ),
  contact: (part, view) => (
    <ContactSection
      {...buildBandProps(part)}
      {...buildContactProps(view, part.offices)}
      actions={renderActionButtons(view, part.actions)}
    />
  ),
  'call-to-action': (part, view) =>
    part === findClosing(view) ? (
      <CallToActionSection
        {...buildBandProps(part)}
        html={part.text}
        actions={renderActionButtons(view, part.actions, 'dark')}
        aside={hasGuides(view) && <GuideLinks view={view} />}
      >
        <SectionEnd view={view} part={{ disclaimers: part.disclaimers }} />
      </CallToActionSection>
    ) : (
      <ProseSection {...buildBandProps(part)} html={part.text}>
        <SectionEnd view={view} part={part} />
      </ProseSection>
    ),
  links: (part, view) => (
    <CardsSection
      {...buildBandProps(part)}
      cards={part.cards.map(({ title, text, to, label }) => ({
        title,
        html: text,
        href: to,
        linkLabel: label,
        note: buildPageLink(view, to).note,
      }))}
    />
  ),
  cases: (part, view) => (
    <CasesSection
      {...buildBandProps(part)}
      cards={part.cards.map(({ title, text, video, watch, note }) => ({
        title,
        html: text,
        video: video === undefined ? undefined : findCaseVideo(view, video),
        watchLabel: watch,
        note,
      }))}
    >
      <SectionEnd view={view} part={part} />
    </CasesSection>
  ),
  notice: (part, view) => (
    <NoticeSection
      id={part.id}
      tone={part.kind}
      heading={part.heading}
      html={part.text}
      season={findHiddenSeason(part, view)}
      lastDay={part.lastDay && buildLastDayProps(part.lastDay)}
    >
      <SectionEnd view={view} part={part} />
    </NoticeSection>
  ),
  figures: (part, view) => (
    <FiguresSection
      {...buildBandProps(part)}
      items={part.items}
      disclaimer={listDisclaimers(view, part.disclaimers).join(' ')}
    />
  ),
  disclaimer: (part, view) => (
    <DisclaimerSection
      id={part.id}
      heading={part.heading}
      items={listDisclaimers(view, part.disclaimers)}
      dark={followsClosing(view, part)}
    />
  ),
  anchors: (part) => (
    <AnchorsSection
      id={part.id}
      label={part.label}
      links={part.links.map(({ to, label }) => ({ href: to, label }))}
    />
  ),
  'county-pages': (part, view) => (
    <CountyNamesSection
      {...buildBandProps(part)}
      finder={buildPlaceFinderProps(view, 'court')}
      counties={listCountyPages(view)}
    />
  ),
  'county-names': (part, view) => (
    <CountyNamesSection
      {...buildBandProps(part)}
      finder={buildPlaceFinderProps(view, 'county')}
      counties={part.counties.map((label) => ({ label }))}
    />
  ),
  articles: (part, view) => (
    <ArticlesSection
      {...buildBandProps(part)}
      articles={buildArticleCards(view, selectArticles(part, listCollection(view.site, 'articles')))}
      moreLabel={part.more}
      earlierYears={part.year === undefined ? buildYearLinks(view) : []}
    >
      <SectionEnd view={view} part={{ after: part.feedNote }} />
    </ArticlesSection>
  ),
  social: (part, view) => (
    <SocialSection
      {...buildBandProps(part)}
      newTabNote={view.frame.newTab}
      pendingLabel={view.frame.linkSoon}
      links={buildSocialLinks(view, part.links)}
    >
      <SectionEnd view={view} part={{ after: part.feedNote }} />
    </SocialSection>
  ),
  form: (part, view) => (
    <FormSection
      {...buildBandProps(part)}
      office={part.form === 'subscribe' ? undefined : buildPageOffice(view)}
    >
      <PageForm view={view} form={part.form} county={findCountyFormValue(view)} />
    </FormSection>
  ),
  'contact-cards': (part, view) => {
    const { phoneHref, phoneText } = buildOfficeProps(view, part.office);
    const { href, text } = buildEmailProps(view);
    const { to, label } = part.back ?? {};
    const cards: CardProps[] = [
      { icon: 'mail', title: view.frame.emailWord, href, linkLabel: text },
      { icon: 'phone', title: view.frame.phone, href: phoneHref, linkLabel: phoneText },
      ...(to
        ? [{ icon: 'arrow' as const, title: buildPageLink(view, to).label, href: to, linkLabel: label }]
        : []),
    ];
    return <CardsSection {...buildBandProps(part)} cards={cards} />;
  },
  status: (part) => <StatusSection {...buildBandProps(part)} html={part.text} label={part.button} />,
  'fact-table': (part, view) => (
    <FactTableSection {...buildBandProps(part)} rows={part.rows.map((row) => buildFactRow(view, row))}>
      <SectionEnd view={view} part={part} />
    </FactTableSection>
  ),
  'check-list': (part, view) => (
    <ChecklistSection {...buildBandProps(part)} groups={part.groups}>
      <SectionEnd view={view} part={part} />
    </ChecklistSection>
  ),
  'court-table': (part, view) => (
    <CourtTableSection
      {...buildBandProps(part)}
      counties={listCountyCourts(view)}
      courtLabel={part.courtLink}
      clerkLabel={part.clerkLink}
    >
      <SectionEnd view={view} part={part} />
    </CourtTableSection>
  ),
  'county-seats': (part, view) => (
    <CountySeatsSection {...buildBandProps(part)} counties={listCountySeats(view)}>
      <SectionEnd view={view} part={part} />
    </CountySeatsSection>
  ),
  'guide-list': (part, view) => {
    const groups = part.groups
      .map(({ heading, from }, index) => {
        const end = part.groups[index + 1]?.from;
        return { heading, cards: buildGuideCards(view, { from, end, shortDescriptions: part.lines }) };
      })
      .filter(({ cards }) => cards.length > 0);
    return groups.map(({ heading, cards }, index) => (
      <CardsSection key={heading} id={index === 0 ? part.id : undefined} heading={heading} cards={cards}>
        {index === groups.length - 1 && <SectionEnd view={view} part={part} />}
      </CardsSection>
    ));
  },
  'price-table': (part, view) => (
    <PriceTableSection
      {...buildBandProps(part)}
      tone="sand"
      labels={{ first: part.firstLabel, next: part.nextLabel }}
      rows={part.rows.map((row) => buildPriceRow(view, row))}
    >
      <SectionEnd view={view} part={part} />
    </PriceTableSection>
  ),
  picture: (part, view) => (
    <Band id={part.id}>
      <Picture {...buildPicture(view, part.image, part.alt)} captionHtml={part.caption} />
    </Band>
  ),
};

type CollapsedDetailsProps = { part: Extract<Section, { type: 'details' }>; children: ReactNode };

/** Descriptions in disclosures, as on county pages. */
function CollapsedDetails({ part, children }: CollapsedDetailsProps) {
  const { items } = part;
  const band = { ...buildBandProps(part), children };
  return items.every(({ text }) => text === undefined) ? (
    <PointsSection {...band} lists={items.map(({ points, ...item }) => ({ ...item, items: points ?? [] }))} />
  ) : (
    <LocalTextSection {...band} parts={items.map(({ text, ...item }) => ({ ...item, html: text }))} />
  );
}

/** Finds the page's closing section. */
function findClosing({ page: { entry } }: View) {
  return listSections(entry).findLast(({ type }) => type === 'call-to-action');
}

/** Whether the page has a timeline, which is sand-colored. Without one, the fee section is sand-colored instead. */
function hasTimeline({ page: { entry } }: View): boolean {
  return listSections(entry).some(({ type }) => type === 'timeline');
}

/** Whether the section directly follows the closing. */
function followsClosing({ page: { entry } }: View, part: Section): boolean {
  const parts = listSections(entry);
  return parts[parts.indexOf(part) - 1]?.type === 'call-to-action';
}

/** The sections of a page. */
export function SectionList({ view, sections }: { view: View; sections: Section[] }) {
  return sections.map((part, index) => <SectionPart key={`${part.type}-${index}`} view={view} part={part} />);
}

/** Renders a section by its type. */
export function SectionPart({ view, part }: { view: View; part: Section }) {
  // TypeScript can't relate the renderer to the section's type in a lookup.
  const render = renderers[part.type] as Renderer<SectionType> | undefined;
  const advice = `${view.page.entry.file} can’t be rendered: add a renderer for ${part.type} sections to src/site/templates/sections.tsx.`;
  if (render === undefined) throw new Error(advice);
  return render(part, view);
}

type BandData = {
  id?: string | undefined;
  heading?: string | undefined;
  intro?: string | undefined;
};

/** Builds the props that all bands share: anchor, heading and introduction. */
function buildBandProps<Part extends BandData>({ id, heading, intro }: Part) {
  return { id, heading: heading as Part['heading'], introHtml: intro };
}

/** Finds the yearly season during which a notice is hidden. */
function findHiddenSeason({ outside, during }: Extract<Section, { type: 'notice' }>, view: View) {
  if (outside !== undefined) return findSeason(view, outside);
  return during && findRestOfYear(view, findSeason(view, during));
}

function buildYearLinks({ site }: View) {
  return listYearlyPages(site.pages.values()).map(({ path, entry }) => ({
    href: path,
    label: entry.data.label ?? entry.data.title,
  }));
}
