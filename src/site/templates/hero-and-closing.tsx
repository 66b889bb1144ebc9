import type { ReactNode } from 'react';
import { emailDisclaimer } from '#practice/page-parts.ts';
import type { Closing } from '#practice/schemas/parts/action.ts';
import type { PageEntry } from '#practice/site.ts';
import { buildLawyerProps } from '#site/view/cards.ts';
import { listDisclaimers } from '#site/view/view.ts';
import type { View } from '#site/view/view.ts';
import { CallToActionSection } from '#site/sections/call-to-action.tsx';
import { DeadlineFinder } from '#site/sections/deadline.tsx';
import { Hero } from '#site/sections/hero.tsx';
import { chooseFamily } from '#ui/hero-scenes.ts';
import { Note } from '#ui/note.tsx';
import { ActionButton, renderActionButtons } from './action-button.tsx';
import { buildFinderProps } from './finder.tsx';
import { ReviewWarnings } from './review-notes.tsx';

type HeroData = Extract<PageEntry['data'], { hero: unknown }>['hero'];

type HeroBandProps = {
  view: View;
  hero: HeroData;
  /** Content of a card that also contains the buttons. */
  card?: ReactNode;
  children?: ReactNode;
};

/** Whether the hero has a deadline finder. If so, warnings are below it, otherwise at the top of the page. */
export function hasHeroFinder({ data }: PageEntry): boolean {
  return 'hero' in data && data.hero.deadline !== undefined;
}

/** The hero as defined in the page's file. */
export function HeroBand({ view, hero, card, children }: HeroBandProps) {
  const { deadline } = hero;
  const isDark = deadline === undefined && card === undefined && chooseFamily(hero) === 'urgent';
  const actions = (
    <>
      {renderActionButtons(view, hero.actions, isDark ? 'dark' : 'light')}
      {hero.actions.some((action) => action.do === 'email') && (
        <div className="w-full">
          <Note>{listDisclaimers(view, [emailDisclaimer]).join(' ')}</Note>
        </div>
      )}
    </>
  );
  return (
    <Hero
      eyebrow={hero.eyebrow}
      heading={hero.heading}
      leadHtml={hero.lead}
      intake={hero.intake && { pendingHtml: hero.intake.pending, received: hero.intake.received }}
      art={hero.art}
      figures={hero.figures}
      lawyer={buildLawyerProps(view)}
      actions={deadline === undefined && card === undefined && actions}
      card={
        card && (
          <>
            {card}
            <div className="grid gap-3">{actions}</div>
          </>
        )
      }
      deadline={
        deadline === undefined ? undefined : (
          <>
            <DeadlineFinder {...buildFinderProps(view, deadline, hero.actions)} />
            <ReviewWarnings view={view} />
          </>
        )
      }
    >
      {children}
    </Hero>
  );
}

/** The closing as defined in the page's file. */
export function PageClosing({
  view,
  closing,
  children,
}: {
  view: View;
  closing: Closing;
  children?: ReactNode;
}) {
  return (
    <CallToActionSection
      heading={closing.heading}
      html={closing.text}
      actions={renderActionButtons(view, closing.actions, 'dark')}
      aside={children}
    />
  );
}

/** Default closing, with buttons to call or email. */
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
