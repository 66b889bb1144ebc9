import type { Entry } from '#practice/site.ts';
import { formatCountyForForms, findCountyScene, listNeighborPages } from '#site/view/counties.ts';
import { buildContactProps, buildPageOffice } from '#site/view/offices.ts';
import { buildVideoFrame } from '#site/view/pictures.ts';
import { buildFaqItems, buildPlainCards } from '#site/view/cards.ts';
import { buildScaleProps } from '#site/view/scales.ts';
import { fill } from '#site/view/view.ts';
import type { View } from '#site/view/view.ts';
import { CollapsedCardsSection } from '#site/sections/cards.tsx';
import { ContactBlock } from '#site/sections/contact.tsx';
import { FaqSection } from '#site/sections/faq.tsx';
import { FormSection } from '#site/sections/form.tsx';
import { FeeSection } from '#site/sections/lawyer.tsx';
import { LocalTextSection, PlaceNamesSection, PointsSection } from '#site/sections/local.tsx';
import { TimelineSection } from '#site/sections/timeline.tsx';
import { VideoSection } from '#site/sections/video.tsx';
import { Prose } from '#ui/prose.tsx';
import { VideoPlaceholder } from '#ui/video-frame.tsx';
import { RepeatedAction } from './action-button.tsx';
import { HeroBand, PageClosing } from './hero-and-closing.tsx';
import { LeadPrompt } from './lead-prompt.tsx';
import { PageForm } from './page-form.tsx';
import { SectionEnd } from './section-end.tsx';

type CountyProps = { view: View; entry: Entry<'counties'> };

/** A county's foreclosure page. */
export function CountyForeclosure({ view, entry }: CountyProps) {
  const { data } = entry;
  const { communities } = data;
  const videoProps = data.video === undefined ? undefined : buildVideoFrame(view, data.video);
  return (
    <>
      <HeroBand view={view} hero={{ ...data.hero, art: findCountyScene(view, entry) }}>
        <p>
          <a href="#lead">{view.frame.preferToWrite}</a>
        </p>
      </HeroBand>
      <div>
        <FeeSection
          id="process"
          heading={data.process.heading}
          introHtml={data.process.intro}
          steps={data.process.steps.map(({ title, text }) => ({ title, html: text }))}
        />
        <TimelineSection
          id="timeline"
          tone="sand"
          heading={data.timeline.heading}
          introHtml={data.timeline.intro}
          scale={buildScaleProps(view, data.timeline.scale)}
          events={data.timeline.events.map(({ text, ...event }) => ({ ...event, html: text }))}
        >
          <SectionEnd view={view} part={data.timeline} />
          {videoProps && videoProps.source === undefined && (
            <div id="video">
              <VideoPlaceholder {...videoProps} textVersionHref="#timeline" />
            </div>
          )}
        </TimelineSection>
        {videoProps?.source && <VideoSection id="video" video={videoProps} />}
        <CollapsedCardsSection
          id="strategies"
          heading={data.strategies.heading}
          introHtml={data.strategies.intro}
          cards={buildPlainCards(view, data.strategies.services)}
        >
          <RepeatedAction view={view} actions={data.hero.actions} />
        </CollapsedCardsSection>
        <LocalTextSection id="about" heading={data.circuit} {...splitBody(entry)} />
        <LocalPoints view={view} entry={entry} />
        <PlaceNamesSection
          id="communities"
          heading={communities.heading}
          introHtml={communities.intro}
          groups={communities.groups ?? [{ names: communities.names ?? [] }]}
          nearby={communities.nearby}
          places={listNeighborPages(entry, view)}
        />
        {data.faqs.length > 0 && data.faqHeading !== undefined && (
          <FaqSection id="faq" heading={data.faqHeading} group="faq" items={buildFaqItems(view, data.faqs)} />
        )}
        <FormSection
          id="lead"
          heading={data.leadForm.heading}
          introHtml={data.leadForm.intro}
          office={buildPageOffice(view)}
        >
          <PageForm view={view} form="county-lead" county={formatCountyForForms(entry)} />
        </FormSection>
        <PageClosing view={view} closing={data.closing}>
          <Contact view={view} entry={entry} />
        </PageClosing>
        <LeadPrompt view={view} />
      </div>
    </>
  );
}

/** Local issues and how the firm handles them. */
function LocalPoints({ view, entry }: CountyProps) {
  const { challenges, experience, reasons } = entry.data;
  return (
    <PointsSection
      heading={fill(view.frame.county, { name: entry.data.name })}
      lists={[
        ...(challenges ? [{ id: 'challenges', ...challenges }] : []),
        ...(experience ? [{ id: 'experience', ...experience }] : []),
        ...(reasons ? [{ id: 'reasons', ...reasons }] : []),
      ]}
    >
      {/* Headings stay visible while their lists are collapsed, so disclaimers must too. */}
      {reasons && <SectionEnd view={view} part={reasons} />}
    </PointsSection>
  );
}

function Contact({ view, entry: { data } }: CountyProps) {
  const { contact, appointments } = data;
  const { offices, ...firm } = buildContactProps(view, contact.offices);
  return (
    <ContactBlock
      id="contact"
      heading={contact.heading}
      introHtml={contact.intro}
      {...firm}
      // The hours are beside the form, directly above.
      offices={offices.map((office) => ({ ...office, hours: undefined }))}
    >
      {appointments && (
        <div id="appointments">
          <h3>{appointments.heading}</h3>
          <Prose html={appointments.text} />
        </div>
      )}
    </ContactBlock>
  );
}

/** Splits the body into the text before the first heading and the parts after it. */
function splitBody({ body }: Entry<'counties'>) {
  const [html = '', ...rest] = ` ${body.html}`.split(/(?=<h3 )/);
  const headings = new Map(body.headings.map(({ id, text }) => [id, text]));
  const parts = rest.map((part) => {
    const [, id = '', text = ''] = /^<h3 id="(.*?)">.*?<\/h3>(.*)$/s.exec(part) ?? [];
    return { id, heading: headings.get(id) ?? '', html: text };
  });
  return { html: html.trim(), parts };
}
