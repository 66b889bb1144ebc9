import type { ReactNode } from 'react';
import { UnbrokenText } from './band.tsx';
import { joinClasses, tw } from './classes.ts';
import { HiddenText } from './hidden-text.tsx';
import { Icon } from './icon.tsx';
import type { IconName } from './icon.tsx';
import { Note } from './note.tsx';
import { Prose } from './prose.tsx';

export type CardProps = {
  title: string;
  html?: string | undefined;
  icon?: IconName | undefined;
  href?: string | undefined;
  /** Text of the link at the bottom of the card. Without it, the title is the link. */
  linkLabel?: string | undefined;
  note?: string | undefined;
};

export function Card({ title, html, icon, href, linkLabel, note }: CardProps) {
  const isTitleLinked = href !== undefined && linkLabel === undefined;
  return (
    <CardFrame rows={html && linkLabel ? 3 : 2} linked={href !== undefined}>
      <CardTitle icon={icon} title={title} href={isTitleLinked ? href : undefined} />
      {(html || note) && (
        <div>
          {html && <Prose html={html} />}
          {note && <Note>{note}</Note>}
        </div>
      )}
      {href !== undefined && linkLabel !== undefined && (
        <a
          className="stretched-link inline-flex min-h-8 items-center gap-2 font-bold text-balance"
          href={href}
        >
          {linkLabel}
          <HiddenText> {title}</HiddenText>
          <Icon name="arrow" />
        </a>
      )}
    </CardFrame>
  );
}

/** A card's heading, below its icon. Collapsed cards on phones show only the heading. */
export function CardTitle({ icon, title: text, href }: Pick<CardProps, 'icon' | 'title' | 'href'>) {
  const heading = <UnbrokenText text={text} />;
  const title = href === undefined ? heading : <StretchedLink href={href}>{heading}</StretchedLink>;
  return (
    <h3>
      {icon && <Icon className="-ms-0.5 mb-1 text-link max-md:in-[summary]:hidden" name={icon} big />}
      {title}
    </h3>
  );
}

const columnsClass = {
  two: tw`md:grid-cols-2`,
  three: tw`md:grid-cols-3`,
  rowsOfThree: tw`md:grid-cols-2 lg:grid-cols-3`,
};

/** Chooses the columns for cards at full width: three, or two if three would leave a gap in the last row and two wouldn't. */
export function chooseCardColumns({ length }: readonly unknown[]): string {
  if (length === 3) return columnsClass.three;
  return length < 3 || (length % 2 === 0 && length % 3 !== 0) ? columnsClass.two : columnsClass.rowsOfThree;
}

/** Cards in rows. The number of `cards` determines the number of columns. */
export function CardGrid({ cards, children }: { cards: readonly unknown[]; children: ReactNode }) {
  return (
    <ul className={joinClasses(tw`grid grid-cols-1 gap-x-gap gap-y-8`, chooseCardColumns(cards))} role="list">
      {children}
    </ul>
  );
}

type CardFrameProps = {
  /** The number of parts that are aligned with those of neighboring cards. Omitted for cards with a picture or a video. */
  rows?: 2 | 3 | undefined;
  /** Makes the whole card clickable through its stretched link. */
  linked?: boolean | undefined;
  children: ReactNode;
};

const rowsClass = {
  2: tw`row-span-2 grid grid-rows-subgrid justify-items-start border-t-2 border-deep pt-4`,
  3: tw`row-span-3 grid grid-rows-subgrid justify-items-start border-t-2 border-deep pt-4`,
};

export function CardFrame({ rows, linked, children }: CardFrameProps) {
  return (
    <li
      className={joinClasses(
        tw`gap-1.5 [&>h3+*]:mt-0`,
        rows === undefined ? tw`flex flex-col items-start` : rowsClass[rows],
        linked && tw`relative hover:[&>a>svg]:[translate:0.25rem] [&>div_a]:relative [&>div_a]:z-1`,
      )}
    >
      {children}
    </li>
  );
}

export function StretchedLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className="stretched-link" href={href}>
      {children}
    </a>
  );
}
