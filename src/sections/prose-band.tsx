import type { ReactNode } from 'react';
import { Band } from '#ui/band.tsx';
import type { BandProps } from '#ui/band.tsx';
import { Prose } from '#ui/prose.tsx';

type ProseBandProps = Pick<BandProps, 'id' | 'tone' | 'heading'> & {
  html: string;
  children?: ReactNode;
};

export function ProseBand({ html, children, ...band }: ProseBandProps) {
  return (
    <Band {...band}>
      <Prose html={html} />
      {children}
    </Band>
  );
}
