import { Band } from '#ui/band.tsx';
import type { BandProps } from '#ui/band.tsx';
import { PointList } from '#ui/lists.tsx';
import type { PointListProps } from '#ui/lists.tsx';

type ListSectionProps = BandProps & PointListProps;

export function ListSection({ items, plain, columns = 2, children, ...band }: ListSectionProps) {
  return (
    <Band {...band}>
      <PointList items={items} plain={plain} columns={columns} />
      {children}
    </Band>
  );
}
