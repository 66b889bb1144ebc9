import { joinClasses, tw } from '#ui/classes.ts';
import { Icon } from '#ui/icon.tsx';
import { LinkList } from '#ui/links.tsx';
import type { NavLink } from '#ui/links.tsx';
import { OfficeCard } from '#ui/office-card.tsx';
import type { Office } from '#ui/office-card.tsx';
import { BrandMark } from './navigation.tsx';

/** ID of the footer's fine print. Browsers that support `rel="expect"` render only after parsing it, which prevents layout shifts. */
export const finePrintId = 'fine';

const headingClass = tw`visible col-span-full text-s text-white`;

export type FooterProps = {
  brand: { name: string; href: string; tagline?: string | undefined };
  /** Heading above the offices, such as "Contact". */
  contactHeading: string;
  offices: Office[];
  email: { href: string; text: string };
  /** Note above the links, on pages in other languages, that most pages are in English. */
  englishNote?: string | undefined;
  /** Practice areas, counties, immigration languages, resources. */
  columns: { heading: string; links: NavLink[] }[];
  /** The advertising notice, the responsible attorney and the office's city. */
  attorneyLine: string;
  /** Each contains one statement. */
  disclaimers: string[];
  copyright: string;
  /** Notice that the firm's data is sample data. */
  sampleNotice?: string | undefined;
  legalLinks?: NavLink[] | undefined;
};

export function Footer(props: FooterProps) {
  const { brand, contactHeading, offices, email, englishNote, columns } = props;
  const { attorneyLine, disclaimers, copyright, sampleNotice, legalLinks = [] } = props;
  return (
    <footer className="menu-links border-t border-transparent bg-footer pt-gap pb-3 text-s/[1.4] text-sky [--focus:var(--color-sun)] [&_a]:min-h-7">
      <div className="page-column grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-x-gap md:gap-y-8 lg:grid-cols-[16rem_repeat(auto-fit,minmax(9rem,1fr))]">
        {englishNote && <p className="col-span-full pb-1">{englishNote}</p>}
        {/* Offices share a row when they fit. */}
        <div className="col-span-full grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] place-items-start content-start gap-x-gap gap-y-2 pb-4 lg:col-[1]">
          <div className="col-span-full text-white">
            <a href={brand.href}>
              <BrandMark />
              <span>
                <b className="font-serif text-h3">{brand.name}</b>
                {brand.tagline && <small className="block"> {brand.tagline}</small>}
              </span>
            </a>
          </div>
          <h2 className={joinClasses(headingClass, tw`mt-2`)}>{contactHeading}</h2>
          {offices.map((office) => (
            <OfficeCard key={office.name} {...office} small />
          ))}
          <div className="col-span-full">
            <a href={email.href}>
              <Icon name="mail" />
              <span>{email.text}</span>
            </a>
          </div>
        </div>
        {/* Collapsed on phones; open on wider screens in browsers with `::details-content`. */}
        {columns.map((column) => (
          <details
            key={column.heading}
            className="border-t border-edge md:border-0 unfolded:details-content:[content-visibility:visible]"
          >
            <summary className="flex min-h-11 items-center justify-between py-1 unfolded:pointer-events-none unfolded:invisible">
              <h2 className={headingClass}>{column.heading}</h2>
              <Icon name="chevron" />
            </summary>
            <LinkList links={column.links} />
          </details>
        ))}
      </div>
      <div className="page-column mt-4" id={finePrintId}>
        <div className="flex flex-col gap-1 border-t border-edge pt-4 max-md:text-[0.875rem]/[1.35]">
          <p>{attorneyLine}</p>
          <p>{disclaimers.join(' ')}</p>
          <p>{copyright}</p>
          {sampleNotice && <p>{sampleNotice}</p>}
          {legalLinks.length > 0 && (
            <LinkList className="flex flex-wrap gap-x-6 wrap-anywhere" links={legalLinks} />
          )}
        </div>
      </div>
    </footer>
  );
}
