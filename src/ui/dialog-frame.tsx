import type { ReactNode } from 'react';
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
    <dialog className="dlg" id={id} aria-labelledby={`${id}-heading`} data-dialog="">
      <div className="dlg-head">
        <h2 id={`${id}-heading`} tabIndex={-1}>
          {heading}
        </h2>
        <form method="dialog">
          <button className="x" aria-label={closeLabel} data-close="">
            <Icon name="close" />
          </button>
        </form>
        <a className="x" href={closeHref} aria-label={closeLabel}>
          <Icon name="close" />
        </a>
      </div>
      {introHtml && <div className="prose" dangerouslySetInnerHTML={{ __html: introHtml }} />}
      {children}
    </dialog>
  );
}
