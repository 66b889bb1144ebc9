import type { ReactNode } from 'react';
import { iconButton } from './buttons.tsx';
import { Icon } from './icon.tsx';

type DeadlineBannerProps = {
  /** The banner's accessible name. */
  label: string;
  /** The banner's texts. A script hides each one during its `data-hidden-during` season. */
  texts: { text: string; 'data-hidden-during'?: string | undefined; hidden?: boolean | undefined }[];
  action?: ReactNode;
};

/** A sticky banner, as tall as a button. On phones, the button follows the text on its last line. */
export function DeadlineBanner({ label, texts, action }: DeadlineBannerProps) {
  return (
    <section
      className="sticks-on-top max-md:top-[2.9375rem]! bg-red text-white [--focus:#fff]"
      aria-label={label}
      data-banner=""
    >
      <div className="page-column items-center gap-x-3 py-1 max-sm:py-1.5 max-sm:text-[0.8125rem]/[1.4] sm:flex sm:min-h-11 max-sm:[&_svg]:hidden!">
        <Icon name="clock" />
        {texts.map(({ text, ...visibility }) => (
          <p key={text} className="flex-1 font-bold max-sm:inline sm:leading-tight" {...visibility}>
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
  /** The strip's accessible name. */
  label: string;
  actions: ReactNode;
  /** Label of the x button. Undefined for a strip without one. */
  dismissLabel?: string | undefined;
  /** Id of the element that must have scrolled out of view before the strip appears. */
  watch?: string | undefined;
  /** Id of the element with the form that the strip links to. The strip disappears when the visitor starts that form. */
  form?: string | undefined;
};

/**
 * A strip at the bottom of the screen, on phones only. A script shows it, and hides it while a form, a button with the
 * same target, or the end of the page is visible.
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
          <button type="button" className={iconButton} aria-label={dismissLabel} data-dismiss="">
            <Icon name="close" />
          </button>
        </div>
      )}
    </section>
  );
}
