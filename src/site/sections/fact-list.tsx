import { Band } from '#ui/band.tsx';
import type { BandProps } from '#ui/band.tsx';
import { classes } from '#ui/classes.ts';
import { sideBySideTerms, ruledRows } from '#ui/lists.tsx';
import { Prose } from '#ui/prose.tsx';

type FactListProps = BandProps & { items: { term: string; text: string }[] };

export function FactList({ items, children, ...band }: FactListProps) {
  return (
    <Band {...band}>
      <dl className={classes(ruledRows, sideBySideTerms)}>
        {items.map((item) => (
          <div key={item.term}>
            <dt className="font-bold">{item.term}</dt>
            <dd>
              <Prose>{item.text}</Prose>
            </dd>
          </div>
        ))}
      </dl>
      {children}
    </Band>
  );
}
