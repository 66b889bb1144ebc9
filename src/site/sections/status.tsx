import { Band } from '#ui/band.tsx';
import type { BandProps } from '#ui/band.tsx';
import { Button } from '#ui/buttons.tsx';
import { Prose } from '#ui/prose.tsx';

type StatusSectionProps = BandProps & {
  html?: string | undefined;
  /** Label of the disabled button. */
  label: string;
};

export function StatusSection({ html, label, children, ...band }: StatusSectionProps) {
  return (
    <Band wide {...band}>
      {html && <Prose html={html} />}
      <Button variant="quiet" icon="mail" disabled>
        {label}
      </Button>
      {children}
    </Band>
  );
}
