import { Band } from '#ui/band.tsx';
import type { BandProps } from '#ui/band.tsx';

export type Figure = { value: string; label: string; note?: string | undefined };

/** The word comes first for people who listen; the figure is what the eye meets first. */
export function FigureRow({ items }: { items: Figure[] }) {
  return (
    <dl className="figs">
      {items.map((item) => (
        <div key={item.label}>
          <dt>{item.label}</dt>
          <dd>
            <b>{item.value}</b>
            {item.note && <small>{item.note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

type FiguresSectionProps = Pick<BandProps, 'id' | 'tone' | 'heading' | 'introHtml'> & {
  items: Figure[];
  disclaimer?: string | undefined;
};

export function FiguresSection({ items, disclaimer, ...band }: FiguresSectionProps) {
  return (
    <Band {...band}>
      <FigureRow items={items} />
      {disclaimer && <p className="note">{disclaimer}</p>}
    </Band>
  );
}
