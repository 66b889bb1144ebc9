import type { ReactNode } from 'react';
import { Breadcrumbs } from '#site/layout/breadcrumbs.tsx';
import type { FooterProps } from '#site/layout/footer.tsx';
import { Frame } from '#site/layout/frame.tsx';
import { LinkButton } from '#ui/buttons.tsx';
import type { LinkButtonProps } from '#ui/buttons.tsx';
import type { Office } from '#ui/office-card.tsx';

export const offices: Office[] = [
  {
    name: 'Florida office',
    lines: ['100 Sample Street, Suite 200', 'Tampa, FL 33602'],
    phoneHref: 'tel:+18135550101',
    phoneText: '(813) 555-0101',
    hours: 'Monday to Friday, 9 to 5',
  },
  {
    name: 'Colorado office',
    lines: ['200 Example Avenue', 'Denver, CO 80202'],
    phoneHref: 'tel:+13035550102',
    phoneText: '(303) 555-0102',
  },
];

export const email = { href: 'mailto:office@example.com', text: 'office@example.com' };

function links(...labels: string[]) {
  return labels.map((label) => ({ href: `#${label.toLowerCase().replaceAll(' ', '-')}`, label }));
}

const languages = {
  label: 'Languages',
  current: 'English',
  links: [{ href: '#main', label: 'Español', lang: 'es' }],
};

const footer: FooterProps = {
  brand: { name: 'Doe Law', href: '#main', tagline: 'Florida and Colorado' },
  contactHeading: 'Contact',
  offices,
  email,
  columns: [
    {
      heading: 'Practice areas',
      links: links(
        'Foreclosure defense',
        'Civil litigation',
        'Appeals',
        'Estate planning',
        'Probate',
        'Property tax appeals',
      ),
    },
    {
      heading: 'Florida counties',
      links: links('Broward County', 'Miami-Dade County', 'Palm Beach County', 'Hillsborough County'),
    },
    {
      heading: 'Immigration',
      links: [
        { href: '#uk', label: 'Українською', lang: 'uk' },
        { href: '#ru', label: 'На русском', lang: 'ru' },
        { href: '#es', label: 'En español', lang: 'es' },
      ],
    },
    {
      heading: 'Resources',
      links: links('Insights', 'Social feed', 'All 67 counties', 'Privacy policy', 'Terms of service'),
    },
  ],
  attorneyLine: 'Responsible attorney: Jane Doe, Tampa, Florida.',
  disclaimers: [
    'The hiring of a lawyer is an important decision that should not be based solely upon advertisements.',
    'Past results do not guarantee a similar outcome. Every case is different.',
  ],
  copyright: '© 2024, 2025 Doe Law. All rights reserved.',
};

export function Book(props: Partial<LinkButtonProps>) {
  return (
    <LinkButton href="#book" icon="calendar" newTabNote="(opens in a new tab)" {...props}>
      {props.children ?? 'Book a free consultation'}
    </LinkButton>
  );
}

type ShellProps = { crumbs?: string[]; children: ReactNode };

export function Shell({ crumbs, children }: ShellProps) {
  return (
    <Frame
      skipLabel="Skip to the content"
      call={{
        callLabel: 'Call now:',
        phoneHref: 'tel:+18135550101',
        phoneText: '(813) 555-0101',
      }}
      action={{ href: '#book', label: 'Free consultation' }}
      languages={languages}
      navigation={{
        label: 'Main',
        brand: 'Doe Law',
        home: { href: '#main', label: 'Home', current: crumbs === undefined },
        menuLabel: 'Menu',
        groups: [
          {
            label: 'Practice Areas',
            items: links(
              'Foreclosure defense',
              'Civil litigation',
              'Appeals',
              'Estate planning',
              'Business',
              'Immigration',
              'Personal injury',
              'Probate',
            ),
          },
          { label: 'About', items: links('Jane Doe', 'International clients') },
          {
            label: 'Resources',
            items: links(
              'Insights',
              'Social feed',
              'Florida property tax appeals',
              'Colorado property tax appeals',
            ),
          },
        ],
        languages,
      }}
      breadcrumbs={
        crumbs && <Breadcrumbs label="Breadcrumb" items={crumbs.map((label) => ({ label, href: '#main' }))} />
      }
      footer={footer}
    >
      {children}
    </Frame>
  );
}
