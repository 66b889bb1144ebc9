/** Notices, messages, fields with errors, reminders, icons and scenes. */
import { Band } from '#ui/band.tsx';
import { Actions, Button } from '#ui/buttons.tsx';
import { CardGrid } from '#ui/card.tsx';
import { DialogFrame } from '#ui/dialog-frame.tsx';
import { ErrorSummary, FieldError, Field, buildFieldAttributes } from '#ui/fields.tsx';
import { FramedScene } from '#ui/hero-art.tsx';
import { heroArt } from '#practice/schemas/parts/hero.ts';
import { Icon, iconNames } from '#ui/icon.tsx';
import { Notice } from '#ui/notice.tsx';
import { DeadlineBanner, StickyCall } from '#ui/reminders.tsx';
import { SentRequest } from '#ui/sent-request.tsx';
import { Toast } from '#ui/toast.tsx';
import { BookButton } from './shell.tsx';

const tooShortMessage = 'Full name must be at least 2 characters';
const uncheckedMessage = 'Please review and check all acknowledgment boxes to proceed.';

export function Notices() {
  return (
    <>
      <DeadlineBanner
        label="Deadline"
        messages={[{ text: '25 days from the mailing of your TRIM notice' }]}
        action={<BookButton icon={undefined}>Schedule</BookButton>}
      />
      <div className="page-column grid gap-4">
        <h1>Gallery</h1>
        <h2>Notices and messages</h2>
        <Notice tone="success" heading="Payment received" html="<p>We have your $399 evaluation fee.</p>" />
        <Notice tone="info" heading="Remote appointments" html="<p>By phone or Zoom.</p>" />
        <Notice tone="warning" heading="The 25 days still apply" html="<p>This deadline is strict.</p>" />
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
          <Toast title="Information Received" text="Please select a time." closeLabel="Close" />
          <Toast destructive title="Unable to Submit" text="Please try again later." closeLabel="Close" />
        </div>
        <p>
          <a href="#consult">Open the dialog without scripts</a>
        </p>
      </div>
      <Band heading="Icons and scenes">
        <Actions>
          {iconNames.map((name) => (
            <Icon key={name} name={name} big />
          ))}
        </Actions>
        <CardGrid cards={heroArt.options}>
          {heroArt.options.map((name) => (
            <li key={name}>
              <FramedScene name={name} />
            </li>
          ))}
        </CardGrid>
      </Band>
      <StickyCall
        id="call"
        label="Schedule"
        dismissLabel="Dismiss"
        actions={<BookButton wide>Schedule an evaluation</BookButton>}
      />
      <DialogFrame id="consult" heading="Request a consultation" closeLabel="Close" closeHref="#main">
        <form>
          <Field id="d-name" name="fullName" label="Full name" requiredMark="*" />
          <Button type="submit">Send</Button>
        </form>
      </DialogFrame>
    </>
  );
}

/** A rejected form. */
export function RejectedForm() {
  return (
    <form>
      <ErrorSummary
        id="problems"
        heading="There is a problem"
        errors={[{ fieldId: 'fullName', text: tooShortMessage }]}
      />
      <Field
        id="fullName"
        name="fullName"
        label="Full legal name as on the deed"
        requiredMark="*"
        error={tooShortMessage}
        errorPrefix="Error:"
        defaultValue="J"
      />
      <Field id="phone" name="phone" type="tel" label="Phone" requiredMark="*" hint="10 digits" />
      <Field id="date" name="date" type="date" label="Date served" requiredMark="*" />
      <Field
        type="select"
        id="county"
        name="county"
        label="County"
        emptyLabel="Choose"
        options={['Bay', 'Clay']}
      />
      <Field type="textarea" id="more" name="more" label="Anything else" />
      <div>
        <input
          type="checkbox"
          {...buildFieldAttributes({ id: 'ack2', name: 'ack2', label: '', error: uncheckedMessage })}
        />
        <label htmlFor="ack2">I understand that I have 25 days from the TRIM mailing date.</label>
        <FieldError id="ack2" error={uncheckedMessage} />
      </div>
      <Actions>
        <Button type="submit">Continue to payment</Button>
        <Button variant="quiet">Clear the form</Button>
        <Button disabled>Processing...</Button>
      </Actions>
    </form>
  );
}
