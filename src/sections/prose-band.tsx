import type { ReactNode } from 'react';
import { Band, type BandProps } from '#ui/band.tsx';
import { Prose } from '#ui/prose.tsx';

export type ProseBandProps = Pick<BandProps, 'id' | 'tone' | 'heading'> & {
  html: string;
  /** Stands beside the text on wide screens, after it on phones. */
  aside?: ReactNode;
  children?: ReactNode;
};

export function ProseBand({ html, aside, children, ...band }: ProseBandProps) {
  return (
    <Band {...band}>
      <div className={aside ? 'split' : undefined}>
        <Prose html={html} />
        {aside}
      </div>
      {children}
    </Band>
  );
}
