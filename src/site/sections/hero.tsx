import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { Actions } from '#ui/buttons.tsx';
import { joinClasses, tw } from '#ui/classes.ts';
import { Eyebrow } from '#ui/eyebrow.tsx';
import { HeroScene } from '#ui/hero-art.tsx';
import { chooseFamily, getScene } from '#ui/hero-scenes.ts';
import type { Family, HeroArtName } from '#ui/hero-scenes.ts';
import { Prose } from '#ui/prose.tsx';
import { FigureRow } from './figures.tsx';
import type { Figure } from './figures.tsx';
import { LawyerRow } from './lawyer.tsx';
import type { LawyerProps } from './lawyer.tsx';

type HeroProps = {
  eyebrow?: string | undefined;
  heading: string;
  leadHtml?: string | undefined;
  /** Content below the heading if there is no `leadHtml`. */
  leadText?: ReactNode;
  /** After payment: the remaining step, and the text that a script shows instead once the intake has been received. */
  intake?: { pendingHtml: string; received: string } | undefined;
  /** The deadline finder, directly below the heading. */
  deadline?: ReactNode;
  /** Content of the card above the figures, such as a price. */
  card?: ReactNode;
  /** Content below the text, such as a link to a form. */
  children?: ReactNode;
  actions?: ReactNode;
  /** The lawyer the visitor will talk to. */
  lawyer?: LawyerProps | undefined;
  /** Figures in the card. */
  figures?: Figure[] | undefined;
  /** The hero's scene. Without a scene, finder or card, the hero is slim. */
  art?: HeroArtName | undefined;
};

const sectionClass = {
  urgent: tw`on-deep relative overflow-clip`,
  care: tw`relative overflow-clip bg-sand`,
  reference: tw`relative overflow-clip bg-sky`,
} satisfies { [family in Family]: string };

/** `withCard`: text on the left, deadline finder or card on the right. The last row absorbs the finder's growth, so that the text doesn't move. */
const columnsClass = {
  withCard: tw`page-column relative z-1 grid grid-cols-1 gap-x-12 gap-y-4 pt-gap lg:grid-cols-[1.35fr_1fr] lg:grid-rows-[auto_1fr] print:block`,
  plain: tw`page-column relative z-1 grid grid-cols-1 gap-4 pt-gap max-sm:[&_h1]:text-[length:min(12vw,1.9375rem)] lg:[&>*]:w-[54%] print:block`,
  slim: tw`page-column relative z-1 grid grid-cols-1 gap-4 pt-gap lg:[&>*]:w-2/3 print:block [&_h1]:text-[length:min(12vw,max(1.75rem,var(--text-h1)*0.8))]`,
};

/** Style of the card. It is white in all families. In the dark scheme, its border sets it apart from the hero. */
export const heroCardClass = tw`grid grid-cols-1 items-start gap-3 rounded-md border border-line bg-white p-[min(1rem,4vw)] md:max-lg:grid-cols-2 text-ink [--color-link:var(--color-deep)] [--color-soft:var(--color-ink)] [--focus:var(--color-deep)]`;

/** Space for the scene: below the text for low scenes, beside it or below the card for tall ones. */
const sceneSpace = {
  none: tw`pb-gap`,
  low: tw`pb-36 print:pb-4`,
  tall: tw`pb-36 md:pb-56 lg:pb-32 print:pb-4`,
};

export function Hero(props: HeroProps) {
  const { eyebrow, heading, leadHtml, leadText, children, intake, deadline, actions, lawyer } = props;
  const { card, figures = [], art } = props;
  const family = chooseFamily({ art, deadline });
  const shape = art === undefined ? 'none' : getScene(art).shape;
  const hasCard = card !== undefined || figures.length > 0;
  const hasSide = hasCard || deadline !== undefined;
  const columns = hasSide ? 'withCard' : art === undefined ? 'slim' : 'plain';
  return (
    <section className={sectionClass[family]}>
      <div className={columnsClass[columns]}>
        <div className="grid grid-cols-1 content-start gap-2">
          {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
          <h1 className={family === 'urgent' ? tw`text-white` : undefined}>
            <Sentences text={heading} />
          </h1>
        </div>
        {/* On phones the card is above the lead, in the first viewport. */}
        {hasSide && (
          <div
            className={joinClasses(
              tw`lg:col-start-2 lg:row-span-2 lg:row-start-1`,
              shape === 'tall' ? tw`lg:pb-60` : tw`lg:pb-gap`,
            )}
          >
            {deadline}
            {hasCard && (
              <div className={joinClasses(heroCardClass, deadline !== undefined && tw`mt-4`)}>
                {card}
                {figures.length > 0 && (
                  <div className="col-span-full">
                    <FigureRow items={figures} />
                  </div>
                )}
              </div>
            )}
          </div>
        )}
        <div
          className={joinClasses(tw`grid grid-cols-1 content-start gap-4 lg:col-start-1`, sceneSpace[shape])}
        >
          <Prose html={leadHtml} lead>
            {leadText}
          </Prose>
          {intake && (
            <>
              <p dangerouslySetInnerHTML={{ __html: intake.pendingHtml }} data-receipt="pending" />
              <p className="text-l font-bold" data-receipt="received" hidden>
                {intake.received}
              </p>
            </>
          )}
          {children}
          {actions && <Actions space="s">{actions}</Actions>}
          {lawyer && <LawyerRow lawyer={lawyer} dark={family === 'urgent'} />}
        </div>
      </div>
      <div className="relative">
        {/* Low scenes have their landmarks on the left. They are mirrored unless a card covers the right side. */}
        {art && <HeroScene name={art} mirrored={!hasSide && shape === 'low'} />}
      </div>
      <div className={groundClass[family]} />
    </section>
  );
}

/** A heading in which each sentence starts a new line unless all fit on one line. */
function Sentences({ text }: { text: string }) {
  // Unlike a nowrap element, a non-breaking space lets the name wrap when it doesn't fit at large text sizes.
  const parts = text.replaceAll(/\bSt\. /g, 'St.\u00A0').split(/(?<=[?.]) /);
  if (parts.length === 1) return parts;
  return parts.map((part) => (
    <Fragment key={part}>
      <span className="inline-block">{part}</span>{' '}
    </Fragment>
  ));
}

/** The base of a hero's scene: a ruler of days in the urgent family, otherwise a line. */
export const groundClass = {
  urgent: tw`h-6 border-t-2 [background:linear-gradient(90deg,currentColor_2px,#0000_0)_0_0/1rem_0.75rem_repeat-x]`,
  care: tw`border-t-2 border-deep`,
  reference: tw`border-t-2 border-edge`,
} satisfies { [family in Family]: string };
