import { ContactCardsSection } from '#sections/contact-cards.tsx';
import { DeadlineSection } from '#sections/deadline.tsx';
import { PictureSection } from '#sections/picture.tsx';

/** The deadline in all its states is the visitor's to bring about: type a date of today, of long ago, or to come. */
export function Ways() {
  return (
    <>
      <div className="page-column">
        <h1>Ways on</h1>
      </div>
      <DeadlineSection
        heading="Your last day to answer"
        name="date-served"
        days={20}
        field={{
          label: 'When were you served?',
          hint: 'The day on which the papers reached you',
          invalid: 'Enter a day that has been.',
        }}
        result={{
          waiting: 'Enter the date to see your last day.',
          actBy: 'Act by',
          end: 'The 20 days end on {date}.',
          late: 'The 20 days ended on {date}. Call today.',
        }}
        longestDay="Wednesday, September 30, 2026"
        calendar={{ label: 'Add to my calendar', title: 'Answer due' }}
        call={{ href: 'tel:+18135550101', label: 'Call (813) 555-0101' }}
        examples={{
          heading: 'For example',
          from: 'Served on',
          to: 'Act by',
          rows: [{ from: 'Monday, November 2, 2026', to: 'Friday, November 20, 2026' }],
        }}
      />
      <PictureSection
        tone="mist"
        picture={{
          src: '/favicon.svg',
          alt: 'The sign of the firm',
          width: 320,
          height: 320,
          captionHtml: '<p>The sign of the firm</p>',
        }}
      />
      <ContactCardsSection
        heading="We are here"
        email={{ title: 'Write', href: 'mailto:office@example.com', linkLabel: 'office@example.com' }}
        phone={{ title: 'Call', href: 'tel:+18135550101', linkLabel: '(813) 555-0101' }}
        back={{ title: 'Go back', href: '/', linkLabel: 'Home' }}
      />
    </>
  );
}
