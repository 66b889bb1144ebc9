import { Icon } from '#ui/icon.tsx';
import { LinkList } from '#ui/links.tsx';
import type { NavLink } from '#ui/links.tsx';
import { OfficeCard } from '#ui/office-card.tsx';
import type { Office } from '#ui/office-card.tsx';
import { Prose } from '#ui/prose.tsx';
import { BrandMark } from './navigation.tsx';

/** Where everything that stands beside something else has been read; below it, text only follows text. */
export const footerEnd = 'fine';

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
    <footer className="foot">
      <div className="in">
        <div className="foot-firm">
          <a className="brand" href={brand.href}>
            <BrandMark />
            <span>
              {brand.name}
              {brand.tagline && <small> {brand.tagline}</small>}
            </span>
          </a>
          <h2>{contactHeading}</h2>
          {offices.map((office) => (
            <OfficeCard key={office.name} {...office} />
          ))}
          <a className="tel" href={email.href}>
            <Icon name="mail" />
            <span>{email.text}</span>
          </a>
        </div>
        {columns.map((column) => (
          <div key={column.heading}>
            <h2>{column.heading}</h2>
            <LinkList links={column.links} />
          </div>
        ))}
      </div>
      <div className="in fine" id={footerEnd}>
        <p>{attorneyLine}</p>
        {disclaimers.map((statement) => (
          <Prose key={statement}>{statement}</Prose>
        ))}
        <p>{copyright}</p>
        {legalLinks.length > 0 && <LinkList links={legalLinks} />}
      </div>
    </footer>
  );
}
