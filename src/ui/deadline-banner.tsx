import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

type DeadlineBannerProps = {
  /** Names the banner for people who listen. */
  label: string;
  text: string;
  action?: ReactNode;
};

export function DeadlineBanner({ label, text, action }: DeadlineBannerProps) {
  return (
    <section className="due" aria-label={label}>
      <div className="in">
        <Icon name="clock" />
        <p>{text}</p>
        {action}
      </div>
    </section>
  );
}
