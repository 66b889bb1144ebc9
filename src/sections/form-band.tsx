import type { ReactNode } from 'react';
import { Band, type BandProps } from '#ui/band.tsx';
import { Prose } from '#ui/prose.tsx';

export type FormBandProps = BandProps & {
  heading: string;
  /** Compiled HTML under the form. */
  disclaimerHtml?: string | undefined;
  children: ReactNode;
};

/** Frames a form that is given as children. */
export function FormBand({ disclaimerHtml, children, ...band }: FormBandProps) {
  return (
    <Band tone="mist" {...band}>
      <div className="sheet">
        {children}
        {disclaimerHtml && <Prose html={disclaimerHtml} />}
      </div>
    </Band>
  );
}
