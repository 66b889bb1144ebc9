import type { ReactNode } from 'react';
import { Band } from '#ui/band.tsx';
import type { BandProps } from '#ui/band.tsx';
import { Prose } from '#ui/prose.tsx';

type ProseSectionProps = Pick<BandProps, 'id' | 'heading'> & {
  html: string;
  children?: ReactNode;
};

/** Text with at least this many characters of HTML is tall enough for a heading beside it. */
const minLengthForSideHeading = 400;

export function ProseSection({ html, children, ...band }: ProseSectionProps) {
  return (
    <Band wide={html.length < minLengthForSideHeading} {...band}>
      <Prose html={html} />
      {children}
    </Band>
  );
}
