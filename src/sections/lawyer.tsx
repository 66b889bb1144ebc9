import type { ReactNode } from 'react';
import { Band } from '#ui/band.tsx';
import type { BandProps } from '#ui/band.tsx';
import { TextLink } from '#ui/links.tsx';
import type { NavLink } from '#ui/links.tsx';
import type { PictureProps } from '#ui/picture.tsx';
import { Portrait } from '#ui/portrait.tsx';
import { StepRow } from './steps.tsx';

type Lawyer = {
  name: string;
  degrees?: string | undefined;
  photo?: PictureProps | undefined;
  licensesLabel: string;
  /** Each with the page on which anyone can look it up. */
  licenses: NavLink[];
  profile: NavLink;
};

type LawyerSectionProps = BandProps & {
  heading: string;
  lawyer: Lawyer;
  /** How a matter begins and what it costs. */
  steps: { title: string; html: string }[];
  /** Leads to all fees. */
  more?: NavLink | undefined;
  children?: ReactNode;
};

/** Who takes the matter, and what it costs. */
export function LawyerSection({ lawyer, steps, more, children, ...band }: LawyerSectionProps) {
  return (
    <Band wide {...band}>
      <div className="grid grid-cols-1 gap-x-gap gap-y-6 lg:grid-cols-[18.5rem_1fr]">
        <LawyerCard {...lawyer} />
        <StepRow steps={steps} />
      </div>
      {more && (
        <p>
          <TextLink {...more} />
        </p>
      )}
      {children}
    </Band>
  );
}

function LawyerCard({ photo, name, degrees, licensesLabel, licenses, profile }: Lawyer) {
  return (
    <div className="flex flex-wrap content-start items-center gap-x-4 gap-y-2 [&_a]:inline-block [&_a]:py-1">
      <div className="w-20">
        <Portrait name={name} alt="" photo={photo} />
      </div>
      <p className="flex-[1_1_9rem]">
        <b className="font-serif text-h3 text-deep">{name}</b>
        {degrees && <small>, {degrees}</small>}
        <br />
        <TextLink {...profile} />
      </p>
      <p className="w-full text-s">
        {licensesLabel}:
        {licenses.map((license) => (
          <span key={license.label} className="block">
            <TextLink {...license} />
          </span>
        ))}
      </p>
    </div>
  );
}
