import { Band, Unbroken } from '#ui/band.tsx';
import type { BandProps } from '#ui/band.tsx';
import { joinClasses, tw } from '#ui/classes.ts';
import { Disclosure } from '#ui/disclosure.tsx';
import { Prose } from '#ui/prose.tsx';

type Step = { title: string; html?: string | undefined };

type StepsSectionProps = BandProps & {
  heading: string;
  steps: Step[];
  /** On narrow screens each step is a disclosure with its title as the summary. */
  folded?: boolean | undefined;
};

export function StepsSection({ steps, folded = false, children, ...band }: StepsSectionProps) {
  return (
    <Band wide={fitsOneRow(steps)} {...band}>
      <StepList steps={steps} folded={folded} />
      {children}
    </Band>
  );
}

/** Maximum number of steps in a row on wide screens. */
const maxAcross = 5;

function fitsOneRow({ length }: readonly Step[]): boolean {
  return length <= maxAcross;
}

/** Three columns, fewer on phones and with large text, each with a line above it. */
export const ruledColumns = tw(
  'grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(12rem,30%)),1fr))] gap-x-gap gap-y-6',
);
export const ruledColumn = tw('border-t-2 border-deep pt-3');

/** Short steps in a row, stacked on phones. */
export function StepRow({ steps }: { steps: Step[] }) {
  return (
    <ol className={ruledColumns} role="list">
      {steps.map(({ title, html }, index) => (
        <li key={title} className={ruledColumn}>
          <h3>
            <span aria-hidden="true">{index + 1}. </span>
            <Unbroken text={title} />
          </h3>
          {html && <Prose html={html} />}
        </li>
      ))}
    </ol>
  );
}

type StepListProps = {
  steps: (Step & { when?: string | undefined; mark?: boolean | undefined })[];
  folded?: boolean | undefined;
};

/** Numbered steps; the stylesheet adds the numbers and the line between them. */
export function StepList({ steps, folded = false }: StepListProps) {
  return (
    <ol
      className={joinClasses(
        'numbered-steps',
        fitsOneRow(steps) && 'steps-across',
        folded && '[&_summary]:-mt-2',
      )}
      role="list"
    >
      {steps.map(({ when, title, html, mark }) => {
        const heading = (
          <h3 className={mark ? 'text-red' : undefined}>
            <Unbroken text={title} />
          </h3>
        );
        return (
          <li key={title} data-mark={mark ? '' : undefined}>
            {when && <p className="text-s text-soft">{mark ? <b className="text-red">{when}</b> : when}</p>}
            {folded ? <Disclosure opensOnWideScreens label={heading} html={html} /> : heading}
            {!folded && html && <Prose html={html} />}
          </li>
        );
      })}
    </ol>
  );
}
