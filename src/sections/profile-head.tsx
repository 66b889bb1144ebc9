import type { ReactNode } from 'react';
import { Actions } from '#ui/buttons.tsx';
import { Eyebrow } from '#ui/eyebrow.tsx';
import { Drawing } from '#ui/drawing.tsx';
import { Icon } from '#ui/icon.tsx';
import { Picture } from '#ui/picture.tsx';
import type { PictureProps } from '#ui/picture.tsx';
import { Prose } from '#ui/prose.tsx';
import { Ground } from './hero.tsx';

type PortraitProps = {
  /** What stands in for the photo while there is none. */
  placeholderLabel: string;
  photo?: PictureProps | undefined;
};

function Portrait({ placeholderLabel, photo }: PortraitProps) {
  if (photo) return <Picture {...photo} />;
  return (
    <Drawing
      className="max-w-60 self-end overflow-visible print:hidden"
      viewBox="0 0 240 300"
      role="img"
      aria-label={placeholderLabel}
    >
      <path className="fill-sky stroke-none forced-colors:fill-[Canvas]" d="M0 0h240v300H0z" />
      <circle className="fill-sun stroke-none" cx="120" cy="128" r="92" />
      <path className="fill-white forced-colors:fill-[Canvas]" d="M34 300c2-62 34-92 86-92s84 30 86 92z" />
      <path
        className="fill-white forced-colors:fill-[Canvas]"
        d="M120 62c30 0 46 20 46 52s-18 66-46 66-46-34-46-66 16-52 46-52z"
      />
      <path d="M74 112c22-2 34-12 42-28 10 16 28 26 50 26" />
      <path d="M98 208l22 34 22-34M120 242l-12 22 12 36 12-36zM0 299h240" />
    </Drawing>
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
    <section className="overflow-clip bg-sky">
      <div className="page-column grid grid-cols-1 gap-x-12 gap-y-6 pt-[clamp(2rem,5vw,4rem)] md:grid-cols-[15rem_1fr] print:block">
        <Portrait {...portrait} />
        <div className="grid grid-cols-1 content-start gap-[1.1rem] pb-8">
          {role && <Eyebrow>{role}</Eyebrow>}
          <h1>
            {name}
            {degrees && <small className="text-[0.5em] whitespace-nowrap"> {degrees}</small>}
          </h1>
          {leadHtml && <Prose html={leadHtml} lead />}
          <ul role="list">
            {phones.map((phone) => (
              <li key={phone.href}>
                <a className="inline-flex min-h-11 items-center gap-[0.6rem] py-[0.3rem]" href={phone.href}>
                  <Icon name="phone" />
                  <span>
                    {phone.text} {phone.label}
                  </span>
                </a>
              </li>
            ))}
            <li>
              <a className="inline-flex min-h-11 items-center gap-[0.6rem] py-[0.3rem]" href={email.href}>
                <Icon name="mail" />
                <span>{email.text}</span>
              </a>
            </li>
          </ul>
          {actions && (
            <div className="print:hidden">
              <Actions space="s">{actions}</Actions>
            </div>
          )}
        </div>
      </div>
      <Ground />
    </section>
  );
}
