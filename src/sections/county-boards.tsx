import { Band } from '#ui/band.tsx';
import type { BandProps } from '#ui/band.tsx';
import { HiddenText } from '#ui/hidden-text.tsx';

type CountyBoardsSectionProps = BandProps & {
  counties: {
    name: string;
    seat: string;
    clerk?: string | undefined;
    /** The fee and the last day, in words. */
    notes: string[];
  }[];
  clerkLink: string;
};

/** Where the board of each county sits. */
export function CountyBoardsSection({ counties, clerkLink, children, ...band }: CountyBoardsSectionProps) {
  return (
    <Band wide {...band}>
      <ul className="columns-2 gap-x-gap md:columns-[13rem]" role="list">
        {counties.map(({ name, seat, clerk, notes }) => (
          <li key={name} className="break-inside-avoid border-b border-line py-2">
            <strong>{name}</strong>, {seat}
            {clerk && (
              <>
                {' · '}
                <a href={clerk}>
                  {clerkLink}
                  <HiddenText> {name}</HiddenText>
                </a>
              </>
            )}
            {notes.map((note) => (
              <span key={note} className="block text-s">
                {note}
              </span>
            ))}
          </li>
        ))}
      </ul>
      {children}
    </Band>
  );
}
