import { tw } from '#ui/classes.ts';
import { Icon } from '#ui/icon.tsx';
import { LinkList } from '#ui/links.tsx';
import type { NavLink } from '#ui/links.tsx';
import { OfficeCard } from '#ui/office-card.tsx';
import type { Office } from '#ui/office-card.tsx';
import { BrandMark } from './navigation.tsx';

/** Where everything that stands beside something else has been read; below it, text only follows text. */
export const footerEnd = 'fine';

const linkColumn = tw(
  '[&_a]:inline-flex [&_a]:min-h-8 [&_a]:flex-wrap [&_a]:items-center [&_a]:gap-x-2 [&_a]:py-1 [&_a]:text-s/[1.3] [&_a]:text-inherit [&_a]:no-underline [&_a]:hover:underline [&_a]:hover:decoration-auto',
);
const linkRow = tw(
  'flex flex-wrap gap-x-6 [&_a]:inline-flex [&_a]:min-h-8 [&_a]:flex-wrap [&_a]:items-center [&_a]:gap-x-2 [&_a]:py-1 [&_a]:text-s/[1.3] [&_a]:text-inherit [&_a]:no-underline [&_a]:hover:underline [&_a]:hover:decoration-auto',
);

export type FooterProps = {
  brand: { name: string; href: string; tagline?: string | undefined };
  /** Heads the offices, for instance "Contact". */
  contactHeading: string;
  offices: Office[];
  email: { href: string; text: string };
  /** Practice areas, counties, immigration languages, resources. */
  columns: { heading: string; links: NavLink[] }[];
  /** Who answers for this site, and in which city the office is. */
  attorneyLine: string;
  /** One statement each. */
  disclaimers: string[];
  copyright: string;
  legalLinks?: NavLink[] | undefined;
};

export function Footer(props: FooterProps) {
  const { brand, contactHeading, offices, email, columns } = props;
  const { attorneyLine, disclaimers, copyright, legalLinks = [] } = props;
  return (
    <footer className="border-t border-transparent bg-deep pt-band pb-8 text-sky [--focus:var(--color-sun)] print:bg-transparent print:py-3 print:[--color-sky:#000] print:[--color-white:#000]">
      <div className="page-column grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-x-gap gap-y-8 lg:grid-cols-[16rem_repeat(auto-fit,minmax(9rem,1fr))]">
        {/* Offices stand beside each other where there is room. */}
        <div className="col-span-full grid grid-cols-[repeat(auto-fit,minmax(min(100%,13rem),1fr))] place-items-start gap-x-gap lg:col-[1]">
          <a
            className="col-span-full mb-4 inline-flex min-h-8 flex-wrap items-center gap-x-2 py-1 font-serif text-[1.25rem]/[1.3] font-bold text-white no-underline hover:underline hover:decoration-auto"
            href={brand.href}
          >
            <BrandMark />
            <span>
              {brand.name}
              {brand.tagline && (
                <small className="block font-sans text-[0.8125rem]/[1.3] font-normal"> {brand.tagline}</small>
              )}
            </span>
          </a>
          <h2 className="col-span-full mb-2 font-sans text-s/[1.6] font-bold text-white">{contactHeading}</h2>
          {offices.map((office) => (
            <OfficeCard key={office.name} {...office} small />
          ))}
          <a
            className="inline-flex min-h-8 flex-wrap items-center gap-x-2 py-1 text-s/[1.3] text-inherit no-underline hover:underline hover:decoration-auto"
            href={email.href}
          >
            <Icon name="mail" />
            <span>{email.text}</span>
          </a>
        </div>
        {columns.map((column) => (
          <div key={column.heading}>
            <h2 className="mb-2 font-sans text-s/[1.6] font-bold text-white">{column.heading}</h2>
            <LinkList className={linkColumn} links={column.links} />
          </div>
        ))}
      </div>
      <div className="page-column mt-8 text-s" id={footerEnd}>
        <div className="flex flex-col gap-2 border-t border-edge pt-6">
          <p className="max-w-[54rem]">{attorneyLine}</p>
          {disclaimers.map((statement) => (
            <div key={statement}>{statement}</div>
          ))}
          <p className="max-w-[54rem]">{copyright}</p>
          {legalLinks.length > 0 && <LinkList className={linkRow} links={legalLinks} />}
        </div>
      </div>
    </footer>
  );
}
