import { Band } from '#ui/band.tsx';
import type { BandProps } from '#ui/band.tsx';
import { classes } from '#ui/classes.ts';
import { HiddenText } from '#ui/hidden-text.tsx';
import { besideTerms, ruledRows } from '#ui/lists.tsx';

type CourtTableSectionProps = BandProps & {
  counties: {
    name: string;
    href: string;
    circuit: string;
    seat?: string | undefined;
    offices?: { court: string; clerk: string } | undefined;
  }[];
  courtLink: string;
  clerkLink: string;
};

export function CourtTableSection(props: CourtTableSectionProps) {
  const { counties, courtLink, clerkLink, children, ...band } = props;
  return (
    <Band {...band}>
      <dl className={classes(ruledRows, besideTerms)}>
        {counties.map(({ name, href, circuit, seat, offices }) => (
          <div key={href}>
            <dt>
              <a href={href}>{name}</a>
            </dt>
            <dd>
              {circuit}
              {seat && `, ${seat}`}
              {offices && (
                <p className="flex flex-wrap gap-x-6 gap-y-2">
                  <a href={offices.court}>
                    {courtLink}
                    <HiddenText> {name}</HiddenText>
                  </a>
                  <a href={offices.clerk}>
                    {clerkLink}
                    <HiddenText> {name}</HiddenText>
                  </a>
                </p>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {children}
    </Band>
  );
}
