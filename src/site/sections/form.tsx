import type { ReactNode } from 'react';
import { Band } from '#ui/band.tsx';
import type { BandProps } from '#ui/band.tsx';

type FormSectionProps = BandProps & {
  heading: string;
  children: ReactNode;
};

/** A band with a form as its children. */
export function FormSection(props: FormSectionProps) {
  return <Band tone="mist" {...props} />;
}
