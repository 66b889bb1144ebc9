import { LinkButton } from '#ui/buttons.tsx';
import { Notice } from '#ui/notice.tsx';
import { Prose } from '#ui/prose.tsx';
import type { FormProps } from './form-props.ts';
import type { FormControl } from './use-form.ts';

type SentNoticeProps = {
  form: FormProps;
  control: FormControl;
  /** Stands in for a tab that the browser blocked. */
  href?: string | undefined;
};

/** On the page from the start and shown when the form was sent: script puts no HTML into the page. */
export function SentNotice({ form, control, href }: SentNoticeProps) {
  const { sent, sentText, sentBlocked, openCalendar, newTab } = form.words;
  const { sentRef, state } = control;
  const isBlocked = href !== undefined && sentBlocked !== undefined;
  return (
    <div ref={sentRef} tabIndex={-1} hidden={state.phase !== 'sent'} className="mt-6 mb-4" data-sent="">
      <Notice tone="success" heading={sent}>
        <div hidden={isBlocked}>
          <Prose html={`<p>${sentText}</p>`} />
        </div>
        {sentBlocked && (
          <div hidden={!isBlocked}>
            <Prose html={`<p>${sentBlocked}</p>`} />
          </div>
        )}
        {href && (
          <p>
            <LinkButton href={href} newTabNote={newTab}>
              {openCalendar ?? sent}
            </LinkButton>
          </p>
        )}
      </Notice>
    </div>
  );
}
