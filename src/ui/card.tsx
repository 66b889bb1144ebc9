import type { ReactNode } from 'react';
import { Unbroken } from './band.tsx';
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
  /** Text of the link at the bottom of the card; without it the title is the link. */
  linkLabel?: string | undefined;
  note?: string | undefined;
};

export function Card({ title, html, icon, href, linkLabel, note }: CardProps) {
  const titleLink = href !== undefined && linkLabel === undefined;
  return (
    <CardFrame lined linked={href !== undefined}>
      <CardTitle icon={icon} title={title} href={titleLink ? href : undefined} />
      {html && <Prose html={html} />}
      {note && <Note>{note}</Note>}
      {href !== undefined && linkLabel !== undefined && (
        <a
          className="stretched-link mt-auto inline-flex min-h-8 items-center gap-2 font-bold text-balance"
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

/** A card's heading with its icon. */
export function CardTitle({ icon, title: text, href }: Pick<CardProps, 'icon' | 'title' | 'href'>) {
  const heading = <Unbroken text={text} />;
  const title = href === undefined ? heading : <StretchedLink href={href}>{heading}</StretchedLink>;
  if (icon === undefined) return <h3>{title}</h3>;
  return (
    <h3 className="flex items-center gap-3">
      <Icon className="text-link" name={icon} big />
      <span>{title}</span>
    </h3>
  );
}

const columnsClass = {
  two: tw('md:grid-cols-2'),
  three: tw('md:grid-cols-3'),
  manyByThree: tw('md:grid-cols-2 lg:grid-cols-3'),
  manyByFour: tw('md:grid-cols-2 xl:grid-cols-4'),
};

/** Characters of HTML that are too long for a quarter of the width. */
const longText = 320;

/** The columns of cards at full width: three or four in a row, whichever leaves fewer gaps; two for long texts. */
export function chooseCardColumns(texts: readonly string[]): string {
  const count = texts.length;
  if (count < 3) return columnsClass.two;
  if (count === 3) return columnsClass.three;
  if (countEmptyCells(count, 3) <= countEmptyCells(count, 4)) return columnsClass.manyByThree;
  return texts.some(({ length }) => length > longText) ? columnsClass.two : columnsClass.manyByFour;
}

function countEmptyCells(count: number, columns: number): number {
  return Math.ceil(count / columns) * columns - count;
}

/** Cards in rows. Their texts determine the number of columns. */
export function CardGrid({ texts, children }: { texts: string[]; children: ReactNode }) {
  return (
    <ul className={joinClasses('grid grid-cols-1 gap-x-gap gap-y-8', chooseCardColumns(texts))} role="list">
      {children}
    </ul>
  );
}

type CardFrameProps = {
  /** Draws a line at the top, for cards without a picture. */
  lined?: boolean | undefined;
  /** Makes the whole card clickable through its stretched link. */
  linked?: boolean | undefined;
  children: ReactNode;
};

export function CardFrame({ lined, linked, children }: CardFrameProps) {
  return (
    <li
      className={joinClasses(
        'flex flex-col items-start gap-1.5 [&>h3+*]:mt-0',
        lined && 'border-t-2 border-deep pt-4',
        linked && 'relative hover:[&>a>svg]:[translate:0.25rem] [&>div_a]:relative [&>div_a]:z-1',
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
