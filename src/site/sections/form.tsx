import type { ReactNode } from 'react';
import { Band } from '#ui/band.tsx';
import type { BandProps } from '#ui/band.tsx';

type FormSectionProps = BandProps & {
  heading: string;
  children: ReactNode;
};

/** A band with a form as its children. */
export function FormSection({ children, ...band }: FormSectionProps) {
  return (
    <Band {...band}>
      <div className="rounded-md border border-edge bg-white p-edge [&_[data-sent]]:m-0 [&_[data-sent]>div]:border-0 [&_[data-sent]>div]:bg-transparent [&_[data-sent]>div]:p-0">
        {children}
      </div>
    </Band>
  );
}
