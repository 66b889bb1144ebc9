import { Band } from '#ui/band.tsx';
import type { BandProps } from '#ui/band.tsx';
import { joinClasses } from '#ui/classes.ts';
import { sideBySideTerms, ruledRows } from '#ui/lists.tsx';

type FactTableSectionProps = BandProps & {
  rows: {
    label: string;
    /** The figure as text, such as "20 days". */
    figure: string;
    noteHtml?: string | undefined;
    source: { label: string; href?: string | undefined };
  }[];
};

export function FactTableSection({ rows, children, ...band }: FactTableSectionProps) {
  return (
    <Band {...band}>
      <dl className={joinClasses(ruledRows, sideBySideTerms)}>
        {rows.map(({ label, figure, noteHtml, source }) => (
          <div key={label}>
            <dt className="font-bold">{label}</dt>
            <dd>
              <b className="text-deep">{figure}</b>
              {noteHtml && <p className="text-s" dangerouslySetInnerHTML={{ __html: noteHtml }} />}
              <p className="text-s text-soft">
                {source.href === undefined ? source.label : <a href={source.href}>{source.label}</a>}
              </p>
            </dd>
          </div>
        ))}
      </dl>
      {children}
    </Band>
  );
}
