import type { ReactNode } from 'react';
import { Actions } from '#ui/buttons.tsx';
import { classes, tw } from '#ui/classes.ts';
import { Eyebrow } from '#ui/eyebrow.tsx';
import { HeroArt, HeroPicture } from '#ui/hero-art.tsx';
import { familyOf } from '#ui/hero-scenes.ts';
import type { Family, HeroArtName } from '#ui/hero-scenes.ts';
import { Prose } from '#ui/prose.tsx';
import { FigureRow } from './figures.tsx';
import type { Figure } from './figures.tsx';

type HeroProps = {
  eyebrow?: string | undefined;
  heading: string;
  leadHtml?: string | undefined;
  /** Plain words below the heading, where there is no `leadHtml`. */
  leadText?: ReactNode;
  /** Asks for the visitor's date, right below the heading: it is what they came for. */
  deadline?: ReactNode;
  /** Before it, and on wide screens below the words, what the time of the year says. While it is there, a call comes first. */
  notice?: ReactNode;
  /** Right below the words, such as a language switch. */
  children?: ReactNode;
  actions?: ReactNode;
  /** Up to three figures that stand below the drawing. */
  figures?: Figure[] | undefined;
  /** Without one the hero is slim. */
  art?: HeroArtName | undefined;
};

const sectionClass = {
  urgent: tw('on-deep overflow-clip'),
  care: tw('overflow-clip bg-sand'),
  reference: tw('overflow-clip bg-sky'),
} satisfies { [family in Family]: string };

/** Words on one side, on the other what people came for, or a drawing; slim heroes give the drawing less. */
const columnsClass = {
  even: tw('page-column grid grid-cols-1 gap-x-12 gap-y-4 pt-gap lg:grid-cols-[1.1fr_1fr] print:block'),
  slim: tw(
    'page-column grid grid-cols-1 gap-x-12 gap-y-4 pt-gap lg:grid-cols-[1fr_20rem] print:block [&_h1]:text-[length:calc(var(--text-h1)*0.75)]',
  ),
};

/** The question for a date stands beside the words, and beside a notice or a drawing that is below these. */
const besideParts = [
  tw('pb-gap lg:col-start-2 lg:row-span-2 lg:row-start-1'),
  tw('pb-gap lg:col-start-2 lg:row-span-3 lg:row-start-1'),
  tw('pb-gap lg:col-start-2 lg:row-span-4 lg:row-start-1'),
];

/** Words of a lead that is taller than the question. In the preview each text is longer by marks, of which none is a word. */
const longLead = 88;

export function Hero(props: HeroProps) {
  const {
    eyebrow,
    heading,
    leadHtml,
    leadText,
    children,
    deadline,
    notice,
    actions,
    figures = [],
    art,
  } = props;
  const family = familyOf({ art, deadline });
  const isLong = (leadHtml?.split(' ').length ?? 0) > longLead;
  const drawsBelow = deadline !== undefined && art !== undefined && isLong;
  const more = [notice !== undefined, art !== undefined && !drawsBelow].filter(Boolean).length;
  return (
    <section className={sectionClass[family]}>
      <div className={columnsClass[family === 'reference' ? 'slim' : 'even']}>
        {/* Where the other column is taller, these words and those below share what is left around them. */}
        <div className="grid grid-cols-1 content-end gap-4">
          {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
          <h1 className={family === 'urgent' ? 'text-white' : undefined}>{heading}</h1>
        </div>
        {/* On a phone it stands before the lead: what people came for is in sight at once. */}
        {notice}
        {deadline && (
          <div
            className={classes(
              besideParts[more],
              notice !== undefined && 'calls-first [--color-link:var(--color-deep)] max-sm:[&_[target]]:px-2',
            )}
          >
            {deadline}
          </div>
        )}
        <div
          className={classes(
            'grid grid-cols-1 content-start gap-4 pb-gap lg:col-start-1',
            drawsBelow && 'lg:row-span-2',
          )}
        >
          <Prose html={leadHtml} lead>
            {leadText}
          </Prose>
          {children}
          {actions && (
            <div className="print:hidden">
              <Actions space="s">{actions}</Actions>
            </div>
          )}
        </div>
        {art && deadline && (
          <HeroPicture
            className={classes(
              'self-end max-md:hidden print:hidden',
              drawsBelow ? 'justify-self-end lg:col-start-2' : 'lg:col-start-1',
            )}
            name={art}
            height={drawsBelow ? 210 : 168}
          />
        )}
        {art && !deadline && (
          <HeroArt
            className="h-[clamp(11rem,27vw,21rem)] self-end overflow-visible lg:col-start-2 lg:row-span-2 lg:row-start-1 print:hidden"
            name={art}
          />
        )}
      </div>
      <Ground family={family}>
        {figures.length > 0 && (
          <div className="page-column py-5">
            <FigureRow items={figures} dark={family === 'urgent'} />
          </div>
        )}
      </Ground>
    </section>
  );
}

/** What a hero's picture stands on: the days of an urgent matter, or land. Figures stand below the ruler, never on it. */
export function Ground({ family, children }: { family: Family; children?: ReactNode }) {
  return (
    <>
      <div className={groundClass[family]} />
      {children}
    </>
  );
}

const groundClass = {
  urgent: tw('ruler'),
  care: tw('min-h-3 border-t-2 border-deep'),
  reference: tw('border-b border-line'),
} satisfies { [family in Family]: string };
