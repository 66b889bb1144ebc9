import type { Action } from '#content/schemas/parts/action.ts';
import { pageLink } from '#page/links.ts';
import { emailProps, officeProps } from '#page/offices.ts';
import type { View } from '#page/view.ts';
import { CardsSection } from '#sections/cards.tsx';
import { ContactSection } from '#sections/contact.tsx';
import type { BandProps } from '#ui/band.tsx';
import { actionButtons } from './action-button.tsx';

type ContactBandProps = BandProps & { view: View; heading: string; offices: string[]; actions?: Action[] };

export function ContactBand({ view, offices, actions = [], ...band }: ContactBandProps) {
  return (
    <ContactSection
      {...band}
      offices={offices.map((id) => officeProps(view, id))}
      email={emailProps(view)}
      actions={actionButtons(view, actions)}
    />
  );
}

type ContactCardsProps = BandProps & {
  view: View;
  office: string;
  back?: { to: string; label: string } | undefined;
};

/** Small cards for people who are mid-way: write, call, or go back. */
export function ContactCards({ view, office, back, heading = '', ...band }: ContactCardsProps) {
  const { phoneHref, phoneText } = officeProps(view, office);
  const email = emailProps(view);
  const { words } = view;
  return (
    <CardsSection
      {...band}
      heading={heading}
      cards={[
        { icon: 'mail', title: words.emailWord, href: email.href, linkLabel: email.text },
        { icon: 'phone', title: words.phone, href: phoneHref, linkLabel: phoneText },
        ...(back === undefined
          ? []
          : [
              {
                icon: 'arrow' as const,
                title: pageLink(view, back.to).label,
                href: back.to,
                linkLabel: back.label,
              },
            ]),
      ]}
    />
  );
}
