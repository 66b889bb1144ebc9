import { Band, UnbrokenText } from '#ui/band.tsx';
import type { BandProps } from '#ui/band.tsx';
import { joinClasses, tw } from '#ui/classes.ts';
import { Prose } from '#ui/prose.tsx';

export type Step = {
  title: string;
  html?: string | undefined;
  when?: string | undefined;
  /** Highlights the critical deadline in red. */
  mark?: boolean | undefined;
};

type StepsSectionProps = BandProps & {
  heading: string;
  steps: Step[];
};

/** Maximum number of steps in a row on wide screens. */
const maxStepsInRow = 5;

/** Numbered steps; the stylesheet adds the numbers and the line between them. */
export function StepsSection({ steps, children, ...band }: StepsSectionProps) {
  const isInRow = steps.length <= maxStepsInRow;
  return (
    <Band wide={isInRow} {...band}>
      <ol className={joinClasses(tw`numbered-steps`, isInRow && tw`steps-across`)} role="list">
        {steps.map((step) => (
          <li key={step.title} data-mark={step.mark ? '' : undefined}>
            <StepText {...step} />
          </li>
        ))}
      </ol>
      {children}
    </Band>
  );
}

export function StepText({ when, title, html, mark }: Step) {
  return (
    <>
      {when && <p className="text-s text-soft">{mark ? <b className="text-red">{when}</b> : when}</p>}
      <h3 className={mark ? tw`text-red` : undefined}>
        <UnbrokenText text={title} />
      </h3>
      {html && <Prose html={html} />}
    </>
  );
}

/** Three columns, fewer on phones and with large text, each with a line above it. */
export const ruledColumns = tw`grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(12rem,30%)),1fr))] gap-x-gap gap-y-6`;
export const ruledColumn = tw`border-t-2 border-deep pt-3`;

/** Numbers the headings of a list. */
export const numberedHeadings = tw`[&_h3::before]:[content:counter(list-item)_'._']`;

/** Short steps in a row, stacked on phones. */
export function StepRow({ steps }: { steps: Step[] }) {
  return (
    <ol className={joinClasses(ruledColumns, numberedHeadings)} role="list">
      {steps.map(({ title, html }) => (
        <li key={title} className={ruledColumn}>
          <StepText title={title} html={html} />
        </li>
      ))}
    </ol>
  );
}
