import type { ReactNode } from 'react';
import type { Closing } from '#content/schemas/parts/action.ts';
import type { PageEntry } from '#content/site.ts';
import type { View } from '#page/view.ts';
import { CallToActionSection } from '#sections/call-to-action.tsx';
import { Hero } from '#sections/hero.tsx';
import { familyOf } from '#ui/hero-scenes.ts';
import { ActionButton, actionButtons } from './action-button.tsx';

type HeroData = Extract<PageEntry['data'], { hero: unknown }>['hero'];

/** The first band of a page, as its own file has it. */
export function HeroBand({ view, hero, children }: { view: View; hero: HeroData; children?: ReactNode }) {
  return (
    <Hero
      eyebrow={hero.eyebrow}
      heading={hero.heading}
      leadHtml={hero.lead}
      art={hero.art}
      figures={hero.figures}
      actions={actionButtons(view, hero.actions, familyOf(hero.art) === 'urgent' ? 'dark' : 'light')}
    >
      {children}
    </Hero>
  );
}

/** The last band of a page, as its own file has it. */
export function PageClosing({ view, closing }: { view: View; closing: Closing }) {
  return (
    <CallToActionSection
      heading={closing.heading}
      html={closing.text}
      actions={actionButtons(view, closing.actions, 'dark')}
    />
  );
}

/** The closing of pages that have none of their own: call, or write. */
export function FirmClosing({ view }: { view: View }) {
  const { articleClosing, mainOffice } = view.site.firm;
  return (
    <CallToActionSection
      heading={articleClosing.heading}
      html={articleClosing.text}
      actions={
        <>
          <ActionButton view={view} variant="primary" action={{ do: 'call', office: mainOffice }} />
          <ActionButton view={view} variant="onDark" action={{ do: 'email' }} />
        </>
      }
    />
  );
}
