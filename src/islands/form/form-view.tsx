import { honeypotField, returnToField } from '#contract/protocol.ts';
import { Actions } from '#ui/actions.tsx';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import type { ReactNode } from 'react';
import type { FormProps } from './form-props.ts';
import { Acknowledgment } from './acknowledgment.tsx';
import { FormField } from './form-field.tsx';
import type { FormPlan } from '#contract/form-plans.ts';
import { summaryOf } from './summary.ts';
import type { SubmittingForm } from './use-submission.ts';

export type FormViewProps = {
  plan: FormPlan;
  form: FormProps;
  control: SubmittingForm;
  /** Beside the submit button. */
  moreActions?: ReactNode;
  /** The form stays where it is when it was sent. */
  stays?: boolean;
};

/**
 * A whole form. Everything it can ever show is in the HTML from the start and only revealed later: no HTML is put
 * into the page by script.
 */
export function FormView({ plan, form, control, moreActions, stays = false }: FormViewProps) {
  const { id, words, config } = form;
  const { formRef, live, onSubmit, state } = control;
  const { phase, errors, failures } = state;
  return (
    <form
      id={`${id}-form`}
      ref={formRef}
      method="post"
      action={`${config.functionsBase}/${plan.functionName}`}
      noValidate={live}
      hidden={phase === 'sent' && !stays}
      onSubmit={onSubmit}
      aria-describedby={`${id}-terms`}
    >
      <ErrorSummary id={`${id}-problems`} heading={words.problems} errors={summaryOf(id, plan, errors)} />
      {plan.kind && <input type="hidden" name="kind" value={plan.kind} />}
      {words.next && <input type="hidden" name={returnToField} value={words.next} />}
      <input
        type="text"
        name={honeypotField}
        hidden
        tabIndex={-1}
        autoComplete="off"
        aria-hidden="true"
        data-1p-ignore=""
        data-lpignore="true"
      />
      <p className="note">{words.required}</p>
      <div className="fields">
        {plan.fields.map((field) => (
          <FormField key={field.name} plan={field} form={form} error={errors[field.name]} />
        ))}
      </div>
      {plan.acknowledgments.map((name, position) => (
        <Acknowledgment
          key={name}
          name={name}
          html={words.acknowledgments?.[position] ?? ''}
          form={form}
          error={errors[name]}
        />
      ))}
      {words.storage !== undefined && (
        <p className="note" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: words.storage }} />
      )}
      <div
        id={`${id}-terms`}
        className="prose note"
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: words.disclaimer }}
      />
      <div className="prose" hidden={failures < 2} data-call-instead="">
        <p suppressHydrationWarning dangerouslySetInnerHTML={{ __html: words.callInstead }} />
        <LinkButton variant="quiet" icon="phone" href={config.firmPhone.href}>
          {config.firmPhone.text}
        </LinkButton>
      </div>
      <p className="vh" role="status">
        {phase === 'submitting' ? words.submitting : ''}
      </p>
      <Actions>
        <Button type="submit" id={`${id}-submit`} disabled={phase === 'submitting'}>
          {phase === 'submitting' ? words.submitting : words.submit}
        </Button>
        {moreActions}
      </Actions>
    </form>
  );
}
