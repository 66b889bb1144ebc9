import type { ReactNode } from 'react';
import { Actions } from '#ui/buttons.tsx';
import { Icon } from '#ui/icon.tsx';
import { Picture } from '#ui/picture.tsx';
import type { PictureProps } from '#ui/picture.tsx';
import { Prose } from '#ui/prose.tsx';

type PortraitProps = {
  /** What stands in for the photo while there is none. */
  placeholderLabel: string;
  photo?: PictureProps | undefined;
};

function Portrait({ placeholderLabel, photo }: PortraitProps) {
  if (photo) return <Picture {...photo} />;
  return (
    <svg className="art face" viewBox="0 0 240 300" role="img" aria-label={placeholderLabel}>
      <path className="sky" d="M0 0h240v300H0z" />
      <circle className="sol" cx="120" cy="128" r="92" />
      <path className="w" d="M34 300c2-62 34-92 86-92s84 30 86 92z" />
      <path className="w" d="M120 62c30 0 46 20 46 52s-18 66-46 66-46-34-46-66 16-52 46-52z" />
      <path d="M74 112c22-2 34-12 42-28 10 16 28 26 50 26" />
      <path d="M98 208l22 34 22-34M120 242l-12 22 12 36 12-36zM0 299h240" />
    </svg>
  );
}

type ProfileHeadProps = {
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
