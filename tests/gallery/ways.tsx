import { CardsSection } from '#site/sections/cards.tsx';
import { CheckListSection } from '#site/sections/check-list.tsx';
import { CountySeatsSection } from '#site/sections/county-seats.tsx';
import { CourtTableSection } from '#site/sections/court-table.tsx';
import { DeadlineSection } from '#site/sections/deadline.tsx';
import type { DeadlineFinderProps } from '#site/sections/deadline.tsx';
import { FactTableSection } from '#site/sections/fact-table.tsx';
import { LinkButton } from '#ui/buttons.tsx';
import { GuideByline } from '#ui/guide-byline.tsx';
import { PictureSection } from '#site/sections/picture.tsx';
import { PriceTableSection } from '#site/sections/price-table.tsx';

export function Ways() {
  return (
    <>
      <div className="page-column">
        <h1>Ways on</h1>
      </div>
      <GuideByline
        author="By the firm"
        date={{ day: '2026-11-21', words: 'Updated November 21, 2026' }}
        printLabel="Print"
        copyLabel="Copy link"
        copied="Link copied"
      />
      <DeadlineSection heading="Your last day to answer" finder={finder} />
      <PictureSection
        picture={{
          src: '/favicon.svg',
          alt: 'The sign of the firm',
          width: 320,
          height: 320,
          captionHtml: '<p>The sign of the firm</p>',
        }}
      />
      <FactTableSection
        heading="The days of a case"
        rows={[
          {
            label: 'To answer',
            figure: '20 days',
            noteHtml: 'From the day of service.',
            source: { words: 'Rule 1.140', href: 'https://www.floridabar.org/rules/ctproc/' },
          },
          { label: 'To object', figure: '10 days', source: { words: 'Section 45.031' } },
        ]}
      />
      <CheckListSection
        heading="Have ready"
        groups={[
          { name: 'From the court', items: ['The summons', 'The complaint'] },
          { name: 'Of the loan', items: ['The note'] },
        ]}
      />
      <CardsSection
        wide
        heading="All guides"
        cards={[
          {
            title: 'Served today',
            html: 'What to do in the first day.',
            href: '/guides/served-today',
            note: '2 pages to print',
          },
          {
            title: 'Your court',
            html: 'Where your case is heard.',
            href: '/guides/your-court',
            note: '2 pages to print',
          },
        ]}
      />
      <PriceTableSection
        heading="What it costs"
        labels={{ first: 'First meeting', next: 'Then' }}
        rows={[
          { matter: 'Probate', href: '/probate', firstHtml: 'Free', nextHtml: 'The fee in writing.' },
          {
            matter: 'Immigration',
            href: '/immigration-law',
            firstHtml: 'A consultation for $199',
            nextHtml: 'The fee in writing. Government fees are separate.',
          },
        ]}
      />
      <CourtTableSection
        heading="Your court"
        courtLink="Court"
        clerkLink="Clerk"
        counties={[
          {
            name: 'Pasco County',
            href: '/',
            circuit: 'Sixth Judicial Circuit',
            seat: 'Dade City',
            court: 'https://www.jud6.org/',
            clerk: 'https://www.pascoclerk.com/',
          },
          { name: 'Polk County', href: '/polk', circuit: 'Tenth Judicial Circuit' },
        ]}
      />
      <CountySeatsSection
        heading="Where to file"
        counties={[
          { name: 'Alachua', seat: 'Gainesville' },
          { name: 'Pasco', seat: 'Dade City' },
        ]}
      />
      <CardsSection
        heading="We are here"
        cards={[
          {
            icon: 'mail',
            title: 'Write',
            href: 'mailto:office@example.com',
            linkLabel: 'office@example.com',
          },
          { icon: 'phone', title: 'Call', href: 'tel:+18135550101', linkLabel: '(813) 555-0101' },
          { icon: 'arrow', title: 'Go back', href: '/', linkLabel: 'Home' },
        ]}
      />
    </>
  );
}

const finder: DeadlineFinderProps = {
  name: 'served',
  days: 20,
  term: '20 days',
  question: 'When were you served?',
  choices: { today: 'Today', yesterday: 'Yesterday', other: 'Other date' },
  kept: true,
  season: undefined,
  field: { label: 'Date you were served', hint: 'The day on which the papers reached you' },
  waiting: { before: 'You have', after: 'to answer, counted from the day you were served.' },
  ruler: { start: 'Served', end: 'Answer due' },
  saveLabel: 'Save to my calendar',
  printLabel: 'Print',
  examples: {
    heading: 'For example',
    from: 'Served on',
    to: 'answer by',
    rows: [{ from: 'Mon, Nov 2, 2026', to: 'Fri, Nov 20, 2026' }],
  },
  governsHtml: 'Your summons governs.',
  actions: (
    <LinkButton icon="phone" href="tel:+18135550101">
      Call (813) 555-0101
    </LinkButton>
  ),
};
