import { CallToActionSection } from '#site/sections/call-to-action.tsx';
import { CardsSection } from '#site/sections/cards.tsx';
import { ContactSection } from '#site/sections/contact.tsx';
import { FaqSection } from '#site/sections/faq.tsx';
import { GroupsSection } from '#site/sections/groups.tsx';
import { Hero } from '#site/sections/hero.tsx';
import { FeeSection } from '#site/sections/lawyer.tsx';
import { ListSection } from '#site/sections/list.tsx';
import { LocalTextSection, PlaceNames, PointsSection } from '#site/sections/local.tsx';
import { NoticeSection } from '#site/sections/notice.tsx';
import { ProseSection } from '#site/sections/prose.tsx';
import { StepsSection } from '#site/sections/steps.tsx';
import { TestimonialSection } from '#site/sections/testimonial.tsx';
import { TimelineSection } from '#site/sections/timeline.tsx';
import { VideoSection } from '#site/sections/video.tsx';
import { LinkButton } from '#ui/buttons.tsx';
import { Book, Shell, email, offices } from './shell.tsx';

export function Foreclosure() {
  return (
    <Shell>
      <Hero
        art="courthouse"
        eyebrow="Foreclosure defense in Florida"
        heading="A foreclosure notice is not the end of your home"
        leadHtml="<p>You typically have 20 calendar days to answer the complaint. We read your papers, tell you where you stand, and answer the court for you.</p>"
        actions={
          <>
            <Book />
            <LinkButton href="tel:+18135550101" variant="onDark" icon="phone">
              Call (813) 555-0101
            </LinkButton>
          </>
        }
        lawyer={{
          name: 'Jane Doe',
          introduction: { label: 'You talk with Jane Doe', href: '/jane-doe' },
          years: '15 years in law',
          licenses: [{ label: 'Florida Bar No. 0000000', href: 'https://www.example.com/bar' }],
          promise: 'You see any fee in writing first.',
        }}
        figures={[
          {
            value: '20 days',
            label: 'to answer the complaint',
            note: 'counted from the day you were served',
          },
          { value: '15 years', label: 'of practice in law', note: 'after 15 years in management' },
          { value: '6', label: 'Florida counties', note: 'and remote appointments everywhere' },
        ]}
      />
      <FeeSection
        heading="Who you talk to, and what it costs"
        steps={[
          { title: 'The first talk is free', html: 'You tell us what happened.' },
          { title: 'The fee in writing', html: 'You see it before any work begins.' },
          { title: 'You decide', html: 'Sign it, think it over, or go elsewhere.' },
        ]}
      />
      <CardsSection
        heading="How we defend your home"
        introHtml="<p>Every defense starts with the papers. We look for what the lender must prove and cannot.</p>"
        cards={[
          {
            icon: 'shield',
            title: 'Aggressive defense',
            html: '<p>We answer on time, raise every defense the facts allow and make the lender prove its right to sue.</p>',
          },
          {
            icon: 'clock',
            title: 'Delay and negotiate',
            html: '<p>Time to work out a modification, a sale on your own terms or a dignified exit.</p>',
          },
          {
            icon: 'scales',
            title: 'Legal violations',
            html: '<p>Faulty notices, missing assignments, servicing errors: each can change the case.</p>',
          },
          {
            icon: 'handshake',
            title: 'Loan modification',
            html: '<p>Complete applications, followed up until there is an answer in writing.</p>',
            href: '#mod',
            linkLabel: 'Read about modification',
          },
        ]}
      />
      <TimelineSection
        heading="From the first letter to the sale"
        introHtml="<p>An average contested case in Hillsborough County. Yours can be shorter or longer.</p>"
        scale={{
          days: 365,
          months: 12,
          start: 'Served',
          end: 'One year',
          spans: [
            { from: 0, to: 5.5, label: '20 days', mark: true },
            { from: 50, to: 100, label: '6 to 12 months', mark: false },
          ],
          deadline: 'served',
        }}
        events={[
          { when: 'Day 0', title: 'Complaint served', html: '<p>The papers reach you by hand.</p>' },
          {
            when: 'Day 20',
            title: 'Your answer is due',
            html: '<p>The one date you must not miss.</p>',
            mark: true,
          },
          { when: 'Month 2 to 5', title: 'Discovery', html: '<p>Both sides show their documents.</p>' },
          { when: 'Month 4 to 8', title: 'Mediation', html: '<p>A room, a mediator, an offer.</p>' },
          {
            when: 'Month 6 to 12',
            title: 'Judgment or dismissal',
            html: '<p>Trial or summary judgment.</p>',
          },
        ]}
      />
      <StepsSection
        heading="What happens after you call"
        steps={[
          { title: 'Free consultation', html: '<p>Twenty minutes by phone or video. Bring the papers.</p>' },
          {
            title: 'Review of the file',
            html: '<p>We read the complaint, the note and the payment history.</p>',
          },
          {
            title: 'Answer to the court',
            html: '<p>Filed within the deadline, with the defenses that fit.</p>',
          },
          { title: 'Negotiation or trial', html: '<p>We work towards the outcome you chose.</p>' },
        ]}
      />
      <VideoSection
        heading="Foreclosure in four minutes"
        video={{
          title: 'Foreclosure defense in Florida: an overview',
          duration: '4 min 10 s',
          playLabel: 'Play video: Foreclosure defense in Florida: an overview',
          comingSoonLabel: 'Video coming soon',
          source: {
            embedHref: 'https://video.example.com/embed',
            watchHref: 'https://video.example.com',
            watchLabel: 'Watch on the video host’s site',
            notice: 'Watching loads the video host’s player.',
            newTabNote: '(opens in a new tab)',
          },
          transcript: {
            label: 'Transcript',
            html: '<p>Hello, my name is Jane Doe. If you have been served…</p>',
          },
        }}
      />
      <ProseSection
        heading="What is at risk if nobody answers"
        html="<p>A default judgment takes away the chance to be heard. The sale can be set within weeks, and a deficiency judgment may follow you after the house is gone.</p><ul><li>Loss of the home at public auction</li><li>Loss of equity that years of payments have built</li><li>A judgment for the difference</li></ul><p>None of it is automatic. <a href='#book'>Ask what still can be done</a>.</p>"
      />
      <ListSection
        heading="Why homeowners choose us"
        items={[
          'Direct line to your attorney',
          'Flat monthly fees agreed in writing',
          'Remote appointments by phone or Zoom',
          'Plain words, in four languages',
          'Filed in the 13th Judicial Circuit every week',
          'Honest about weak cases',
        ]}
      />
      <LocalTextSection
        id="about"
        heading="Foreclosure in Hillsborough County"
        html="<p>Cases are heard in Tampa, by judges of the 13th Judicial Circuit.</p>"
        parts={[
          { id: 'about-1', heading: 'The court', html: '<p>Hearings take place by video or in person.</p>' },
          { id: 'about-2', heading: 'The market', html: '<p>Homes sell faster near the bay.</p>' },
        ]}
      />
      <PointsSection
        lists={[
          { id: 'points-1', heading: 'Why act now', items: ['The 20 days run', 'Fees grow every month'] },
          { id: 'points-2', heading: 'What to bring', items: ['The complaint', 'The envelope'] },
        ]}
      >
        <PlaceNames
          id="places"
          heading="Nearby"
          groups={[{ names: ['Tampa', 'Brandon', 'Plant City'] }]}
          nearby="Next to it:"
          places={[{ name: 'Pasco', href: '#places' }]}
        />
      </PointsSection>
      <GroupsSection
        heading="Communities we serve"
        groups={[
          {
            name: 'Central',
            items: [
              'West Palm Beach',
              'Lake Worth Beach',
              'Riviera Beach',
              'Palm Springs',
              'Greenacres',
              'Wellington',
            ],
          },
          { name: 'South', items: ['Boca Raton', 'Delray Beach', 'Boynton Beach', 'Highland Beach'] },
          {
            name: 'North',
            items: ['Jupiter', 'Palm Beach Gardens', 'Juno Beach', 'Tequesta', 'North Palm Beach'],
          },
        ]}
      />
      <TestimonialSection
        heading="What a client says"
        quoteHtml="<p>They answered the same day. For the first time in months I slept through the night.</p>"
        who="M. R."
        context="Foreclosure defense, Hillsborough County, 2024"
        disclaimer="Prospective clients may not obtain the same or similar results."
      />
      <FaqSection
        heading="Questions people ask first"
        group="faq"
        items={[
          {
            id: 'faq-1',
            question: 'I have been served. What do I do first?',
            html: '<p>Write down the date, keep the envelope, and call. Do not ignore the papers and do not call the lender first.</p>',
          },
          {
            id: 'faq-2',
            question: 'Can I stay in the house during the case?',
            html: '<p>Yes, until a judgment and a sale, in almost all cases.</p>',
          },
          {
            id: 'faq-3',
            question: 'What does the first conversation cost?',
            html: '<p>Nothing. The consultation for foreclosure cases is free.</p>',
          },
        ]}
      />
      <NoticeSection
        tone="warning"
        heading="Only 20 days to respond"
        html="<p>A homeowner typically has only 20 days to respond to a foreclosure complaint in Florida.</p>"
      />
      <ContactSection heading="Talk to us" offices={offices} email={email} actions={<Book />} />
      <CallToActionSection
        heading="Twenty minutes can save a house"
        html="<p>Free, confidential, and without obligation.</p>"
        actions={
          <>
            <Book />
            <LinkButton href={email.href} variant="onDark" icon="mail">
              Write to us
            </LinkButton>
          </>
        }
      />
    </Shell>
  );
}
