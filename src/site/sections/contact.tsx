import type { ReactNode } from 'react';
import { Band, partHeadingClass } from '#ui/band.tsx';
import type { BandProps } from '#ui/band.tsx';
import { Actions } from '#ui/buttons.tsx';
import { Icon } from '#ui/icon.tsx';
import { GroupColumns } from '#ui/lists.tsx';
import { Prose } from '#ui/prose.tsx';
import { OfficeCard } from '#ui/office-card.tsx';
import type { Office } from '#ui/office-card.tsx';

type ContactSectionProps = BandProps & {
  heading: string;
  offices: Office[];
  email: { href: string; text: string };
  actions?: ReactNode;
};

/** Contact details inside another band, beside the closing text. */
export function ContactBlock({ id, heading, introHtml, offices, email, children }: ContactBlockProps) {
  return (
    <div id={id}>
      <h2 className={partHeadingClass}>{heading}</h2>
      {introHtml && <Prose html={introHtml} />}
      <div className="mt-4 grid gap-4">
        {offices.map((office) => (
          <OfficeCard key={office.name} {...office} small />
        ))}
        <EmailLink {...email} />
      </div>
      {children}
    </div>
  );
}

type ContactBlockProps = Pick<
  ContactSectionProps,
  'heading' | 'introHtml' | 'offices' | 'email' | 'children'
> & {
  id: string;
};

export function ContactSection({ offices, email, actions, children, ...band }: ContactSectionProps) {
  return (
    <Band {...band}>
      <div>
        <GroupColumns>
          {offices.map((office) => (
            <OfficeCard key={office.name} {...office} />
          ))}
        </GroupColumns>
        <EmailLink {...email} />
      </div>
      {actions && <Actions>{actions}</Actions>}
      {children}
    </Band>
  );
}

function EmailLink({ href, text }: ContactSectionProps['email']) {
  return (
    <p>
      <a className="inline-flex min-h-11 items-center gap-2" href={href}>
        <Icon name="mail" />
        {text}
      </a>
    </p>
  );
}
