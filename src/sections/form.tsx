import type { ReactNode } from 'react';
import { Band } from '#ui/band.tsx';
import type { BandProps } from '#ui/band.tsx';

type FormSectionProps = BandProps & {
  heading: string;
  children: ReactNode;
};

/** Frames a form that is given as children. */
export function FormSection({ children, ...band }: FormSectionProps) {
  return (
    <Band tone="mist" {...band}>
      <div className="sheet">{children}</div>
    </Band>
  );
}
