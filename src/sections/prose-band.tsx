import type { ReactNode } from 'react';
import { Band, type BandProps } from '#ui/band.tsx';
import { Prose } from '#ui/prose.tsx';

export type ProseBandProps = Pick<BandProps, 'id' | 'tone' | 'heading'> & {
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
