import { AnchorsSection } from '#site/sections/anchors.tsx';
import { ArticlesSection } from '#site/sections/articles.tsx';
import { CardsSection } from '#site/sections/cards.tsx';
import { CasesSection } from '#site/sections/cases.tsx';
import { DetailsSection } from '#site/sections/details.tsx';
import { FactList } from '#site/sections/fact-list.tsx';
import { FiguresSection } from '#site/sections/figures.tsx';
import { Hero } from '#site/sections/hero.tsx';
import { LanguageSwitch } from '#site/sections/language-switch.tsx';
import { ProfileHead } from '#site/sections/profile-head.tsx';
import { SocialSection } from '#site/sections/social.tsx';
import { StatutesSection } from '#site/sections/statutes.tsx';
import { Band } from '#ui/band.tsx';
import { Actions, LinkButton } from '#ui/buttons.tsx';
import { CardGrid } from '#ui/card.tsx';
import { FramedScene } from '#ui/hero-art.tsx';
import { heroArtNames } from '#ui/hero-scenes.ts';
import { Icon, iconNames } from '#ui/icon.tsx';
import { Book, Shell, email, offices } from './shell.tsx';

export function Immigration() {
  return (
    <Shell crumbs={['Главная', 'Иммиграционное право']}>
      <div lang="ru">
        <Hero
          art="doorway"
          eyebrow="Иммиграционное право"
          heading="Воссоединение семьи и высококвалифицированные специалисты"
          leadHtml="<p>Платная консультация адвоката, имеющего лицензии во Флориде и Колорадо. Воздерживайтесь от подачи документов без предварительной проверки.</p>"
          actions={
            <>
              <Book>Записаться на консультацию: $199</Book>
              <LinkButton variant="quiet" href="tel:1" icon="phone">
                Позвонить (813) 555-0101
              </LinkButton>
            </>
          }
        >
          <LanguageSwitch
            label="Язык"
            links={[
              { href: '#en', label: 'English', lang: 'en' },
              { href: '#es', label: 'Español', lang: 'es' },
              { href: '#uk', label: 'Українська', lang: 'uk' },
              { href: '#ru', label: 'Русский', lang: 'ru', current: true },
            ]}
          />
        </Hero>
        <AnchorsSection
          label="На этой странице"
          links={[
            'Семейная иммиграция',
            'Трудоустройство',
            'Выдающиеся способности',
            'Гуманитарный пароль',
            'Защита от депортации',
            'Консультация',
          ].map((label) => ({ label, href: '#x' }))}
        />
        <DetailsSection
          heading="Иммиграция на основании родственных отношений"
          introHtml="<p>Перекваліфікація, відповідальність, неконституційність: довгі слова не повинні ламати сторінку.</p>"
          items={[
            {
              id: 'family',
              heading: 'Воссоединение с ближайшими родственниками',
              html: '<p>Супруги, родители и несовершеннолетние дети граждан США.</p>',
              points: ['Форма I-130', 'Корректировка статуса', 'Консульское оформление'],
            },
            {
              id: 'humanitarian',
              heading: 'Гуманитарный пароль для украинцев',
              html: '<p>Платная консультация. Обстоятельства меняются быстро.</p>',
            },
          ]}
        />
        <CardsSection
          heading="Сельскохозяйственная предпринимательская деятельность"
          cards={[
            {
              icon: 'briefcase',
              title: 'Высококвалифицированные специалисты',
              html: '<p>Работодатель подаёт ходатайство, мы готовим доказательства.</p>',
            },
            {
              icon: 'passport',
              title: 'Международноправовое регулирование',
              html: '<p>Человеконенавистничество и достопримечательности.</p>',
              href: '#x',
              linkLabel: 'Подробнее',
              note: '(на английском)',
            },
          ]}
        />
      </div>
      <ProfileHead
        portrait={{ alt: 'Portrait of Jane Doe (placeholder)' }}
        name="Jane Doe"
        degrees="J.D., M.B.A."
        role="Attorney"
        leadHtml="<p>15 years in management plus 15 years in law, about 30 years combined.</p>"
        licenses={[{ label: 'Florida Bar No. 0000000', href: '#x' }]}
        phones={offices.map((office) => ({
          href: office.phoneHref,
          text: office.phoneText,
          label: office.name,
        }))}
        email={email}
        actions={<Book />}
      />
      <FactList
        heading="Education and admissions"
        items={[
          { term: 'Education', text: 'J.D., Sample University College of Law' },
          {
            term: 'Bar admissions',
            text: 'Florida state courts; U.S. District Court, Middle District of Florida; all Colorado state courts',
          },
        ]}
      />
      <FiguresSection
        heading="In figures"
        items={[
          { value: '500+', label: 'cases' },
          { value: '7–10 months', label: 'average process' },
          { value: '15th', label: 'Judicial Circuit' },
        ]}
        disclaimer="Past results do not guarantee a similar outcome."
      />
      <StatutesSection
        heading="Statutes"
        groups={[
          {
            name: 'Colorado',
            items: [
              { cite: 'C.R.S. § 15-11-502', about: 'How a will is signed and witnessed' },
              { cite: 'C.R.S. § 15-5-101', about: 'Colorado Uniform Trust Code' },
            ],
          },
          {
            name: 'Florida',
            items: [
              { cite: 'Fla. Stat. § 732.502', about: 'Execution of wills' },
              { cite: 'Fla. Stat. ch. 736', about: 'Florida Trust Code' },
            ],
          },
        ]}
      />
      <CasesSection
        heading="Appellate case studies"
        cards={[
          {
            title: 'A judgment reversed on the record',
            html: '<p>What the record must show, and what happens when it does not.</p>',
            watchLabel: 'Watch',
            note: 'The video follows.',
          },
          {
            title: 'When a deadline decides',
            html: '<p>Thirty days, counted correctly.</p>',
            watchLabel: 'Watch',
            note: 'The video follows.',
          },
        ]}
      />
      <ArticlesSection
        heading="Insights"
        more="More articles"
        earlier={[{ href: '#2024', label: 'Articles of 2024' }]}
        articles={(['courthouse', 'coast', 'mountains'] as const).map((art, i) => ({
          art,
          title:
            ['What the first twenty days decide', 'Reading a TRIM notice', 'Small estates in two states'][
              i
            ] ?? '',
          href: i === 0 ? '#a' : undefined,
          excerpt: 'A short text on what to do first, what to keep, and what not to sign.',
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
      <Band heading="Icons and scenes">
        <Actions>
          {iconNames.map((name) => (
            <Icon key={name} name={name} big />
          ))}
        </Actions>
        <CardGrid texts={heroArtNames}>
          {heroArtNames.map((name) => (
            <li key={name}>
              <FramedScene name={name} />
            </li>
          ))}
        </CardGrid>
      </Band>
    </Shell>
  );
}
