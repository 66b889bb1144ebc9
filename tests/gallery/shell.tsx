import type { ReactNode } from 'react';
import { Breadcrumbs } from '#site/layout/breadcrumbs.tsx';
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

export function createLinks(...labels: string[]) {
  return labels.map((label) => ({ href: `#${label.toLowerCase().replaceAll(' ', '-')}`, label }));
}

const languages = {
  label: 'Languages',
  links: [
    { href: '#main', label: 'English', lang: 'en', current: true },
    { href: '#es', label: 'Español', lang: 'es' },
  ],
};

export function BookButton(props: Partial<LinkButtonProps>) {
  return (
    <LinkButton href="#book" icon="calendar" newTabNote="(opens in a new tab)" {...props}>
      {props.children ?? 'Book a free consultation'}
    </LinkButton>
  );
}

/** The page layout around the sections. */
export function Shell({ children }: { children: ReactNode }) {
  return (
    <Frame
      skipLabel="Skip to the content"
      call={{ callLabel: 'Call now:', phoneHref: 'tel:+18135550101', phoneText: '(813) 555-0101' }}
      action={{ href: '#book', label: 'Free consultation' }}
      languages={languages}
      navigation={{
        label: 'Main',
        brand: 'Doe Law',
        home: { href: '#main', label: 'Home', current: false },
        menuLabel: 'Menu',
        closeLabel: 'Close',
        groups: [
          { label: 'Practice Areas', items: createLinks('Foreclosure defense', 'Probate', 'Immigration') },
          { label: 'About', items: createLinks('Jane Doe', 'International clients') },
        ],
      }}
      breadcrumbs={
        <Breadcrumbs
          label="Breadcrumb"
          items={[...createLinks('Home', 'Resources'), { label: 'Sections' }]}
        />
      }
      footer={{
        brand: { name: 'Doe Law', href: '#main', tagline: 'Florida and Colorado' },
        contactHeading: 'Contact',
        offices,
        email,
        columns: [
          { heading: 'Practice areas', links: createLinks('Foreclosure defense', 'Civil litigation') },
          { heading: 'Immigration', links: [{ href: '#uk', label: 'Українською', lang: 'uk' }] },
        ],
        attorneyLine: 'Responsible attorney: Jane Doe, Tampa, Florida.',
        disclaimers: ['Past results do not guarantee a similar outcome. Every case is different.'],
        copyright: '© 2024, 2025 Doe Law. All rights reserved.',
      }}
    >
      {children}
    </Frame>
  );
}
