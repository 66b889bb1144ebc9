import { Band } from '#ui/band.tsx';
import type { BandProps } from '#ui/band.tsx';

type CountySeatsSectionProps = BandProps & { counties: { name: string; seat: string }[] };

export function CountySeatsSection({ counties, children, ...band }: CountySeatsSectionProps) {
  return (
    <Band wide {...band}>
      <ul className="columns-2 gap-x-gap md:columns-[13rem]" role="list">
        {counties.map(({ name, seat }) => (
          <li key={name} className="break-inside-avoid border-b border-line py-2">
            <strong>{name}</strong>, {seat}
          </li>
        ))}
      </ul>
      {children}
    </Band>
  );
}
