import { Band } from '#ui/band.tsx';
import type { BandProps } from '#ui/band.tsx';
import { joinClasses, tw } from '#ui/classes.ts';
import { PlaceFinder } from '#ui/place-finder.tsx';
import type { PlaceFinderProps } from '#ui/place-finder.tsx';

type CountyNamesSectionProps = BandProps & {
  /** Counties as links, or as names without `href`. */
  counties: { label: string; href?: string | undefined; note?: string | undefined }[];
  finder: PlaceFinderProps;
};

/** Columns for names, and for names followed by a note, which are longer. */
const columnsClass = {
  short: tw`grid grid-cols-[repeat(auto-fill,minmax(min(100%,clamp(9rem,30%,11.5rem)),1fr))] gap-x-4`,
  long: tw`grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))]`,
};

/** Maximum number of counties that fit beside the heading. */
const maxBesideHeading = 12;

export function CountyNamesSection({ counties, finder, children, ...band }: CountyNamesSectionProps) {
  return (
    <Band wide={counties.length > maxBesideHeading} {...band}>
      <PlaceFinder {...finder} />
      <ul
        className={joinClasses(
          columnsClass[counties.some(({ note }) => note !== undefined) ? 'long' : 'short'],
          counties.some(({ href }) => href === undefined) && tw`check-marks`,
        )}
        role="list"
      >
        {counties.map(({ label, href, note }) => (
          <li key={label}>
            {href === undefined ? (
              label
            ) : (
              <a className="inline-flex min-h-11 items-center" href={href}>
                {label}
              </a>
            )}
            {note && <small> {note}</small>}
          </li>
        ))}
      </ul>
      {children}
    </Band>
  );
}
