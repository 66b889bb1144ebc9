import { Band } from '#ui/band.tsx';
import type { BandProps } from '#ui/band.tsx';
import { Note } from '#ui/note.tsx';
import { Prose } from '#ui/prose.tsx';

type TestimonialSectionProps = Pick<BandProps, 'id' | 'heading'> & {
  quoteHtml: string;
  /** Replaces the heading of a placeholder testimonial. */
  sampleHeading?: string | undefined;
  attribution: string;
  /** Matter, county and year. */
  context?: string | undefined;
  disclaimer: string;
};

export function TestimonialSection({
  quoteHtml,
  sampleHeading,
  attribution,
  context,
  disclaimer,
  heading,
  ...band
}: TestimonialSectionProps) {
  return (
    <Band {...band} heading={sampleHeading ?? heading}>
      <figure>
        <blockquote className="font-serif text-l/[1.5] tracking-normal text-deep [&_p:first-child::before]:[content:open-quote] [&_p:last-child::after]:[content:close-quote]">
          <Prose html={quoteHtml} />
        </blockquote>
        <figcaption className="mt-4">
          <b className="block">{attribution}</b>
          {context && <span> {context}</span>}
        </figcaption>
      </figure>
      <Note>{disclaimer}</Note>
    </Band>
  );
}
