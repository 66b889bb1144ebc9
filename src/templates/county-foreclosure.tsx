import type { Entry } from '#content/site.ts';
import { countyInForms } from '#page/counties.ts';
import { contactProps } from '#page/offices.ts';
import { videoFrame } from '#page/pictures.ts';
import { faqItems, serviceCards } from '#page/records.ts';
import type { View } from '#page/view.ts';
import { Prose } from '#ui/prose.tsx';
import { CardsSection } from '#sections/cards.tsx';
import { ContactSection } from '#sections/contact.tsx';
import { FaqSection } from '#sections/faq.tsx';
import { FigureRow } from '#sections/figures.tsx';
import { FormSection } from '#sections/form.tsx';
import { GroupsSection } from '#sections/groups.tsx';
import { ListSection } from '#sections/list.tsx';
import { NoticeSection } from '#sections/notice.tsx';
import { ProseSection } from '#sections/prose.tsx';
import { StepsSection } from '#sections/steps.tsx';
import { TimelineSection } from '#sections/timeline.tsx';
import { VideoSection } from '#sections/video.tsx';
import { HeroBand, PageClosing } from './hero-and-closing.tsx';
import { LeadPrompt } from './lead-prompt.tsx';
import { PageForm } from './page-form.tsx';
import { SectionEnd } from './section-end.tsx';

/** A county foreclosure page, from the warning to the short form. */
export function CountyForeclosure({ view, entry }: { view: View; entry: Entry<'counties'> }) {
  const { data } = entry;
  const { challenges, experience, reasons, communities, appointments } = data;
  return (
    <>
      <HeroBand view={view} hero={data.hero} />
      {/* The prompt sticks within this part only: it never lies over the buttons of the hero. */}
      <div>
        <NoticeSection
          id="deadline"
          tone="warning"
          icon="clock"
          heading={data.deadline.heading}
          html={data.deadline.text}
        />
        <TimelineSection
          id="timeline"
          tone="mist"
          heading={data.timeline.heading}
          introHtml={data.timeline.intro}
          events={data.timeline.events.map(({ text, ...event }) => ({ ...event, html: text }))}
        >
          <SectionEnd view={view} part={data.timeline} />
        </TimelineSection>
        {data.video !== undefined && <VideoSection id="video" video={videoFrame(view, data.video)} />}
        <ProseSection id="about" heading={data.circuit} html={entry.body.html} />
        <CardsSection
          id="strategies"
          tone="mist"
          heading={data.strategies.heading}
          introHtml={data.strategies.intro}
          cards={serviceCards(view, data.strategies.services)}
        />
        {data.process && (
          <StepsSection
            id="process"
            heading={data.process.heading}
            introHtml={data.process.intro}
            steps={data.process.steps.map(({ title, text }) => ({ title, html: text }))}
          />
        )}
        {challenges && <ListSection id="challenges" heading={challenges.heading} items={challenges.items} />}
        {experience && <ListSection id="experience" heading={experience.heading} items={experience.items} />}
        {reasons && (
          <ListSection id="reasons" tone="mist" heading={reasons.heading} items={reasons.items}>
            {reasons.figures.length > 0 && <FigureRow items={reasons.figures} />}
            <SectionEnd view={view} part={reasons} />
          </ListSection>
        )}
        <GroupsSection
          id="communities"
          heading={communities.heading}
          introHtml={communities.intro}
          plain
          groups={
            communities.groups?.map(({ name, names }) => ({ name, items: names })) ?? [
              { items: communities.names ?? [] },
            ]
          }
        />
        {data.faqs.length > 0 && data.faqHeading !== undefined && (
          <FaqSection id="faq" heading={data.faqHeading} group="faq" items={faqItems(view, data.faqs)} />
        )}
        <FormSection id="lead" heading={data.leadForm.heading} introHtml={data.leadForm.intro}>
          <PageForm view={view} form="county-lead" county={countyInForms(entry)} />
        </FormSection>
        <ContactSection
          id="contact"
          heading={data.contact.heading}
          introHtml={data.contact.intro}
          {...contactProps(view, data.contact.offices)}
        >
          {appointments && (
            <div id="appointments">
              <h3>{appointments.heading}</h3>
              <Prose html={appointments.text} />
            </div>
          )}
        </ContactSection>
        <PageClosing view={view} closing={data.closing} />
        <LeadPrompt view={view} />
      </div>
    </>
  );
}
