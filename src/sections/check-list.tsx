import { Band, type BandProps } from '#ui/band.tsx';
import { PointList } from '#ui/point-list.tsx';

export type CheckListProps = BandProps & { items: string[]; columns?: 1 | 2 | undefined };

export function CheckList({ items, columns = 2, children, ...band }: CheckListProps) {
  return (
    <Band {...band}>
      <PointList items={items} columns={columns} />
      {children}
    </Band>
  );
}
