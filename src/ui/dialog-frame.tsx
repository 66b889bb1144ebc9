import type { ReactNode } from 'react';
import { iconButton } from './buttons.tsx';
import { Icon } from './icon.tsx';

type DialogFrameProps = {
  id: string;
  heading: string;
  introHtml?: string | undefined;
  /** Name of the x button. */
  closeLabel: string;
  /** Where the x leads when the dialog was reached by its address, without scripts. */
  closeHref: string;
  children: ReactNode;
};

/** Opened by `showModal()`; without scripts a link to `#id` shows it in its place on the page. */
export function DialogFrame({ id, heading, introHtml, closeLabel, closeHref, children }: DialogFrameProps) {
  return (
    <dialog
      className="m-auto max-h-[calc(100dvh-2rem)] w-[min(500px,100%-2rem)] rounded-md border-2 border-t-8 border-deep border-t-sun bg-white p-6 text-inherit [box-shadow:var(--shadow-lift)] backdrop:bg-[#0f3a3fb3] [&:not([open])>div>form]:hidden [&:target:not([open])]:my-8 [&:target:not([open])]:block [&:target:not([open])]:max-h-none [&[open]>div>a]:hidden"
      id={id}
      aria-labelledby={`${id}-heading`}
      data-dialog=""
    >
      <div className="-mt-2 -mr-3 mb-3 flex items-start justify-between gap-4">
        <h2 className="mt-[0.7rem] text-[1.5rem]" id={`${id}-heading`} tabIndex={-1}>
          {heading}
        </h2>
        <form method="dialog">
          <button className={iconButton} aria-label={closeLabel} data-close="">
            <Icon name="close" />
          </button>
        </form>
        <a className={iconButton} href={closeHref} aria-label={closeLabel}>
          <Icon name="close" />
        </a>
      </div>
      {introHtml && <div className="prose mb-4" dangerouslySetInnerHTML={{ __html: introHtml }} />}
      {children}
    </dialog>
  );
}
