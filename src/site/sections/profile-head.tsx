import type { ReactNode } from 'react';
import { Actions } from '#ui/buttons.tsx';
import { Eyebrow } from '#ui/eyebrow.tsx';
import { HeroScene } from '#ui/hero-art.tsx';
import type { HeroArtName } from '#ui/hero-scenes.ts';
import { Icon } from '#ui/icon.tsx';
import { TextLink } from '#ui/links.tsx';
import type { NavLink } from '#ui/links.tsx';
import type { PictureProps } from '#ui/picture.tsx';
import { Portrait } from '#ui/portrait.tsx';
import { Prose } from '#ui/prose.tsx';
import { groundClass } from './hero.tsx';

type ProfileHeadProps = {
  portrait: { alt: string; photo?: PictureProps | undefined };
  name: string;
  degrees?: string | undefined;
  role?: string | undefined;
  leadHtml?: string | undefined;
  /** Each license links to the page where anyone can verify it. */
  licenses: NavLink[];
  phones: { href: string; text: string }[];
  email: { href: string; text: string };
  actions?: ReactNode;
  art: HeroArtName;
};

export function ProfileHead(props: ProfileHeadProps) {
  const { portrait, name, degrees, role, leadHtml, licenses, phones, email, actions, art } = props;
  return (
    <section className="overflow-clip bg-sand">
      <div className="page-column relative z-1 grid grid-cols-1 gap-x-12 gap-y-6 pt-[clamp(2rem,5vw,4rem)] md:grid-cols-[15rem_1fr] print:block">
        <div className="max-w-36 md:max-w-60">
          <Portrait name={name} large {...portrait} />
        </div>
        <div className="grid grid-cols-1 content-start gap-4 pb-36 md:pb-44 lg:pb-16 print:pb-4">
          {role && <Eyebrow>{role}</Eyebrow>}
          <h1>
            {name} {degrees && <small className="text-[0.6em] whitespace-nowrap">{degrees}</small>}
          </h1>
          {leadHtml && <Prose html={leadHtml} lead />}
          <p className="flex flex-wrap gap-x-5">
            {licenses.map((license) => (
              <span key={license.label}>
                <TextLink {...license} />
              </span>
            ))}
          </p>
          <ul role="list">
            {[...phones, email].map(({ href, text }) => (
              <li key={href}>
                <a className="inline-flex min-h-11 items-center gap-2 py-1" href={href}>
                  <Icon name={href === email.href ? 'mail' : 'phone'} />
                  <span>{text}</span>
                </a>
              </li>
            ))}
          </ul>
          {actions && (
            <div className="print:hidden">
              <Actions space="s">{actions}</Actions>
            </div>
          )}
        </div>
      </div>
      <div className="relative">
        <HeroScene name={art} mirrored={false} />
      </div>
      <div className={groundClass.care} />
    </section>
  );
}
