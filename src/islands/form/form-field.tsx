import { SelectField } from '#ui/select-field.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { FormProps } from './form-props.ts';
import type { FieldPlan } from '#contract/form-plans.ts';
import { selectOptions } from './select-options.ts';

export type FormFieldProps = { plan: FieldPlan; form: FormProps; error?: string | undefined };

/** Uncontrolled: what a visitor typed before the code arrived stays as it is. */
export function FormField({ plan, form, error }: FormFieldProps) {
  const { label = plan.name, hint, options = [], prompt } = form.words.fields[plan.name] ?? {};
  const given = plan.name === 'county' ? form.county : undefined;
  const common = {
    id: `${form.id}-${plan.name}`,
    name: plan.name,
    label,
    hint,
    error,
    errorPrefix: form.words.errorPrefix,
    ...(plan.required ? { requiredMark: '*' } : { optionalMark: form.words.optional }),
    autoComplete: plan.autoComplete,
    defaultValue: given,
  };
  if (options.length > 0) {
    return <SelectField {...common} emptyLabel={prompt} options={selectOptions(options, given)} />;
  }
  return plan.type === 'textarea' ? (
    <TextAreaField {...common} />
  ) : (
    <TextField {...common} type={plan.type} />
  );
}
