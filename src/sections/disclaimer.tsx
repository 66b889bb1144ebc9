import { BandFrame } from '#ui/band.tsx';

type DisclaimerSectionProps = { id?: string | undefined; heading: string; items: string[] };

/** `items` are plain words, one statement each. */
export function DisclaimerSection({ id, heading, items }: DisclaimerSectionProps) {
  return (
    <BandFrame id={id} thin>
      <div className="page-column text-s text-soft">
        <h2 className="font-sans text-[1em]/[1.6] font-bold">{heading}</h2>
        {items.map((statement) => (
          <div key={statement} className="mt-2">
            {statement}
          </div>
        ))}
      </div>
    </BandFrame>
  );
}
