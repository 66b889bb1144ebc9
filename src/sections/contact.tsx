import type { ReactNode } from 'react';
import { Band } from '#ui/band.tsx';
import type { BandProps } from '#ui/band.tsx';
import { Actions } from '#ui/buttons.tsx';
import { Icon } from '#ui/icon.tsx';
import { GroupColumns } from '#ui/lists.tsx';
import { OfficeCard } from '#ui/office-card.tsx';
import type { Office } from '#ui/office-card.tsx';

type ContactSectionProps = BandProps & {
  heading: string;
  offices: Office[];
  email: { href: string; text: string };
  actions?: ReactNode;
};

export function ContactSection({ offices, email, actions, children, ...band }: ContactSectionProps) {
  return (
    <Band {...band}>
      <GroupColumns>
        {offices.map((office) => (
          <OfficeCard key={office.name} {...office} />
        ))}
      </GroupColumns>
      <p>
        <a className="inline-flex min-h-11 items-center gap-[0.6rem]" href={email.href}>
          <Icon name="mail" />
          <span>{email.text}</span>
        </a>
      </p>
      {actions && <Actions>{actions}</Actions>}
      {children}
    </Band>
  );
}
