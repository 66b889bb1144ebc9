import type { ReactNode } from 'react';
import { Band, partHeadingClass } from '#ui/band.tsx';
import { joinClasses, tw } from '#ui/classes.ts';
import { ruledColumn, ruledColumns } from './steps.tsx';

type CredentialsSectionProps = { groups: { id: string; heading: string; content: ReactNode }[] };

/** An attorney's background, education and admissions, side by side. */
export function CredentialsSection({ groups }: CredentialsSectionProps) {
  return (
    <Band wide joined>
      <div className={ruledColumns}>
        {groups.map(({ id, heading, content }) => (
          <div key={id} className={ruledColumn} id={id}>
            <h2 className={joinClasses(partHeadingClass, tw`mb-3`)}>{heading}</h2>
            {content}
          </div>
        ))}
      </div>
    </Band>
  );
}

/** Degrees with their schools. */
export function DegreeList({ items }: { items: { degree: string; school: string }[] }) {
  return (
    <dl className="grid gap-3">
      {items.map(({ degree, school }) => (
        <div key={degree}>
          <dt className="font-bold">{degree}</dt>
          <dd>{school}</dd>
        </div>
      ))}
    </dl>
  );
}
