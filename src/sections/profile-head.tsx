import type { ReactNode } from 'react';
import { Actions } from '#ui/actions.tsx';
import { Icon } from '#ui/icon.tsx';
import { Portrait, type PortraitProps } from '#ui/portrait.tsx';
import { Prose } from '#ui/prose.tsx';

export type ProfileHeadProps = {
  portrait: PortraitProps;
  name: string;
  degrees?: string | undefined;
  role?: string | undefined;
  leadHtml?: string | undefined;
  phones: { href: string; text: string; label?: string | undefined }[];
  email: { href: string; text: string };
  actions?: ReactNode;
};

export function ProfileHead(props: ProfileHeadProps) {
  const { portrait, name, degrees, role, leadHtml, phones, email, actions } = props;
  return (
    <section className="hero who">
      <div className="in">
        <Portrait {...portrait} />
        <div className="hero-text">
          {role && <p className="eye">{role}</p>}
          <h1>
            {name}
            {degrees && <small> {degrees}</small>}
          </h1>
          {leadHtml && <Prose html={leadHtml} lead />}
          <ul className="reach" role="list">
            {phones.map((phone) => (
              <li key={phone.href}>
                <a href={phone.href}>
                  <Icon name="phone" />
                  <span>
                    {phone.text} {phone.label}
                  </span>
                </a>
              </li>
            ))}
            <li>
              <a href={email.href}>
                <Icon name="mail" />
                <span>{email.text}</span>
              </a>
            </li>
          </ul>
          {actions && <Actions>{actions}</Actions>}
        </div>
      </div>
      <div className="ground" />
    </section>
  );
}
