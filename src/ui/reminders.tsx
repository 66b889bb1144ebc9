import type { ReactNode } from 'react';
import { iconButton } from './buttons.tsx';
import { Icon } from './icon.tsx';

type DeadlineBannerProps = {
  /** Names the banner for people who listen. */
  label: string;
  /** What it says; each may have the ends of a season in which a script hides it. */
  texts: { words: string; 'data-outside'?: string | undefined; hidden?: boolean | undefined }[];
  action?: ReactNode;
};

/** One row, as high as a button. */
export function DeadlineBanner({ label, texts, action }: DeadlineBannerProps) {
  return (
    <section
      className="sticks-on-top max-md:top-[2.9375rem]! bg-red text-white [--focus:#fff]"
      aria-label={label}
      data-banner=""
    >
      <div className="page-column flex min-h-9 items-center gap-x-3 py-1 max-sm:text-[0.8125rem] sm:min-h-11 max-sm:[&_svg]:hidden!">
        <Icon name="clock" />
        {texts.map(({ words, ...shown }) => (
          <p key={words} className="flex-1 leading-tight font-bold" {...shown}>
            {words}
          </p>
        ))}
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
  /** Id of the part that has to be passed before the strip shows. */
  watch?: string | undefined;
  /** Id of the part with the form that the strip leads to: it has served once that is begun. */
  form?: string | undefined;
};

/**
 * On phones only: rests on the lower edge of the screen. A script shows it, and takes it out of the way while a form,
 * a button that leads where one of its own does, or the end of the page is in sight.
 */
export function StickyCall({ id, label, actions, dismissLabel, watch, form }: StickyCallProps) {
  return (
    <section
      className="sticks-below items-center gap-2 border-t border-line bg-white px-edge text-s/tight print:hidden! [&>[data-button]]:min-h-11 [&>[data-button]]:flex-1 [&>[data-button]]:px-1 [&>[data-button]]:py-px [&>[data-button]]:text-s/tight max-[22rem]:[&_a]:text-[0.8125rem]! max-[22rem]:[&>a>svg]:hidden"
      id={id}
      aria-label={label}
      hidden
      data-sticky-call=""
      data-watch={watch}
      data-form={form}
    >
      {actions}
      {dismissLabel && (
        // The sign of the x, not its box, ends where the text does.
        <div className="me-[calc(0.5rem-var(--spacing-edge))]">
          <button type="button" className={iconButton} aria-label={dismissLabel} data-dismiss="">
            <Icon name="close" />
          </button>
        </div>
      )}
    </section>
  );
}
