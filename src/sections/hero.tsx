import type { ReactNode } from 'react';
import { Actions } from '#ui/buttons.tsx';
import { Eyebrow } from '#ui/eyebrow.tsx';
import { HeroArt } from '#ui/hero-art.tsx';
import type { HeroArtName } from '#ui/hero-art.tsx';
import { Prose } from '#ui/prose.tsx';
import { FigureRow } from './figures.tsx';
import type { Figure } from './figures.tsx';

type HeroProps = {
  eyebrow?: string | undefined;
  heading: string;
  leadHtml?: string | undefined;
  /** Plain words below the heading, where there is no `leadHtml`. */
  leadText?: ReactNode;
  actions?: ReactNode;
  /** Up to three figures that stand on the ground of the picture. */
  figures?: Figure[] | undefined;
  art: HeroArtName;
  /** Anything else that belongs first, for instance a language switch. */
  children?: ReactNode;
};

export function Hero(props: HeroProps) {
  const { eyebrow, heading, leadHtml, leadText, actions, figures = [], art, children } = props;
  return (
    <section className="overflow-clip bg-sky">
      <div className="page-column grid grid-cols-1 gap-x-12 gap-y-6 pt-[clamp(2rem,5vw,4rem)] md:grid-cols-[minmax(0,1.8fr)_1fr] print:block">
        <div className="grid grid-cols-1 content-start gap-[1.1rem] md:pb-[clamp(2rem,5vw,4rem)]">
          {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
          <h1>{heading}</h1>
          <Prose html={leadHtml} lead>
            {leadText}
          </Prose>
          {actions && (
            <div className="print:hidden">
              <Actions space="s">{actions}</Actions>
            </div>
          )}
          {children}
        </div>
        <HeroArt className="self-end overflow-visible print:hidden" name={art} />
      </div>
      <Ground>
        {figures.length > 0 && (
          <div className="page-column py-7">
            <FigureRow items={figures} dark />
          </div>
        )}
      </Ground>
    </section>
  );
}

/** What a hero's picture stands on. */
export function Ground({ children }: { children?: ReactNode }) {
  return <div className="min-h-3 bg-deep text-sky [border-bottom:1px_solid_#0000]">{children}</div>;
}
