import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import { Icon } from './icon.tsx';
import { Prose } from './prose.tsx';

type DisclosureProps = {
  id?: string | undefined;
  /** Those that share a name open one at a time. */
  group?: string | undefined;
  open?: boolean | undefined;
  /**
   * On wide screens it is open for good, where the browser can show what is closed: of the line that opens it only
   * the label, which is an element then, is seen there, and nothing takes the focus.
   */
  unfolds?: boolean | undefined;
  label: ReactNode;
  html?: string | undefined;
  /** What there is in place of `html`. */
  children?: ReactNode;
};

/** A line that opens to the text behind it. */
export function Disclosure({ id, group, open, unfolds, label, html, children }: DisclosureProps) {
  return (
    <details
      className={classes(
        'border-b border-line [&>div]:pb-6',
        unfolds &&
          'menubar:border-0 menubar:details-content:[content-visibility:visible] menubar:[&>summary]:pointer-events-none menubar:[&>summary]:invisible menubar:[&>summary>:first-child]:visible',
      )}
      id={id}
      name={group}
      open={open}
    >
      <summary className="flex min-h-12 items-center justify-between gap-4 py-3">
        {label}
        <Icon name="chevron" />
      </summary>
      {html === undefined ? <div>{children}</div> : <Prose html={html} />}
    </details>
  );
}
