import { Band, type BandProps } from '#ui/band.tsx';
import { PointList, type PointListProps } from '#ui/point-list.tsx';

export type CheckListProps = BandProps & PointListProps;

export function CheckList({ items, plain, columns = 2, children, ...band }: CheckListProps) {
  return (
    <Band {...band}>
      <PointList items={items} plain={plain} columns={columns} />
      {children}
    </Band>
  );
}
