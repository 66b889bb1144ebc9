import type { ReactNode } from 'react';
import { Band } from '#ui/band.tsx';
import type { BandProps } from '#ui/band.tsx';
import { Actions } from '#ui/buttons.tsx';
import { joinClasses, tw } from '#ui/classes.ts';
import { Prose } from '#ui/prose.tsx';

type DetailsSectionProps = BandProps & {
  items: {
    heading: string;
    html?: string | undefined;
    points?: string[] | undefined;
    /** Anchor for links. */
    id?: string | undefined;
    actions?: ReactNode;
  }[];
};

/** Renders a bulleted list of inline HTML, without check marks, because not all points are good news. */
export function renderList(points: string[]): string {
  return points.length === 0 ? '' : `<ul>${points.map((point) => `<li>${point}</li>`).join('')}</ul>`;
}

/** Returns the classes for the full-width grid: three columns for three items, otherwise two. Undefined for fewer than two items. */
function getColumnClasses({ length }: DetailsSectionProps['items']): string | undefined {
  if (length < 2) return undefined;
  return length === 3 ? tw`gap-x-gap lg:grid-cols-3` : tw`gap-x-gap lg:grid-cols-2`;
}

export function DetailsSection({ items, children, ...band }: DetailsSectionProps) {
  const columns = getColumnClasses(items);
  return (
    <Band wide={columns !== undefined} {...band}>
      <div className={joinClasses(tw`grid grid-cols-1 gap-8`, columns)}>
        {items.map(({ heading, html = '', points = [], id, actions }) => (
          <article key={heading} id={id}>
            <h3>{heading}</h3>
            <Prose html={html + renderList(points)} />
            {actions && <Actions>{actions}</Actions>}
          </article>
        ))}
      </div>
      {children}
    </Band>
  );
}
