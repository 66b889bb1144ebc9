import { Band } from '#ui/band.tsx';
import type { BandProps } from '#ui/band.tsx';
import { Icon } from '#ui/icon.tsx';
import { Prose } from '#ui/prose.tsx';

type FaqSectionProps = BandProps & {
  heading: string;
  /** Questions that share a name open one at a time. */
  group: string;
  items: { id: string; question: string; html: string }[];
};

export function FaqSection({ group, items, children, ...band }: FaqSectionProps) {
  return (
    <Band {...band}>
      <div className="faq">
        {items.map((item) => (
          <details className="q" key={item.id} id={item.id} name={group}>
            <summary>
              <h3>{item.question}</h3>
              <Icon name="chevron" />
            </summary>
            <Prose html={item.html} />
          </details>
        ))}
      </div>
      {children}
    </Band>
  );
}
