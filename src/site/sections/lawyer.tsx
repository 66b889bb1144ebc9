import type { ReactNode } from 'react';
import { Band } from '#ui/band.tsx';
import type { BandProps } from '#ui/band.tsx';
import { joinClasses, tw } from '#ui/classes.ts';
import { TextLink } from '#ui/links.tsx';
import type { NavLink } from '#ui/links.tsx';
import type { PictureProps } from '#ui/picture.tsx';
import { Portrait } from '#ui/portrait.tsx';
import { StepRow } from './steps.tsx';

type FeeSectionProps = BandProps & {
  heading: string;
  /** Steps at the start of a matter and their costs. */
  steps: { title: string; html: string }[];
  /** Link to all fees. */
  more?: NavLink | undefined;
  children?: ReactNode;
};

/** Explains in columns how a matter begins and what it costs. */
export function FeeSection({ steps, more, children, ...band }: FeeSectionProps) {
  return (
    <Band wide {...band}>
      <StepRow steps={steps} />
      {more && (
        <p>
          <TextLink {...more} />
        </p>
      )}
      {children}
    </Band>
  );
}

export type LawyerProps = {
  name: string;
  photo?: PictureProps | undefined;
  /** "You talk with …", linked to the profile. */
  introduction: NavLink;
  years: string;
  /** Each license links to the page where anyone can verify it. */
  licenses: NavLink[];
  promise: string;
};

/** The lawyer who handles the matter: portrait, years in law, licenses. */
export function LawyerRow({ lawyer, dark }: { lawyer: LawyerProps; dark: boolean }) {
  const { name, photo, introduction, years, licenses, promise } = lawyer;
  return (
    <div
      className={joinClasses(
        tw`grid grid-cols-[min(5.5rem,25%)_minmax(0,1fr)] items-center gap-4 border-t pt-4 text-s`,
        dark ? tw`border-edge` : tw`border-line`,
      )}
    >
      <Portrait name={name} alt="" photo={photo} />
      <div className="grid gap-1.5">
        <p className="text-m/tight font-bold">
          <TextLink {...introduction} />
        </p>
        <p className="flex flex-wrap gap-x-3 gap-y-1.5">
          <span>{years}</span>
          {licenses.map((license) => (
            <span key={license.label}>
              <TextLink {...license} />
            </span>
          ))}
        </p>
        <p>{promise}</p>
      </div>
    </div>
  );
}
