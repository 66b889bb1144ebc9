import { behindNumber, factWords } from '#content/facts/quoted-facts.ts';
import { find } from '#content/site.ts';
import { AnchorsSection } from '#sections/anchors.tsx';
import { CallToActionSection } from '#sections/call-to-action.tsx';
import { FaqSection } from '#sections/faq.tsx';
import { RulerSection } from '#sections/ruler.tsx';
import { StatusSection } from '#sections/status.tsx';
import { StepsSection } from '#sections/steps.tsx';
import { TimelineSection } from '#sections/timeline.tsx';
import { actionButtons } from '../action-button.tsx';
import { faqItems } from '../cards.ts';
import { ContactBand, ContactCards } from '../contact-band.tsx';
import { DeadlineBand } from '../deadline-band.tsx';
import { FormPart } from '../form-part.tsx';
import { AfterText, Notes } from '../notes.tsx';
import { Buttons, band } from './part-band.tsx';
import type { Renderers } from './renderer.ts';

/** Parts that lead on: steps, dates, questions, ways to reach the firm. */
export const guidingParts: Renderers<
  | 'steps'
  | 'timeline'
  | 'ruler'
  | 'deadline'
  | 'faq'
  | 'anchors'
  | 'contact'
  | 'contact-cards'
  | 'call-to-action'
  | 'form'
  | 'status'
> = {
  steps: (part, view) => (
    <StepsSection
      {...band(part)}
      heading={part.heading}
      steps={part.steps.map(({ title, text }) => ({ title, html: text }))}
    >
      <Buttons view={view} part={part} />
      <Notes view={view} ids={part.disclaimers} />
    </StepsSection>
  ),
  timeline: (part) => (
    <TimelineSection
      {...band(part)}
      heading={part.heading}
      events={part.events.map(({ text, ...event }) => ({ ...event, html: text }))}
    >
      <AfterText html={part.after} />
    </TimelineSection>
  ),
  ruler: (part, view) => {
    const fact = find(view.site, 'facts', part.fact).data;
    return (
      <RulerSection
        id={part.id}
        heading={part.heading}
        days={Number(fact.value)}
        unit={behindNumber(factWords(fact, view.language)) ?? ''}
        startLabel={part.start}
        dueLabel={part.due}
        html={part.text}
      >
        <Buttons view={view} part={part} />
      </RulerSection>
    );
  },
  deadline: (part, view) => <DeadlineBand {...band(part)} view={view} part={part} />,
  faq: (part, view) => (
    <FaqSection
      {...band(part)}
      heading={part.heading}
      group={part.id ?? 'faq'}
      items={faqItems(view, part.faqs)}
    />
  ),
  anchors: (part) => (
    <AnchorsSection
      id={part.id}
      label={part.label}
      links={part.links.map(({ to, label }) => ({ href: to, label }))}
    />
  ),
  contact: (part, view) => (
    <ContactBand
      {...band(part)}
      heading={part.heading}
      view={view}
      offices={part.offices}
      actions={part.actions}
    />
  ),
  'contact-cards': (part, view) => (
    <ContactCards
      {...band({ ...part, intro: undefined })}
      view={view}
      office={part.office}
      back={part.back}
    />
  ),
  'call-to-action': (part, view) => (
    <CallToActionSection
      id={part.id}
      heading={part.heading}
      html={part.text}
      actions={actionButtons(view, part.actions, 'dark')}
    >
      <Notes view={view} ids={part.disclaimers} />
    </CallToActionSection>
  ),
  form: (part, view) => <FormPart {...band(part)} heading={part.heading} view={view} form={part.form} />,
  status: (part) => (
    <StatusSection {...band({ ...part, intro: undefined })} html={part.text} label={part.button} />
  ),
};
