import { CardsSection } from '#site/sections/cards.tsx';
import { CountyNamesSection } from '#site/sections/county-names.tsx';
import { DisclaimerSection } from '#site/sections/disclaimer.tsx';
import { FormSection } from '#site/sections/form.tsx';
import { Hero } from '#site/sections/hero.tsx';
import { OfferSection } from '#site/sections/offer.tsx';
import { StatusSection } from '#site/sections/status.tsx';
import { StepsSection } from '#site/sections/steps.tsx';
import { TimelineSection } from '#site/sections/timeline.tsx';
import { VideoSection } from '#site/sections/video.tsx';
import { Actions, Button } from '#ui/buttons.tsx';
import { DialogFrame } from '#ui/dialog-frame.tsx';
import {
  ErrorSummary,
  FieldError,
  FieldGrid,
  SelectField,
  TextAreaField,
  TextField,
  fieldWiring,
} from '#ui/fields.tsx';
import { Notice } from '#ui/notice.tsx';
import { DeadlineBanner, StickyCall } from '#ui/reminders.tsx';
import { SentRequest } from '#ui/sent-request.tsx';
import { Toast, ToastRegion } from '#ui/toast.tsx';
import { Book, Shell } from './shell.tsx';

const counties = [
  'Alachua',
  'Baker',
  'Bay',
  'Bradford',
  'Brevard',
  'Broward',
  'Calhoun',
  'Charlotte',
  'Citrus',
  'Clay',
  'Collier',
  'Columbia',
  'DeSoto',
  'Dixie',
  'Duval',
  'Escambia',
  'Flagler',
  'Miami-Dade',
  'St. Johns',
];

const unticked = 'Please review and check all acknowledgment boxes to proceed.';

export function Tax() {
  return (
    <>
      <Shell crumbs={['Home', 'Resources', 'Florida property tax appeals']}>
        <DeadlineBanner
          label="Deadline"
          texts={[{ words: '25 days from the mailing of your TRIM notice' }]}
          action={<Book icon={undefined}>Schedule</Book>}
        />
        <Hero
          art="coast"
          eyebrow="Florida property tax appeals"
          heading="Is your assessment higher than your home is worth?"
          leadHtml="<p>A flat-fee evaluation of your TRIM notice, in writing, before the 25 days are over.</p>"
          actions={
            <>
              <Book>Schedule</Book>
              <Book variant="quiet" href="#intake" newTabNote={undefined} icon="document">
                Start the intake form
              </Book>
            </>
          }
        />
        <VideoSection
          heading="How it works"
          video={{
            title: 'Reading your TRIM notice',
            playLabel: 'Play video: Reading your TRIM notice',
            comingSoonLabel: 'Video coming soon',
            transcript: { label: 'Transcript', html: '<p>The transcript follows with the video.</p>' },
          }}
        />
        <OfferSection
          endedLabel="Ended"
          heading="What you get for $399"
          title="Property tax evaluation"
          price="$399"
          priceNote="flat fee"
          includes={[
            'A written evaluation of your assessment',
            'Guidance on filing with the Value Adjustment Board',
            'Credit toward representation',
          ]}
          costsNote="The county filing fee, about $15.00, is not included and varies by county."
          validity="Until January 31, 2027"
          validThrough="2027-01-31T23:59:59-07:00"
          ended={false}
          endedText="This offer ended on January 31, 2027."
          actions={<Book wide>Reserve an evaluation</Book>}
        />
        <OfferSection
          endedLabel="Ended"
          heading="September special"
          title="Consultation plus revocable trust"
          price="$499"
          includes={[]}
          costsNote=""
          ended
          endedText="This special ended on September 30, 2025. Ask about current fees."
        />
        <TimelineSection
          heading="The Colorado calendar for 2027"
          events={[
            { when: 'Until January 31, 2027', title: 'Early-bird flat fee' },
            { when: 'By May 1, 2027', title: 'Notice of valuation' },
            { when: 'June 1, 2027', title: 'Appeal due', mark: true },
          ]}
        />
        <StepsSection
          heading="Four steps"
          steps={[
            { title: 'Review the TRIM notice' },
            { title: 'Act within 25 days' },
            { title: 'Hire the lawyer', html: '<p>To analyze the case and prepare documents.</p>' },
            { title: 'Special magistrate hearing' },
          ]}
        />
        <FormSection
          id="intake"
          heading="Intake form"
          introHtml="<p>Kept on this device only. <a href='#clear'>Clear it</a> at any time.</p>"
        >
          <form>
            <ErrorSummary
              id="problems"
              heading="There is a problem"
              errors={[{ fieldId: 'fullName', text: 'Full name must be at least 2 characters' }]}
            />
            <FieldGrid>
              <TextField
                id="fullName"
                name="fullName"
                label="Full legal name as on the deed"
                requiredMark="*"
                error="Full name must be at least 2 characters"
                errorPrefix="Error:"
                defaultValue="J"
              />
              <TextField
                id="email"
                name="email"
                type="email"
                label="Email"
                requiredMark="*"
                autoComplete="email"
              />
              <TextField
                id="phone"
                name="phone"
                type="tel"
                label="Phone"
                requiredMark="*"
                hint="At least 10 digits, such as (407) 555-0100"
              />
              <TextField
                id="date"
                name="date"
                type="date"
                label="Date served"
                requiredMark="*"
                hint="Within the last year"
              />
              <SelectField
                id="county"
                name="county"
                label="County"
                requiredMark="*"
                emptyLabel="Choose a county"
                options={counties}
              />
              <TextAreaField id="more" name="more" label="Anything else" />
            </FieldGrid>
            <div>
              <input
                type="checkbox"
                {...fieldWiring({ id: 'ack2', name: 'ack2', label: '', error: unticked })}
              />
              <label htmlFor="ack2">
                I understand that I have 25 days from the TRIM mailing date to file with the Value Adjustment
                Board.
              </label>
              <FieldError id="ack2" error={unticked} />
            </div>
            <Actions>
              <Button type="submit">Continue to payment</Button>
              <Button variant="quiet">Clear the form</Button>
              <Button disabled>Processing...</Button>
            </Actions>
          </form>
        </FormSection>
        <Notices />
        <StatusSection
          heading="Status updates"
          html="<p>Nothing to do here for now.</p>"
          label="Updates come via e-mail"
        />
        <CardsSection
          heading="Contact cards"
          cards={[
            { title: 'office@example.com', href: 'mailto:office@example.com' },
            { title: '(813) 555-0101', href: 'tel:+18135550101', note: 'Monday to Friday' },
            { title: 'Back to the appeal page', href: '#back' },
          ]}
        />
        <CountyNamesSection
          heading="All counties"
          finder={{
            label: 'Which county?',
            hint: 'A city or county.',
            button: 'Find it',
            failed: 'Not loaded.',
          }}
          counties={counties.map((name, i) => ({
            label: `${name} County`,
            href: i % 6 === 0 ? '#c' : undefined,
          }))}
        />
        <DisclaimerSection
          dark={false}
          heading="Legal notice"
          items={[
            'This page is advertising and not legal advice.',
            'The evaluation fee is not legal representation.',
          ]}
        />
        <p className="page-column">
          <a href="#consult">Open the dialog without scripts</a>
        </p>
        <StickyCall
          id="call"
          label="Schedule"
          dismissLabel="Dismiss"
          actions={<Book wide>Schedule an evaluation</Book>}
        />
      </Shell>
      <DialogFrame id="consult" heading="Request a consultation" closeLabel="Close" closeHref="#main">
        <form>
          <TextField id="d-name" name="fullName" label="Full name" requiredMark="*" />
          <TextField id="d-date" name="dateServed" type="date" label="Date served" requiredMark="*" />
          <Button type="submit">Send</Button>
        </form>
      </DialogFrame>
      <ToastRegion label="Notifications" />
    </>
  );
}

export function Notices() {
  return (
    <div className="page-column grid gap-4">
      <h2>Notices and messages</h2>
      <Notice tone="success" heading="Payment received" html="<p>We have your $399 evaluation fee.</p>" />
      <Notice tone="info" heading="Remote appointments" html="<p>By phone or Zoom.</p>" />
      <Notice
        tone="warning"
        heading="The 25 days still apply"
        html="<p>This deadline is strict and cannot be extended.</p>"
      />
      <SentRequest
        heading="We have your request."
        note="This is not an answer to the court."
        lastDay="Your last day to answer is {date}."
        days={20}
        link="Pick a time"
        newTabNote="(opens in a new tab)"
        closeLabel="Close"
        hidden={false}
      />
      <div>
        <Toast
          title="Information Received"
          text="Please select your preferred consultation time from the calendar that opened."
          closeLabel="Close"
        />
        <Toast
          destructive
          title="Unable to Submit"
          text="Service temporarily unavailable. Please try again later."
          closeLabel="Close"
        />
      </div>
    </div>
  );
}
