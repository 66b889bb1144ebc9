import type { ReactNode } from 'react';
import { iconButtonClass } from './buttons.tsx';
import { joinClasses, tw } from './classes.ts';
import { Icon } from './icon.tsx';

type DialogFrameProps = {
  id: string;
  heading: string;
  introHtml?: string | undefined;
  /** Accessible name of the close button. */
  closeLabel: string;
  /** Target of the close link, for dialogs opened by a #fragment without JavaScript. */
  closeHref: string;
  children: ReactNode;
  /** Toast region inside the dialog, in its own row so that it covers nothing. */
  messages?: ReactNode;
};

/**
 * A dialog, opened by `showModal()`. Without JavaScript, a link to `#id` shows it at the end of the page or, on phones, in
 * front of it. Header and toasts stay visible while the body scrolls.
 */
export function DialogFrame(props: DialogFrameProps) {
  const { id, heading, introHtml, closeLabel, closeHref, children, messages } = props;
  return (
    <dialog className="dialog-frame" id={id} aria-labelledby={`${id}-heading`} data-dialog="" closedby="any">
      <div className="flex items-start justify-between gap-4 border-b border-line p-1 pl-5">
        <h2 className="my-2 text-h3/tight font-bold" id={`${id}-heading`} tabIndex={-1}>
          {heading}
        </h2>
        <form method="dialog">
          <button className={iconButtonClass} aria-label={closeLabel} data-close="">
            <Icon name="close" />
          </button>
        </form>
        <a className={iconButtonClass} href={closeHref} aria-label={closeLabel}>
          <Icon name="close" />
        </a>
      </div>
      {messages}
      <div className="relative min-h-32 overflow-auto p-5">
        {introHtml && (
          <div className={joinClasses(tw`prose`, tw`mb-4`)} dangerouslySetInnerHTML={{ __html: introHtml }} />
        )}
        {children}
      </div>
    </dialog>
  );
}
