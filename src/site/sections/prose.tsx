import type { ReactNode } from 'react';
import { Band } from '#ui/band.tsx';
import type { BandProps } from '#ui/band.tsx';
import { Prose } from '#ui/prose.tsx';

type ProseSectionProps = Pick<BandProps, 'id' | 'heading'> & {
  html: string;
  children?: ReactNode;
};

/** Characters of HTML from which a text is high enough for a heading beside it. */
const longText = 400;

export function ProseSection({ html, children, ...band }: ProseSectionProps) {
  return (
    <Band wide={html.length < longText} {...band}>
      <Prose html={html} />
      {children}
    </Band>
  );
}
