import type { ReactNode } from 'react';
import { joinClasses, tw } from './classes.ts';
import { Icon } from './icon.tsx';
import { Prose } from './prose.tsx';

export const disclosureRows = tw`row-lines border-t-2 border-deep`;

/** Rows of disclosures that become cards on screens wider than phones. */
export const responsiveRows = tw`row-lines gap-x-gap border-t-2 border-deep unfolded:-mb-6 md:grid md:border-0 md:*:border-0 md:*:border-t-2 md:*:border-deep`;

type DisclosureProps = {
  id?: string | undefined;
  /** Disclosures in the same group open one at a time. */
  group?: string | undefined;
  open?: boolean | undefined;
  /**
   * Always open on screens wider than phones, in browsers that support `::details-content`. There, the summary shows only its label, which must
   * be an element, and can't be focused.
   */
  opensOnWideScreens?: boolean | undefined;
  label: ReactNode;
  html?: string | undefined;
  /** Used instead of `html`. */
  children?: ReactNode;
};

/** A `details` element with a styled summary. */
export function Disclosure({ id, group, open, opensOnWideScreens, label, html, children }: DisclosureProps) {
  return (
    <details
      className={joinClasses(
        tw`[&>div]:-mt-1.5 [&>div]:pb-6`,
        opensOnWideScreens &&
          tw`unfolded:details-content:[content-visibility:visible] unfolded:[&>summary]:pointer-events-none unfolded:[&>summary]:invisible unfolded:[&>summary>:first-child]:visible`,
      )}
      id={id}
      name={group}
      open={open}
    >
      <summary className="flex items-center justify-between gap-4 py-3">
        {label}
        <Icon name="chevron" />
      </summary>
      {html === undefined ? <div>{children}</div> : <Prose html={html} />}
    </details>
  );
}
