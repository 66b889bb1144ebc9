import { Band } from '#ui/band.tsx';
import type { BandProps } from '#ui/band.tsx';
import { Prose } from '#ui/prose.tsx';

type TestimonialSectionProps = Pick<BandProps, 'id' | 'tone' | 'heading'> & {
  quoteHtml: string;
  who: string;
  /** The matter, the county, the year. */
  context?: string | undefined;
  disclaimer: string;
};

export function TestimonialSection({
  quoteHtml,
  who,
  context,
  disclaimer,
  ...band
}: TestimonialSectionProps) {
  return (
    <Band {...band}>
      <figure className="quote">
        <blockquote>
          <Prose html={quoteHtml} />
        </blockquote>
        <figcaption>
          <b>{who}</b>
          {context && <span> {context}</span>}
        </figcaption>
      </figure>
      <p className="note">{disclaimer}</p>
    </Band>
  );
}
