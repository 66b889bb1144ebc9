import { Band } from '#ui/band.tsx';
import type { BandProps } from '#ui/band.tsx';
import { joinClasses, tw } from '#ui/classes.ts';
import { sideBySideTerms, ruledRows } from '#ui/lists.tsx';

type PriceTableSectionProps = BandProps & {
  rows: {
    matter: string;
    href?: string | undefined;
    /** Price of the first consultation. */
    firstHtml: string;
    nextHtml: string;
  }[];
  /** Headings of the two price columns. */
  labels: { first: string; next: string };
};

/** Phones show a label at each price. Wider screens show the labels once, above the columns. */
const labelClass = tw`block text-soft md:sr-only`;

const pricesClass = tw`grid gap-x-4 gap-y-1 md:grid-cols-2 [&_strong]:font-serif [&_strong]:text-h3/tight [&_strong]:whitespace-nowrap [&_strong]:text-deep`;

/** Prices by matter: the first consultation, then the work. */
export function PriceTableSection({ rows, labels, children, ...band }: PriceTableSectionProps) {
  return (
    <Band wide {...band}>
      {/* Headings of the columns below. */}
      <div
        className="-mb-6 hidden pb-2 text-s text-soft md:grid md:grid-cols-[1fr_2fr] md:gap-4"
        aria-hidden="true"
      >
        <div className="col-start-2 grid grid-cols-2 gap-x-4">
          <span>{labels.first}</span>
          <span>{labels.next}</span>
        </div>
      </div>
      <dl className={joinClasses(ruledRows, sideBySideTerms, tw`*:py-3`)}>
        {rows.map(({ matter, href, firstHtml, nextHtml }) => (
          <div key={matter}>
            <dt className="font-bold">{href === undefined ? matter : <a href={href}>{matter}</a>}</dt>
            <dd className={pricesClass}>
              <div>
                <small className={labelClass}>{labels.first}</small>
                <span dangerouslySetInnerHTML={{ __html: firstHtml }} />
              </div>
              <div>
                <small className={labelClass}>{labels.next}</small>
                <span dangerouslySetInnerHTML={{ __html: nextHtml }} />
              </div>
            </dd>
          </div>
        ))}
      </dl>
      {children}
    </Band>
  );
}
