import type { ReactNode } from 'react';
import { Band } from '#ui/band.tsx';
import type { BandProps } from '#ui/band.tsx';
import type { PictureProps } from '#ui/picture.tsx';
import { Portrait } from '#ui/portrait.tsx';
import { StepRow } from './steps.tsx';

export type Lawyer = {
  name: string;
  degrees?: string | undefined;
  portrait: { alt: string; photo?: PictureProps | undefined };
  licensesLabel: string;
  /** Each with the page on which anyone can look it up. */
  licenses: { label: string; href: string }[];
  profile: { href: string; label: string };
};

type LawyerSectionProps = BandProps & {
  heading: string;
  lawyer: Lawyer;
  /** How a matter begins and what it costs. */
  steps: { title: string; html: string }[];
  children?: ReactNode;
};

/** Who takes the matter, and what it costs. */
export function LawyerSection({ lawyer, steps, children, ...band }: LawyerSectionProps) {
  return (
    <Band wide {...band}>
      <div className="grid gap-x-gap gap-y-6 lg:grid-cols-[18.5rem_1fr]">
        <LawyerCard {...lawyer} />
        <StepRow steps={steps} />
      </div>
      {children}
    </Band>
  );
}

function LawyerCard({ portrait, name, degrees, licensesLabel, licenses, profile }: Lawyer) {
  return (
    <div className="grid grid-cols-[auto_1fr] content-start items-center gap-x-4 gap-y-2">
      <div className="w-20">
        <Portrait name={name} {...portrait} />
      </div>
      <p>
        <b className="font-serif text-h3 text-deep">{name}</b>
        {degrees && <small>, {degrees}</small>}
        <br />
        <a className="inline-block py-1" href={profile.href}>
          {profile.label}
        </a>
      </p>
      <p className="col-span-2 text-s">
        {licensesLabel}:
        {licenses.map(({ label, href }) => (
          <a key={label} className="block py-1" href={href}>
            {label}
          </a>
        ))}
      </p>
    </div>
  );
}
