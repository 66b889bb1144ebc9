import type { ReactNode } from 'react';
import { Band } from '#ui/band.tsx';
import type { BandProps } from '#ui/band.tsx';
import { Actions } from '#ui/buttons.tsx';
import { classes } from '#ui/classes.ts';
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

function listHtml(points: string[]): string {
  return points.length === 0 ? '' : `<ul>${points.map((point) => `<li>${point}</li>`).join('')}</ul>`;
}

/** Four texts or more fill the page's width in two columns. */
function fillsTwoColumns({ length }: DetailsSectionProps['items']): boolean {
  return length > 3;
}

export function DetailsSection({ items, children, ...band }: DetailsSectionProps) {
  return (
    <Band wide={fillsTwoColumns(items)} {...band}>
      <div className={classes('grid gap-8', fillsTwoColumns(items) && 'gap-x-gap lg:grid-cols-2')}>
        {items.map(({ heading, html = '', points = [], id, actions }) => (
          <article key={heading} id={id}>
            <h3>{heading}</h3>
            <Prose html={html + listHtml(points)} />
            {actions && <Actions>{actions}</Actions>}
          </article>
        ))}
      </div>
      {children}
    </Band>
  );
}
