import type { ReactNode } from 'react';
import { Actions } from '#ui/buttons.tsx';
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
    <section className="hero">
      <div className="in">
        <div className="hero-text">
          {eyebrow && <p className="eye">{eyebrow}</p>}
          <h1>{heading}</h1>
          <Prose html={leadHtml} lead>
            {leadText}
          </Prose>
          {actions && <Actions>{actions}</Actions>}
          {children}
        </div>
        <HeroArt name={art} />
      </div>
      <div className="ground">
        {figures.length > 0 && (
          <div className="in">
            <FigureRow items={figures} />
          </div>
        )}
      </div>
    </section>
  );
}
