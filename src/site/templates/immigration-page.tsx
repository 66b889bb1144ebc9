import type { Entry } from '#practice/site.ts';
import { findForm } from '#site/view/form-copy.ts';
import { buildFeeProps } from '#site/view/cards.ts';
import { buildPageOffice } from '#site/view/offices.ts';
import type { View } from '#site/view/view.ts';
import { AnchorsSection } from '#site/sections/anchors.tsx';
import { FormSection } from '#site/sections/form.tsx';
import { FeeSection } from '#site/sections/lawyer.tsx';
import { NoticeSection } from '#site/sections/notice.tsx';
import { BandFrame } from '#ui/band.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { PointList } from '#ui/lists.tsx';
import { Notice } from '#ui/notice.tsx';
import { Prose } from '#ui/prose.tsx';
import { HeroBand, PageClosing } from './hero-and-closing.tsx';
import { OfferBand, OfferPrice, isOfferCurrent } from './offer-band.tsx';
import { PageForm } from './page-form.tsx';
import { SectionEnd } from './section-end.tsx';

/** An immigration page, in any language. */
export function ImmigrationPage({ view, entry }: { view: View; entry: Entry<'immigration'> }) {
  const { data } = entry;
  const { offer } = data.consultation;
  return (
    <>
      <HeroBand
        view={view}
        hero={data.hero}
        card={isOfferCurrent(view, offer) ? <OfferPrice view={view} offer={offer} /> : undefined}
      >
        {data.spoken && <Prose html={data.spoken} />}
      </HeroBand>
      <AnchorsSection label={data.anchors.label} links={buildAnchorLinks(data)} />
      <FeeSection {...buildFeeProps(view, data.fee)} />
      <NoticeSection tone="info" heading={data.status.heading} html={data.status.text}>
        <SectionEnd view={view} part={data.status} />
      </NoticeSection>
      <BandFrame>
        <div className="page-column row-lines unfolded:-my-10">
          {data.parts.map((part) => (
            <Topic key={part.id} view={view} part={part} />
          ))}
        </div>
      </BandFrame>
      <NoticeSection tone="warning" heading={data.warning.heading} html={data.warning.text} />
      <OfferBand
        id="consultation"
        tone="sand"
        view={view}
        offer={offer}
        heading={data.consultation.heading}
        html={`${data.consultation.text}<p>${data.consultation.promo}</p><p>${data.consultation.note}</p>`}
        actions={data.consultation.actions}
      />
      <QuestionForm view={view} />
      <PageClosing view={view} closing={data.closing} />
    </>
  );
}

/** A short form in the page's language, as an alternative to booking. */
function QuestionForm({ view }: { view: View }) {
  const { title, intro } = findForm(view, 'immigration-question');
  return (
    <FormSection id="question" heading={title} introHtml={intro} office={buildPageOffice(view)}>
      <PageForm view={view} form="immigration-question" />
    </FormSection>
  );
}

type TopicProps = { view: View; part: Entry<'immigration'>['data']['parts'][number] };

/** A topic, rendered as a disclosure on phones. */
function Topic({ view, part }: TopicProps) {
  return (
    <div
      className="unfolded:py-10 max-md:first:border-t-2 [&>details>div]:mt-0 [&>details~div]:mt-0 [&>details~div]:pb-5 max-md:[&_h2]:text-h3"
      id={part.id}
    >
      <Disclosure opensOnWideScreens label={<h2>{part.heading}</h2>}>
        {/* A picture is beside the text and the points. */}
        <div className="grid grid-cols-1 items-start gap-x-12 gap-y-5 lg:grid-cols-[1.1fr_1fr] [&_img]:w-full [&_img]:max-w-lg lg:has-[img]:gap-y-0 lg:has-[img]:[&>div]:contents lg:has-[img]:[&>ul]:mt-5 lg:[&_p:has(img)]:col-start-2 lg:[&_p:has(img)]:row-span-9">
          <Prose html={part.text} />
          <PointList items={part.points} />
        </div>
        {part.note !== undefined && (
          <div className="mt-5">
            <Notice tone="info" html={`<p>${part.note}</p>`} />
          </div>
        )}
      </Disclosure>
      {/* Disclaimers stay visible when the topic is collapsed. */}
      <SectionEnd view={view} part={part} />
    </div>
  );
}

/** Builds the links to the page's sections. */
function buildAnchorLinks({ anchors, parts }: Entry<'immigration'>['data']) {
  const ids = [...parts.map(({ id }) => id), 'consultation'] as const;
  return ids.map((id) => ({ href: `#${id}`, label: anchors[id] }));
}
