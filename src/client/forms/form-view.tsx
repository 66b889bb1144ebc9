import type { ReactNode } from 'react';
import type { FieldPlan, FormPlan } from '#forms/definition.ts';
import { selectEmptyValue } from '#forms/messages.ts';
import { honeypotField, languageParameter, returnToField } from '#forms/protocol.ts';
import { Actions, Button, LinkButton } from '#ui/buttons.tsx';
import { ErrorSummary, Field, FieldError, ShortFields, buildFieldAttributes } from '#ui/fields.tsx';
import { joinClasses, tw } from '#ui/classes.ts';
import { HiddenText } from '#ui/hidden-text.tsx';
import type { FormProps } from './form-props.ts';
import { buildSummary } from './problems.ts';
import type { SubmissionControl } from './use-submission.ts';

type AcknowledgmentProps = { name: string; html: string; form: FormProps; error?: string | undefined };

/** A checkbox with a statement that may contain links. Validated by our code, not by the browser. */
function Acknowledgment({ name, html, form, error }: AcknowledgmentProps) {
  const id = `${form.id}-${name}`;
  return (
    <div className="mb-3 grid grid-cols-[auto_minmax(0,1fr)] rounded-sm border-2 border-line bg-white has-aria-invalid:border-red [&>p]:col-[2] [&>p]:pb-3">
      <input
        className="m-3 size-6 accent-deep"
        type="checkbox"
        {...buildFieldAttributes({ id, name, label: '', error })}
      />
      <label className="py-3 pe-3" htmlFor={id}>
        <span suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
        <span className="text-red"> *</span>
      </label>
      <FieldError id={id} error={error} prefix={form.copy.errorPrefix} />
    </div>
  );
}

/** Returns the options of a select, including its initial value. Throws if one is empty, because it would clear the selection. */
export function listSelectOptions(values: readonly string[], initialValue?: string): readonly string[] {
  const options =
    initialValue === undefined || values.includes(initialValue) ? values : [initialValue, ...values];
  if (options.includes('')) throw new Error(selectEmptyValue);
  return options;
}

type FormFieldProps = { plan: FieldPlan; form: FormProps; error?: string | undefined };

/** Uncontrolled, so that hydration preserves what the visitor has typed. */
function FormField({ plan, form, error }: FormFieldProps) {
  const { label = plan.name, hint, options = [], prompt } = form.copy.fields[plan.name] ?? {};
  const initialValue = plan.name === 'county' ? form.county : undefined;
  return (
    <Field
      id={`${form.id}-${plan.name}`}
      name={plan.name}
      type={plan.type}
      label={label}
      hint={hint}
      error={error}
      errorPrefix={form.copy.errorPrefix}
      requiredMark={plan.required ? '*' : undefined}
      autoComplete={plan.autoComplete}
      defaultValue={initialValue}
      emptyLabel={prompt}
      options={plan.type === 'select' ? listSelectOptions(options, initialValue) : undefined}
    />
  );
}

/** Groups consecutive short fields into one cell. */
function groupShortFields(fields: readonly FieldPlan[]): FieldPlan[][] {
  const cells: FieldPlan[][] = [];
  for (const field of fields) {
    const lastCell = cells.at(-1);
    if (field.short && lastCell?.[0]?.short) lastCell.push(field);
    else cells.push([field]);
  }
  return cells;
}

function CallButton({ copy, config }: FormProps) {
  const { href, text } = config.firmPhone;
  return (
    <LinkButton icon="phone" wide href={href}>
      {copy.call.replace('{phone}', text.replaceAll(' ', '\u00A0'))}
    </LinkButton>
  );
}

/** Adds the language to the URL, because without JavaScript the response is a page. */
function buildFormAction({ config, copy }: FormProps, plan: FormPlan): string {
  const url = `${config.functionsBase}/${plan.functionName}`;
  return copy.language === 'en' ? url : `${url}?${languageParameter}=${copy.language}`;
}

function bringIntoView(element: HTMLElement | null) {
  element?.scrollIntoView({ block: 'nearest' });
}

type FormViewProps = {
  plan: FormPlan;
  form: FormProps;
  control: SubmissionControl;
  /** Shown above the submit button: who replies, and how. */
  replyHtml?: string | undefined;
  /** Shown next to the submit button. */
  moreActions?: ReactNode;
  /** Whether the form stays visible after it is submitted. */
  staysVisible?: boolean;
};

/** A form. Pages contain all of its HTML from the start, because Trusted Types prevent scripts from inserting any. */
export function FormView(props: FormViewProps) {
  const { plan, form, control, replyHtml, moreActions, staysVisible = false } = props;
  const { id, copy } = form;
  const { formRef, isHydrated, onSubmit, state } = control;
  const { phase, errors, message, isUnsent, isSlow } = state;
  return (
    <form
      id={`${id}-form`}
      ref={formRef}
      method="post"
      action={buildFormAction(form, plan)}
      noValidate={isHydrated}
      hidden={phase === 'sent' && !staysVisible}
      onSubmit={onSubmit}
      aria-describedby={`${id}-terms`}
      data-form=""
    >
      <ErrorSummary
        id={`${id}-problems`}
        heading={copy.problems}
        text={Object.values(errors).includes(message) ? undefined : message}
        errors={buildSummary(form, plan, errors)}
      >
        {isUnsent && (
          <>
            <p className="my-4">{copy.callInstead}</p>
            <CallButton {...form} />
          </>
        )}
      </ErrorSummary>
      {plan.kind && <input type="hidden" name="kind" value={plan.kind} />}
      {copy.next && <input type="hidden" name={returnToField} value={copy.next} />}
      <input name={honeypotField} hidden autoComplete="off" data-1p-ignore="" data-lpignore="true" />
      <p className="mb-3 text-s text-soft">{copy.required}</p>
      {groupShortFields(plan.fields).map((cell) => {
        const fields = cell.map((field) => (
          <FormField key={field.name} plan={field} form={form} error={errors[field.name]} />
        ));
        return cell.length > 1 ? <ShortFields key={cell[0]?.name}>{fields}</ShortFields> : fields;
      })}
      {plan.acknowledgments.map((name, position) => (
        <Acknowledgment
          key={name}
          name={name}
          html={copy.acknowledgments?.[position] ?? ''}
          form={form}
          error={errors[name]}
        />
      ))}
      {copy.storage !== undefined && (
        <p
          className="mb-4 text-s text-soft"
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: copy.storage }}
        />
      )}
      <div
        id={`${id}-terms`}
        className={joinClasses(tw`prose`, tw`text-s text-soft`)}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: copy.disclaimer }}
      />
      {replyHtml !== undefined && (
        <p className="mt-4" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: replyHtml }} />
      )}
      <Actions>
        <Button
          type="submit"
          variant={phase === 'sent' ? 'quiet' : undefined}
          id={`${id}-submit`}
          disabled={phase === 'submitting'}
        >
          {phase === 'submitting' ? copy.submitting : copy.submit}
        </Button>
        {moreActions}
      </Actions>
      <div role="status">
        {phase === 'submitting' && <HiddenText>{copy.submitting} </HiddenText>}
        {isSlow && <p className="mt-5 mb-3 font-bold">{copy.stillTrying}</p>}
      </div>
      {isSlow && (
        <div className="scroll-mb-5" ref={bringIntoView}>
          <CallButton {...form} />
        </div>
      )}
    </form>
  );
}
