import { Band, Unbroken, partHeading } from '#ui/band.tsx';
import type { BandProps } from '#ui/band.tsx';
import { classes } from '#ui/classes.ts';
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
    <Band {...band}>
      <StepList steps={steps} folded={folded} />
      {children}
    </Band>
  );
}

/** Short steps in a row, stacked on phones. */
export function StepRow({ steps }: { steps: Step[] }) {
  return (
    <ol className="grid grid-cols-1 gap-x-gap gap-y-4 md:grid-cols-3" role="list">
      {steps.map(({ title, html }, index) => (
        <li key={title} className="flex gap-3 border-t-2 border-deep pt-3">
          <p className={partHeading} aria-hidden="true">
            {index + 1}
          </p>
          <div>
            <h3>
              <Unbroken text={title} />
            </h3>
            {html && <Prose html={html} />}
          </div>
        </li>
      ))}
    </ol>
  );
}

/** Numbered steps; the stylesheet adds the numbers and the line between them. */
function StepList({ steps, folded }: { steps: Step[]; folded: boolean }) {
  return (
    <ol className={classes('numbered-steps', folded && '[&_details]:border-0 [&_summary]:-mt-2')} role="list">
      {steps.map(({ title, html }) => (
        <li key={title}>
          {folded ? (
            <Disclosure
              unfolds
              label={
                <h3>
                  <Unbroken text={title} />
                </h3>
              }
              html={html}
            />
          ) : (
            <>
              <h3>
                <Unbroken text={title} />
              </h3>
              {html && <Prose html={html} />}
            </>
          )}
        </li>
      ))}
    </ol>
  );
}
