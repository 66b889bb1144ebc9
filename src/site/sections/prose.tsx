import type { ReactNode } from 'react';
import { Band } from '#ui/band.tsx';
import type { BandProps } from '#ui/band.tsx';
import { Prose } from '#ui/prose.tsx';

type ProseSectionProps = Pick<BandProps, 'id' | 'heading'> & {
  html: string;
  children?: ReactNode;
};

export function ProseSection({ html, children, ...band }: ProseSectionProps) {
  return (
    <Band {...band}>
      <Prose html={html} />
      {children}
    </Band>
  );
}
