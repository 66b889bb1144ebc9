/** Sections of text, lists and tables. */
import { AnchorsSection } from '#site/sections/anchors.tsx';
import { CallToActionSection } from '#site/sections/call-to-action.tsx';
import { ChecklistSection } from '#site/sections/check-list.tsx';
import { ContactSection } from '#site/sections/contact.tsx';
import { CountySeatsSection } from '#site/sections/county-seats.tsx';
import { CourtTableSection } from '#site/sections/court-table.tsx';
import { DetailsSection } from '#site/sections/details.tsx';
import { DisclaimerSection } from '#site/sections/disclaimer.tsx';
import { CredentialsSection, DegreeList } from '#site/sections/credentials.tsx';
import { FactTableSection } from '#site/sections/fact-table.tsx';
import { FaqSection } from '#site/sections/faq.tsx';
import { FiguresSection } from '#site/sections/figures.tsx';
import { GroupsSection } from '#site/sections/groups.tsx';
import { Hero } from '#site/sections/hero.tsx';
import { LanguageSwitch } from '#site/sections/language-switch.tsx';
import { ListSection } from '#site/sections/list.tsx';
import { LocalTextSection, PlaceNamesSection, PointsSection } from '#site/sections/local.tsx';
import { NoticeSection } from '#site/sections/notice.tsx';
import { PriceTableSection } from '#site/sections/price-table.tsx';
import { ProseSection } from '#site/sections/prose.tsx';
import { StatusSection } from '#site/sections/status.tsx';
import { StatutesSection } from '#site/sections/statutes.tsx';
import { StepsSection } from '#site/sections/steps.tsx';
import { TestimonialSection } from '#site/sections/testimonial.tsx';
import { TimelineSection } from '#site/sections/timeline.tsx';
import { LinkButton } from '#ui/buttons.tsx';
import { BookButton, Shell, email, createLinks, offices } from './shell.tsx';

const text = '<p>Every defense starts with the papers. <a href="#book">Ask what can be done</a>.</p>';

const spans = [
  { from: 0, to: 5.5, label: '20 days', mark: true },
  { from: 50, to: 100, label: '6 to 12 months', mark: false },
];

export function Sections() {
  return (
    <Shell>
      <Hero
        art="courthouse"
        eyebrow="Foreclosure defense in Florida"
        heading="A foreclosure notice is not the end of your home"
        leadHtml="<p>You typically have 20 calendar days to answer the complaint.</p>"
        actions={
          <>
            <BookButton />
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
          { value: '20 days', label: 'to answer the complaint', note: 'from the day of service' },
          { value: '6', label: 'Florida counties', note: 'and remote appointments' },
        ]}
      />
      <AnchorsSection label="On this page" links={createLinks('The law', 'The court', 'What it costs')} />
      <TimelineSection
        heading="From the first letter to the sale"
        introHtml={text}
        scale={{ days: 365, months: 12, start: 'Served', end: 'One year', spans, deadline: 'served' }}
        events={[
          { when: 'Day 0', title: 'Complaint served', html: text },
          { when: 'Day 20', title: 'Your answer is due', html: text, mark: true },
        ]}
      />
      <StepsSection
        heading="What happens after you call"
        steps={[{ title: 'Review of the file', html: text }, { title: 'Negotiation or trial' }]}
      />
      <ProseSection heading="What is at risk" html={`${text}<ul><li>Loss of the home</li></ul>`} />
      <ListSection heading="Why homeowners choose us" items={['Direct line', 'Fees agreed in writing']} />
      <LocalTextSection
        id="about"
        heading="Foreclosure in Hillsborough County"
        html={text}
        parts={[{ id: 'about-1', heading: 'The court', html: text }]}
      />
      <PointsSection lists={[{ id: 'points-1', heading: 'Why act now', items: ['The 20 days run'] }]} />
      <PlaceNamesSection
        id="places"
        heading="Nearby"
        groups={[{ names: ['Tampa', 'Brandon', 'Plant City'] }]}
        nearby="Next to it:"
        places={[{ name: 'Pasco', href: '#places' }]}
      />
      <GroupsSection
        heading="Communities we serve"
        groups={[
          { name: 'Central', items: ['West Palm Beach', 'Lake Worth Beach', 'Riviera Beach'] },
          { name: 'South', items: ['Boca Raton', 'Delray Beach'] },
        ]}
      />
      <TestimonialSection
        heading="What a client says"
        quoteHtml="<p>They answered the same day.</p>"
        attribution="M. R."
        context="Foreclosure defense, Hillsborough County, 2024"
        disclaimer="Prospective clients may not obtain the same or similar results."
      />
      <FaqSection
        heading="Questions people ask first"
        group="faq"
        items={[
          { id: 'faq-1', question: 'I have been served. What do I do first?', html: text },
          { id: 'faq-2', question: 'What does the first conversation cost?', html: text },
        ]}
      />
      <NoticeSection tone="warning" heading="Only 20 days to respond" html={text} />
      <ContactSection heading="Talk to us" offices={offices} email={email} actions={<BookButton />} />
      <div lang="ru">
        <Hero
          art="doorway"
          eyebrow="Иммиграционное право"
          heading="Воссоединение семьи и высококвалифицированные специалисты"
          leadHtml="<p>Воздерживайтесь от подачи документов без предварительной проверки.</p>"
          actions={<BookButton variant="quiet">Записаться на консультацию: $199</BookButton>}
        >
          <LanguageSwitch
            label="Язык"
            links={[
              { href: '#en', label: 'English', lang: 'en' },
              { href: '#ru', label: 'Русский', lang: 'ru', current: true },
            ]}
          />
        </Hero>
        <DetailsSection
          heading="Сельскохозяйственная предпринимательская деятельность"
          introHtml="<p>Перекваліфікація, відповідальність: довгі слова не повинні ламати сторінку.</p>"
          items={[
            {
              id: 'family',
              heading: 'Воссоединение с ближайшими родственниками',
              html: '<p>Супруги и родители граждан США.</p>',
              points: ['Форма I-130', 'Корректировка статуса'],
            },
          ]}
        />
      </div>
      <CredentialsSection
        groups={[
          {
            id: 'education',
            heading: 'Education',
            content: <DegreeList items={[{ degree: 'J.D.', school: 'Sample University' }]} />,
          },
        ]}
      />
      <FiguresSection
        heading="In figures"
        items={[
          { value: '500+', label: 'cases' },
          { value: '7–10 months', label: 'average process' },
        ]}
        disclaimer="Past results do not guarantee a similar outcome."
      />
      <StatutesSection
        heading="Statutes"
        groups={[
          { name: 'Florida', items: [{ cite: 'Fla. Stat. § 732.502', about: 'Execution of wills' }] },
          { name: 'Colorado', items: [{ cite: 'C.R.S. § 15-11-502', about: 'How a will is signed' }] },
        ]}
      />
      <FactTableSection
        heading="The days of a case"
        rows={[
          {
            label: 'To answer',
            figure: '20 days',
            noteHtml: 'From the day of service.',
            source: { label: 'Rule 1.140', href: 'https://www.floridabar.org/rules/ctproc/' },
          },
          { label: 'To object', figure: '10 days', source: { label: 'Section 45.031' } },
        ]}
      />
      <ChecklistSection
        heading="Have ready"
        groups={[
          { name: 'From the court', items: ['The summons', 'The complaint'] },
          { name: 'Of the loan', items: ['The note'] },
        ]}
      />
      <PriceTableSection
        heading="What it costs"
        labels={{ first: 'First meeting', next: 'Then' }}
        rows={[
          { matter: 'Probate', href: '/probate', firstHtml: 'Free', nextHtml: 'The fee in writing.' },
          { matter: 'Immigration', href: '/visas', firstHtml: 'A fee of $199', nextHtml: 'In writing.' },
        ]}
      />
      <CourtTableSection
        heading="Your court"
        courtLabel="Court"
        clerkLabel="Clerk"
        counties={[
          {
            name: 'Pasco County',
            href: '/',
            circuit: 'Sixth Judicial Circuit',
            seat: 'Dade City',
            courtUrl: 'https://www.jud6.org/',
            clerkUrl: 'https://www.pascoclerk.com/',
          },
          { name: 'Polk County', href: '/polk', circuit: 'Tenth Judicial Circuit' },
        ]}
      />
      <CountySeatsSection heading="Where to file" counties={[{ name: 'Alachua', seat: 'Gainesville' }]} />
      <StatusSection heading="Status updates" html={text} label="Updates come via e-mail" />
      <DisclaimerSection dark={false} heading="Legal notice" items={['This page is advertising.']} />
      <CallToActionSection
        heading="Twenty minutes can save a house"
        html="<p>Free, confidential, and without obligation.</p>"
        actions={
          <LinkButton href={email.href} variant="onDark" icon="mail">
            Write to us
          </LinkButton>
        }
      />
    </Shell>
  );
}
