import type { ReactNode } from 'react';
import { Band } from '#ui/band.tsx';
import type { BandProps } from '#ui/band.tsx';
import { Actions } from '#ui/buttons.tsx';
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

export function DetailsSection({ items, children, ...band }: DetailsSectionProps) {
  return (
    <Band {...band}>
      <div className="grid gap-8">
        {items.map((item) => (
          <article key={item.heading} className="[&>*+*]:mt-3" id={item.id}>
            <h3>{item.heading}</h3>
            {item.html && <Prose html={item.html} />}
            {item.points !== undefined && item.points.length > 0 && (
              <Prose html={`<ul>${item.points.map((point) => `<li>${point}</li>`).join('')}</ul>`} />
            )}
            {item.actions && <Actions>{item.actions}</Actions>}
          </article>
        ))}
      </div>
      {children}
    </Band>
  );
}
