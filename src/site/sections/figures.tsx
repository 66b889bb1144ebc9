import { Band, UnbrokenText } from '#ui/band.tsx';
import type { BandProps } from '#ui/band.tsx';
import { Note } from '#ui/note.tsx';
import { tw } from '#ui/classes.ts';

export type Figure = { value: string; label: string; note?: string | undefined };

/** Up to this many figures have their label beside them, because narrow columns would leave the row mostly empty. */
const maxFiguresWithSideLabels = 2;

/** The label is first in the HTML, for screen readers. The figure is first on screen. */
export function FigureRow({ items }: { items: Figure[] }) {
  const hasSideLabels = items.length <= maxFiguresWithSideLabels;
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,13rem),1fr))] gap-x-gap gap-y-6">
      {items.map((item) => (
        <div
          key={item.label}
          className={
            hasSideLabels
              ? tw`flex flex-row-reverse flex-wrap-reverse content-end items-baseline justify-end gap-x-4`
              : tw`flex flex-col-reverse justify-end`
          }
        >
          <dt>{item.label}</dt>
          <dd className="contents">
            <b className="order-1 font-serif text-h2/tight font-bold text-balance text-deep">
              {/* Lets a large figure wrap, but not inside a range such as 12–18. */}
              <UnbrokenText text={item.value.replaceAll('\u00A0', ' ')} />
            </b>
            {item.note && <small className="order-[-1]">{item.note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

type FiguresSectionProps = Pick<BandProps, 'id' | 'heading' | 'introHtml'> & {
  items: Figure[];
  disclaimer?: string | undefined;
};

export function FiguresSection({ items, disclaimer, ...band }: FiguresSectionProps) {
  return (
    <Band {...band}>
      <FigureRow items={items} />
      {disclaimer && <Note>{disclaimer}</Note>}
    </Band>
  );
}
