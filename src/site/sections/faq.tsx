import { Band, UnbrokenText } from '#ui/band.tsx';
import type { BandProps } from '#ui/band.tsx';
import { Disclosure, disclosureRows } from '#ui/disclosure.tsx';

type FaqSectionProps = BandProps & {
  heading: string;
  /** Questions with the same group open one at a time. */
  group: string;
  items: { id: string; question: string; html: string }[];
};

export function FaqSection({ group, items, children, ...band }: FaqSectionProps) {
  return (
    <Band {...band}>
      <div className={disclosureRows}>
        {items.map(({ id, question, html }) => (
          <Disclosure
            key={id}
            id={id}
            group={group}
            label={
              <h3>
                <UnbrokenText text={question} />
              </h3>
            }
            html={html}
          />
        ))}
      </div>
      {children}
    </Band>
  );
}
