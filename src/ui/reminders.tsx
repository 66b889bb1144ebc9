import type { ReactNode } from 'react';
import { iconButtonClass } from './buttons.tsx';
import { Icon } from './icon.tsx';

type DeadlineBannerProps = {
  /** The banner's accessible name. */
  label: string;
  /** A script hides each message during its `data-hidden-during` season. */
  messages: { text: string; 'data-hidden-during'?: string | undefined; hidden?: boolean | undefined }[];
  action?: ReactNode;
};

/** A sticky banner, as tall as a button. On phones, the button follows the text on its last line. */
export function DeadlineBanner({ label, messages, action }: DeadlineBannerProps) {
  return (
    <section
      className="sticks-on-top max-md:top-[2.9375rem]! bg-red text-white [--focus:#fff]"
      aria-label={label}
      data-banner=""
    >
      <div className="page-column items-center gap-x-3 py-1 max-sm:py-1.5 max-sm:text-[0.8125rem]/[1.4] sm:flex sm:min-h-11 max-sm:[&_svg]:hidden!">
        <Icon name="clock" />
        {messages.map(({ text, ...visibility }) => (
          <p
            key={text}
            className="flex-1 font-bold max-sm:me-1 max-sm:inline sm:leading-tight"
            {...visibility}
          >
            {text}
          </p>
        ))}
        {action}
      </div>
    </section>
  );
}

type StickyCallProps = {
  id: string;
  /** The bar's accessible name. */
  label: string;
  actions: ReactNode;
  /** Label of the close button. Undefined for a bar without one. */
  dismissLabel?: string | undefined;
  /** ID of the element that must have scrolled out of view before the bar appears. */
  watch?: string | undefined;
  /** ID of the element with the form that the bar links to. The bar disappears when the visitor starts that form. */
  form?: string | undefined;
};

/**
 * A sticky bar at the bottom of the screen, on phones only. A script shows it, and hides it while the main heading, a form, a
 * button with the same target, or the end of the page is visible.
 */
export function StickyCall({ id, label, actions, dismissLabel, watch, form }: StickyCallProps) {
  return (
    <section
      className="sticks-below items-center gap-2 border-t border-line bg-white px-edge py-1.5 text-s/tight [&>[data-button]]:min-h-11 [&>[data-button]]:flex-1 [&>[data-button]]:px-1 [&>[data-button]]:py-px [&>[data-button]]:text-s/tight"
      id={id}
      aria-label={label}
      hidden
      data-sticky-call=""
      data-watch={watch}
      data-form={form}
    >
      {actions}
      {dismissLabel && (
        // Aligns the x itself, not its click area, with the text.
        <div className="me-[calc(0.5rem-var(--spacing-edge))]">
          <button type="button" className={iconButtonClass} aria-label={dismissLabel} data-dismiss="">
            <Icon name="close" />
          </button>
        </div>
      )}
    </section>
  );
}
