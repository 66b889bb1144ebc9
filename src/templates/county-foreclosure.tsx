import type { Entry } from '#content/site.ts';
import { countyInForms } from '#page/counties.ts';
import { formWords } from '#page/form-copy.ts';
import { videoFrame } from '#page/pictures.ts';
import type { View } from '#page/view.ts';
import { CardGrid } from '#sections/card-grid.tsx';
import { CheckList } from '#sections/check-list.tsx';
import { FaqList } from '#sections/faq-list.tsx';
import { FigureRow } from '#sections/figures.tsx';
import { Groups } from '#sections/groups.tsx';
import { NoticeBand } from '#sections/notice-band.tsx';
import { ProseBand } from '#sections/prose-band.tsx';
import { Steps } from '#sections/steps.tsx';
import { Timeline } from '#sections/timeline.tsx';
import { Video } from '#sections/video.tsx';
import { faqItems, serviceCards } from './cards.ts';
import { ContactBand } from './contact-band.tsx';
import { FormPart } from './form-part.tsx';
import { HeroBand } from './hero-band.tsx';
import { LeadPrompt } from './lead-prompt.tsx';
import { AfterText, Notes } from './notes.tsx';
import { PageClosing } from './page-closing.tsx';

/** A county foreclosure page, from the warning to the short form. */
export function CountyForeclosure({ view, entry }: { view: View; entry: Entry<'counties'> }) {
  const { data } = entry;
  const { communities, reasons } = data;
  return (
    <>
      <HeroBand view={view} hero={data.hero} />
      {/* The prompt sticks within this part only: it never lies over the buttons of the hero. */}
      <div>
        <NoticeBand
          id="deadline"
          tone="warning"
          icon="clock"
          heading={data.deadline.heading}
          html={data.deadline.text}
        />
        {data.video !== undefined && <Video id="video" video={videoFrame(view, data.video)} />}
        <Timeline
          id="timeline"
          tone="mist"
          heading={data.timeline.heading}
          introHtml={data.timeline.intro}
          events={data.timeline.events.map(({ text, ...event }) => ({ ...event, html: text }))}
        >
          <AfterText html={data.timeline.after} />
        </Timeline>
        <ProseBand id="about" heading={data.circuit} html={entry.body.html} />
        <CardGrid
          id="strategies"
          tone="mist"
          heading={data.strategies.heading}
          introHtml={data.strategies.intro}
          cards={serviceCards(view, data.strategies.services)}
        />
        {data.process && (
          <Steps
            id="process"
            heading={data.process.heading}
            introHtml={data.process.intro}
            steps={data.process.steps.map(({ title, text }) => ({ title, html: text }))}
          />
        )}
        {data.challenges && <CheckList id="challenges" {...listOf(data.challenges)} />}
        {data.experience && <CheckList id="experience" {...listOf(data.experience)} />}
        {reasons && (
          <CheckList id="reasons" tone="mist" {...listOf(reasons)}>
            {reasons.figures.length > 0 && <FigureRow items={reasons.figures} />}
            <Notes view={view} ids={reasons.disclaimers} />
          </CheckList>
        )}
        <Groups
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
        {data.appointments && (
          <ProseBand
            id="appointments"
            tone="mist"
            heading={data.appointments.heading}
            html={data.appointments.text}
          />
        )}
        {data.faqs.length > 0 && data.faqHeading !== undefined && (
          <FaqList id="faq" heading={data.faqHeading} group="faq" items={faqItems(view, data.faqs)} />
        )}
        <FormPart
          id="lead"
          view={view}
          form="county-lead"
          county={countyInForms(entry)}
          heading={data.leadForm.heading}
          introHtml={data.leadForm.intro}
        />
        <ContactBand
          id="contact"
          view={view}
          heading={data.contact.heading}
          introHtml={data.contact.intro}
          offices={data.contact.offices}
        />
        <PageClosing view={view} closing={data.closing} />
        <LeadPrompt words={formWords(view, 'county-lead')} />
      </div>
    </>
  );
}

function listOf({ heading, items }: { heading: string; items: string[] }) {
  return { heading, items };
}
