import { Band } from '#ui/band.tsx';
import type { BandProps } from '#ui/band.tsx';
import { Prose } from '#ui/prose.tsx';

type StepsSectionProps = BandProps & {
  heading: string;
  steps: { title: string; html?: string | undefined }[];
};

/** A numbered path: the numbers and the line between them are drawn by the stylesheet. */
export function StepsSection({ steps, children, ...band }: StepsSectionProps) {
  return (
    <Band {...band}>
      <ol className="numbered-steps" role="list">
        {steps.map((step) => (
          <li key={step.title}>
            <h3>{step.title}</h3>
            {step.html && <Prose html={step.html} />}
          </li>
        ))}
      </ol>
      {children}
    </Band>
  );
}
