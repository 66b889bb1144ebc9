import { Band } from '#ui/band.tsx';
import type { BandProps } from '#ui/band.tsx';
import { PointList } from '#ui/lists.tsx';
import type { PointListProps } from '#ui/lists.tsx';

type CheckListProps = BandProps & PointListProps;

export function CheckList({ items, plain, columns = 2, children, ...band }: CheckListProps) {
  return (
    <Band {...band}>
      <PointList items={items} plain={plain} columns={columns} />
      {children}
    </Band>
  );
}
