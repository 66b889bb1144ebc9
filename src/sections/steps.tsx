import { Band } from '#ui/band.tsx';
import type { BandProps } from '#ui/band.tsx';
import { Prose } from '#ui/prose.tsx';

type Step = { title: string; html?: string | undefined };

type StepsSectionProps = BandProps & {
  heading: string;
  steps: Step[];
};

export function StepsSection({ steps, children, ...band }: StepsSectionProps) {
  return (
    <Band {...band}>
      <StepList steps={steps} />
      {children}
    </Band>
  );
}

/** Short steps beside each other, on a phone below each other. */
export function StepRow({ steps }: { steps: Step[] }) {
  return (
    <ol className="grid grid-cols-1 gap-x-gap gap-y-4 md:grid-cols-3" role="list">
      {steps.map(({ title, html }, index) => (
        <li key={title} className="border-t-2 border-deep pt-3">
          <h3>
            <span className="text-link">{index + 1}</span> {title}
          </h3>
          {html && <Prose html={html} />}
        </li>
      ))}
    </ol>
  );
}

/** A numbered path: the numbers and the line between them are drawn by the stylesheet. */
function StepList({ steps }: { steps: Step[] }) {
  return (
    <ol className="numbered-steps" role="list">
      {steps.map((step) => (
        <li key={step.title}>
          <h3>{step.title}</h3>
          {step.html && <Prose html={step.html} />}
        </li>
      ))}
    </ol>
  );
}
