import { BandFrame } from '#ui/band.tsx';

type DisclaimerSectionProps = {
  id?: string | undefined;
  heading: string;
  items: string[];
  /** Whether it is part of the dark closing instead of a light band. */
  dark: boolean;
};

/** `items` are plain text, one statement each. */
export function DisclaimerSection({ id, heading, items, dark }: DisclaimerSectionProps) {
  const statements = (
    <div className="page-column text-s text-soft">
      <h2 className="font-sans text-[1em]/[1.6] font-bold text-inherit [font-size-adjust:none]">{heading}</h2>
      {items.map((statement) => (
        <div key={statement} className="mt-1.5">
          {statement}
        </div>
      ))}
    </div>
  );
  if (dark) {
    return (
      <section className="on-deep pb-gap" id={id} data-joined="">
        {statements}
      </section>
    );
  }
  return (
    <BandFrame id={id} joined>
      {statements}
    </BandFrame>
  );
}
