import { BandFrame } from '#ui/band.tsx';
import type { BandTone } from '#ui/band.tsx';

type DisclaimerSectionProps = {
  id?: string | undefined;
  heading: string;
  items: string[];
  /** Tone of the band above, which the disclaimer joins. */
  tone: BandTone | 'closing';
};

/** `items` are plain text, one statement each. */
export function DisclaimerSection({ id, heading, items, tone }: DisclaimerSectionProps) {
  const words = (
    <div className="page-column text-s text-soft">
      <h2 className="font-sans text-[1em]/[1.6] font-bold text-inherit">{heading}</h2>
      {items.map((statement) => (
        <div key={statement} className="mt-1.5">
          {statement}
        </div>
      ))}
    </div>
  );
  if (tone === 'closing') {
    return (
      <section className="on-deep pb-gap" id={id} data-joined="">
        {words}
      </section>
    );
  }
  return (
    <BandFrame id={id} tone={tone} joined>
      {words}
    </BandFrame>
  );
}
