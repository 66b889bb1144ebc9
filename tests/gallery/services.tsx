/** Sections of cards, offers, videos and forms. */
import { ArticlesSection } from '#site/sections/articles.tsx';
import { CardsSection } from '#site/sections/cards.tsx';
import { CasesSection } from '#site/sections/cases.tsx';
import { CountyNamesSection } from '#site/sections/county-names.tsx';
import { DeadlineSection } from '#site/sections/deadline.tsx';
import type { DeadlineFinderProps } from '#site/sections/deadline.tsx';
import { FeeSection } from '#site/sections/lawyer.tsx';
import { FormSection } from '#site/sections/form.tsx';
import { OfferSection } from '#site/sections/offer.tsx';
import { ProfileHead } from '#site/sections/profile-head.tsx';
import { SocialSection } from '#site/sections/social.tsx';
import { VideoSection } from '#site/sections/video.tsx';
import { Band } from '#ui/band.tsx';
import { LinkButton } from '#ui/buttons.tsx';
import { GuideByline } from '#ui/guide-byline.tsx';
import { Picture } from '#ui/picture.tsx';
import { RejectedForm } from './notices.tsx';
import { BookButton, email, createLinks, offices } from './shell.tsx';

const text = '<p>A flat-fee evaluation of your notice, in writing.</p>';

export function Services() {
  return (
    <>
      <div className="page-column">
        <h1>Services</h1>
      </div>
      <GuideByline
        author="By the firm"
        date={{ day: '2026-11-21', label: 'Updated November 21, 2026' }}
        printLabel="Print"
        copyLabel="Copy link"
        copiedMessage="Link copied"
      />
      <DeadlineSection heading="Your last day to answer" finder={finder} />
      <Band>
        <Picture
          src="/favicon.svg"
          alt="The sign of the firm"
          width={320}
          height={320}
          captionHtml="<p>The sign of the firm</p>"
        />
      </Band>
      <FeeSection
        heading="Who you talk to, and what it costs"
        steps={[
          { title: 'The first talk is free', html: text },
          { title: 'You decide', html: text },
        ]}
      />
      <CardsSection
        heading="How we defend your home"
        introHtml={text}
        cards={[
          { icon: 'shield', title: 'Aggressive defense', html: text },
          { icon: 'handshake', title: 'Modification', html: text, href: '#mod', linkLabel: 'Read more' },
        ]}
      />
      <CardsSection
        wide
        heading="All guides"
        cards={[
          { title: 'Served today', html: text, href: '/guides/served-today', note: '2 pages to print' },
          { title: 'Your court', html: text, href: '/guides/your-court', note: '2 pages to print' },
        ]}
      />
      <CardsSection
        heading="We are here"
        cards={[{ icon: 'mail', title: 'Write', href: email.href, linkLabel: email.text }]}
      />
      <VideoSection
        heading="Foreclosure in four minutes"
        video={{
          title: 'An overview',
          duration: '4 min 10 s',
          playLabel: 'Play video: An overview',
          comingSoonLabel: 'Video coming soon',
          source: {
            embedHref: 'https://video.example.com/embed',
            watchHref: 'https://video.example.com',
            watchLabel: 'Watch on the video host’s site',
            notice: 'Watching loads the video host’s player.',
            newTabNote: '(opens in a new tab)',
          },
          transcript: { label: 'Transcript', html: text },
        }}
      />
      <VideoSection
        heading="How it works"
        video={{
          title: 'Reading your TRIM notice',
          playLabel: 'Play video: Reading your TRIM notice',
          comingSoonLabel: 'Video coming soon',
        }}
      />
      <OfferSection
        endedLabel="Ended"
        heading="What you get for $399"
        title="Property tax evaluation"
        price="$399"
        priceNote="flat fee"
        includes={['A written evaluation', 'Credit toward representation']}
        costsNote="The county filing fee, about $15.00, is not included."
        validity="Until January 31, 2027"
        validThrough="2027-01-31T23:59:59-07:00"
        ended={false}
        endedText="This offer ended on January 31, 2027."
        actions={<BookButton wide>Reserve an evaluation</BookButton>}
      />
      <OfferSection
        endedLabel="Ended"
        heading="September special"
        title="Consultation plus revocable trust"
        price="$499"
        includes={[]}
        costsNote=""
        ended
        endedText="This special ended on September 30, 2025."
      />
      <ProfileHead
        art="coast"
        portrait={{ alt: 'Portrait of Jane Doe (placeholder)' }}
        name="Jane Doe"
        degrees="J.D., M.B.A."
        role="Attorney"
        leadHtml={text}
        licenses={[{ label: 'Florida Bar No. 0000000', href: '#x' }]}
        phones={offices.map(({ phoneHref, phoneText, name }) => ({
          href: phoneHref,
          text: `${phoneText} ${name}`,
        }))}
        email={email}
        actions={<BookButton />}
      />
      <CasesSection
        heading="Appellate case studies"
        cards={[{ title: 'A judgment reversed', html: text, watchLabel: 'Watch', note: 'It follows.' }]}
      />
      <ArticlesSection
        heading="Insights"
        moreLabel="More articles"
        earlierYears={createLinks('Articles of 2024')}
        articles={(['courthouse', 'coast'] as const).map((art, index) => ({
          art,
          title: `What the first days decide, part ${index + 1}`,
          href: index === 0 ? '#a' : undefined,
          excerpt: 'A short text on what to do first.',
          author: 'Jane Doe',
          date: { iso: '2025-03-02', text: 'March 2, 2025' },
          readTime: '5 min read',
          tags: ['Foreclosure', 'Deadlines'],
        }))}
      />
      <SocialSection
        heading="Follow"
        newTabNote="(opens in a new tab)"
        pendingLabel="coming soon"
        links={[
          {
            name: 'Instagram',
            icon: 'globe',
            color: '#e4405f',
            follow: 'Follow us on Instagram',
            href: 'https://social.example.com',
          },
          { name: 'YouTube', icon: 'play', color: '#ff0000', follow: 'Watch us on YouTube' },
        ]}
      />
      <CountyNamesSection
        heading="All counties"
        finder={{
          target: 'county',
          label: 'Which county?',
          hint: 'A city or county.',
          button: 'Find it',
          loadError: 'Not loaded.',
        }}
        counties={['Alachua', 'Miami-Dade'].map((name, index) => ({
          label: `${name} County`,
          href: index === 0 ? '#c' : undefined,
        }))}
      />
      <FormSection id="intake" heading="Intake form" introHtml={text}>
        <RejectedForm />
      </FormSection>
    </>
  );
}

const finder: DeadlineFinderProps = {
  hours: 'Phone answered Monday to Friday, 9 a.m. to 5 p.m.',
  name: 'served',
  days: 20,
  term: '20 days',
  question: 'When were you served?',
  choices: { today: 'Today', yesterday: 'Yesterday', other: 'Other date' },
  shouldStoreDate: true,
  season: undefined,
  field: { label: 'Date you were served', hint: 'The day on which the papers reached you' },
  waiting: { before: 'You have', task: 'to answer.', after: 'The count starts on the day you were served.' },
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
