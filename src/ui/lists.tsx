import type { ReactNode } from 'react';
import { classes, tw } from './classes.ts';

/** A list with a line above it and one below each of its entries. */
export const ruledRows = tw('border-t-2 border-deep *:break-inside-avoid *:border-b *:border-line *:py-2');

/** What a row says stands beside its term, where there is room. */
export const besideTerms = tw(
  'mt-3 min-[40rem]:*:grid min-[40rem]:*:grid-cols-[1fr_2fr] min-[40rem]:*:gap-4',
);

/** Up to three or four groups beside each other. */
export function GroupColumns({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,13rem),1fr))] gap-x-gap gap-y-8">
      {children}
    </div>
  );
}

type ListItemProps = {
  /** Inline HTML that the content engine has compiled, unless it is `plain` words. */
  item: string;
  plain?: boolean | undefined;
};

export function ListItem({ item, plain = false }: ListItemProps) {
  return plain ? <li>{item}</li> : <li dangerouslySetInnerHTML={{ __html: item }} />;
}

/** `items` are inline HTML that the content engine has compiled, unless they are `plain` words. */
export type PointListProps = {
  items: string[];
  plain?: boolean | undefined;
  columns?: 1 | 2 | undefined;
};

/** Short points, each with a check mark. */
export function PointList({ items, plain, columns = 1 }: PointListProps) {
  return (
    <ul
      className={classes(
        'check-marks grid gap-x-8 gap-y-2',
        columns === 1 ? 'grid-cols-1' : 'grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))]',
      )}
      role="list"
    >
      {items.map((item) => (
        <ListItem key={item} item={item} plain={plain} />
      ))}
    </ul>
  );
}
