import { Band, type BandProps } from '#ui/band.tsx';
import { Button } from '#ui/button.tsx';
import type { IconName } from '#ui/icon.tsx';
import { Prose } from '#ui/prose.tsx';

export type StatusCardProps = BandProps & {
  html?: string | undefined;
  icon?: IconName | undefined;
  /** Words of the button, which cannot be pressed. */
  label: string;
};

export function StatusCard({ html, icon = 'mail', label, children, ...band }: StatusCardProps) {
  return (
    <Band {...band}>
      {html && <Prose html={html} />}
      <Button variant="quiet" icon={icon} disabled>
        {label}
      </Button>
      {children}
    </Band>
  );
}
