import type { Entry } from '#practice/site.ts';
import { buildContactProps } from '#site/view/offices.ts';
import { buildVideoFrame } from '#site/view/pictures.ts';
import { buildFeeProps, buildServiceCards } from '#site/view/cards.ts';
import type { View } from '#site/view/view.ts';
import { CardsSection } from '#site/sections/cards.tsx';
import { ContactBlock } from '#site/sections/contact.tsx';
import { DetailsSection } from '#site/sections/details.tsx';
import { FeeSection } from '#site/sections/lawyer.tsx';
import { StatutesSection } from '#site/sections/statutes.tsx';
import { StepsSection } from '#site/sections/steps.tsx';
import { VideoSection } from '#site/sections/video.tsx';
import { RepeatedAction } from './action-button.tsx';
import { HeroBand, PageClosing } from './hero-and-closing.tsx';
import { OfferBand, hasOfferEnded } from './offer-band.tsx';

/** Estate planning, in general or in one state. */
export function EstateState({ view, entry }: { view: View; entry: Entry<'estate'> }) {
  const { data } = entry;
  const isOfferEnded = hasOfferEnded(view, data.special.offer);
  const videoProps = buildVideoFrame(view, data.special.video);
  const offerBand = (
    <OfferBand
      id="special"
      view={view}
      offer={data.special.offer}
      heading={data.special.heading}
      actions={data.special.actions}
    />
  );
  const video = <VideoSection id="video" video={videoProps} textVersionHref="#details" />;
  return (
    <>
      <HeroBand view={view} hero={data.hero} />
      <CardsSection
        id="services"
        heading={data.services.heading}
        introHtml={data.services.intro}
        cards={buildServiceCards(view, data.services.cards)}
      >
        <RepeatedAction view={view} actions={data.closing.actions} placement="services" />
      </CardsSection>
      <FeeSection tone="sand" {...buildFeeProps(view, data.fee)} />
      {!isOfferEnded && offerBand}
      {videoProps.source && video}
      <DetailsSection
        id="details"
        heading={data.detailsHeading}
        items={data.details.map(({ heading, text, points }) => ({ heading, html: text, points }))}
      />
      <StatutesSection
        id="statutes"
        heading={data.statutes.heading}
        introHtml={data.statutes.intro}
        groups={data.statutes.groups}
      />
      <StepsSection
        id="process"
        heading={data.process.heading}
        steps={data.process.steps.map(({ title, text }) => ({ title, html: text }))}
      >
        <RepeatedAction view={view} actions={data.closing.actions} />
      </StepsSection>
      {!videoProps.source && video}
      {isOfferEnded && offerBand}
      <PageClosing view={view} closing={data.closing}>
        <ContactBlock
          id="contact"
          heading={data.contact.heading}
          introHtml={data.contact.intro}
          {...buildContactProps(view, data.contact.offices)}
        />
      </PageClosing>
    </>
  );
}
