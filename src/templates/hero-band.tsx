import type { ReactNode } from 'react';
import type { PageEntry } from '#content/site.ts';
import type { View } from '#page/view.ts';
import { Hero } from '#sections/hero.tsx';
import { actionButtons } from './action-button.tsx';

type HeroData = Extract<PageEntry['data'], { hero: unknown }>['hero'];

export function HeroBand({ view, hero, children }: { view: View; hero: HeroData; children?: ReactNode }) {
  return (
    <Hero
      eyebrow={hero.eyebrow}
      heading={hero.heading}
      leadHtml={hero.lead}
      art={hero.art}
      figures={hero.figures}
      actions={actionButtons(view, hero.actions)}
    >
      {children}
    </Hero>
  );
}
