import { LinkButton } from '#ui/buttons.tsx';
import { Notice } from '#ui/notice.tsx';
import { Prose } from '#ui/prose.tsx';
import type { FormProps } from './form-props.ts';
import type { FormControl } from './use-form.ts';

type SentNoticeProps = {
  form: FormProps;
  control: FormControl;
  /** URL that opens the new tab's page again. */
  href?: string | undefined;
  /** The browser blocked the new tab. */
  isBlocked?: boolean;
  /** The server has confirmed the form. */
  isReceived?: boolean;
  reference?: string | undefined;
};

/** Part of the prerendered page, and shown once the form is submitted. */
export function SentNotice(props: SentNoticeProps) {
  const { form, control, href, isBlocked = false, isReceived = false, reference } = props;
  const { copy } = form;
  const { sent, sentText, sentBlocked, sentAt, receipt, openCalendar, newTab } = copy;
  const { sentRef, state } = control;
  const paragraphs = [
    { html: sentText, isShown: !isBlocked && !isReceived },
    { html: sentBlocked, isShown: isBlocked },
    { html: receipt?.text, isShown: !isBlocked && isReceived },
  ];
  return (
    <div ref={sentRef} tabIndex={-1} hidden={state.phase !== 'sent'} className="mt-6 mb-4" data-sent="">
      <Notice tone="success" heading={(isReceived && receipt?.heading) || sent}>
        {paragraphs.map(
          ({ html, isShown }, index) =>
            html && (
              <div key={index} hidden={!isShown}>
                <Prose html={`<p>${html}</p>`} />
              </div>
            ),
        )}
        {state.sentAt && (
          <p className="mt-2 text-s text-soft">
            {sentAt.replace('{time}', state.sentAt)}{' '}
            {reference && copy.reference.replace('{reference}', reference)}
          </p>
        )}
        {href && (
          <p className="mt-3">
            <LinkButton variant="quiet" href={href} newTabNote={newTab}>
              {openCalendar ?? sent}
            </LinkButton>
          </p>
        )}
      </Notice>
    </div>
  );
}
