import { Band } from '#ui/band.tsx';
import type { BandProps } from '#ui/band.tsx';
import { joinClasses } from '#ui/classes.ts';
import { HiddenText } from '#ui/hidden-text.tsx';
import { sideBySideTerms, ruledRows } from '#ui/lists.tsx';

type CourtTableSectionProps = BandProps & {
  counties: {
    name: string;
    href: string;
    circuit: string;
    seat?: string | undefined;
    courtUrl?: string | undefined;
    clerkUrl?: string | undefined;
  }[];
  courtLabel: string;
  clerkLabel: string;
};

export function CourtTableSection(props: CourtTableSectionProps) {
  const { counties, courtLabel, clerkLabel, children, ...band } = props;
  return (
    <Band {...band}>
      <dl className={joinClasses(ruledRows, sideBySideTerms)}>
        {counties.map(({ name, href, circuit, seat, courtUrl, clerkUrl }) => (
          <div key={href}>
            <dt className="font-bold">
              <a href={href}>{name}</a>
            </dt>
            <dd>
              {circuit}
              {seat && `, ${seat}`}
              {(courtUrl ?? clerkUrl) && (
                <p className="flex flex-wrap gap-x-6 gap-y-2">
                  <CourtLink href={courtUrl} label={courtLabel} county={name} />
                  <CourtLink href={clerkUrl} label={clerkLabel} county={name} />
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

function CourtLink({ href, label, county }: { href?: string | undefined; label: string; county: string }) {
  return (
    href && (
      <a href={href}>
        {label}
        <HiddenText> {county}</HiddenText>
      </a>
    )
  );
}
