import type { ReactNode } from 'react';
import { iconButton } from './buttons.tsx';
import { Icon } from './icon.tsx';

type DeadlineBannerProps = {
  /** Names the banner for people who listen. */
  label: string;
  text: string;
  action?: ReactNode;
};

export function DeadlineBanner({ label, text, action }: DeadlineBannerProps) {
  return (
    <section
      className="sticks-on-top bg-red text-white [--focus:var(--color-white)] [border-bottom:2px_solid_#0000] phone:text-s print:text-[#000]"
      aria-label={label}
      data-banner=""
    >
      <div className="page-column flex min-h-[3.375rem] flex-wrap items-center gap-x-3 gap-y-1 py-1 phone:[&>a]:text-[1em] phone:[&_svg]:hidden">
        <Icon name="clock" />
        <p className="flex-[1_1_8rem] leading-[1.25] font-bold">{text}</p>
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
    <section
      className="sticks-below hidden items-center justify-between gap-2 bg-white px-edge py-[0.3rem] [border-top:2px_solid_var(--color-deep)] print:hidden! phone:flex [&[hidden]]:invisible max-[20rem]:[&>a_svg]:hidden [&>a]:min-h-11 [&>a]:px-[min(1.35rem,4vw)]"
      id={id}
      aria-label={label}
      hidden={hidden}
      data-sticky-call=""
    >
      {actions}
      {dismissLabel && (
        // The sign of the x, not its box, ends where the text does.
        <div className="me-[calc(0.5rem-var(--spacing-edge))] scriptless:hidden">
          <button type="button" className={iconButton} aria-label={dismissLabel} data-dismiss={id}>
            <Icon name="close" />
          </button>
        </div>
      )}
    </section>
  );
}
