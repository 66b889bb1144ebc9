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

type StickyCallProps = {
  id: string;
  /** Names the strip for people who listen. */
  label: string;
  actions: ReactNode;
  /** With it, an x button that a script acts on. */
  dismissLabel?: string | undefined;
  hidden?: boolean | undefined;
};

/**
 * On phones only: rests on the lower edge of the screen until its place at the end of the page is reached.
 */
export function StickyCall({ id, label, actions, dismissLabel, hidden }: StickyCallProps) {
  return (
    <section className="call" id={id} aria-label={label} hidden={hidden} data-sticky-call="">
      {actions}
      {dismissLabel && (
        <button type="button" className="x" aria-label={dismissLabel} data-dismiss={id}>
          <Icon name="close" />
        </button>
      )}
    </section>
  );
}
