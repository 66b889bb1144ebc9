import type { ReactNode } from 'react';
import { joinClasses, tw } from './classes.ts';

/** Style of a list with a line above it and between its rows. */
export const ruledRows = tw`row-lines border-t-2 border-deep *:break-inside-avoid *:py-2`;

/** Style that shows descriptions beside their terms on wide screens. */
export const sideBySideTerms = tw`min-[40rem]:*:grid min-[40rem]:*:grid-cols-[1fr_2fr] min-[40rem]:*:gap-4`;

/** Shows three or four groups in a row. */
export function GroupColumns({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,13rem),1fr))] gap-x-gap gap-y-8">
      {children}
    </div>
  );
}

type ListItemProps = {
  /** Inline HTML compiled by the content engine, or plain text with `plain`. */
  item: string;
  plain?: boolean | undefined;
};

export function ListItem({ item, plain = false }: ListItemProps) {
  return plain ? <li>{item}</li> : <li dangerouslySetInnerHTML={{ __html: item }} />;
}

/** `items` are inline HTML compiled by the content engine, or plain text with `plain`. */
export type PointListProps = {
  items: string[];
  plain?: boolean | undefined;
  columns?: 1 | 2 | undefined;
};

/** A list of short points with check marks. */
export function PointList({ items, plain, columns = 1 }: PointListProps) {
  return (
    <ul
      className={joinClasses(
        tw`check-marks grid gap-x-8 gap-y-2`,
        columns === 1 ? tw`grid-cols-1` : tw`grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))]`,
      )}
      role="list"
    >
      {items.map((item) => (
        <ListItem key={item} item={item} plain={plain} />
      ))}
    </ul>
  );
}
