import { FieldError } from '#ui/field-error.tsx';
import { fieldWiring } from '#ui/field-frame.tsx';
import type { FormProps } from './form-props.ts';

export type AcknowledgmentProps = { name: string; html: string; form: FormProps; error?: string | undefined };

/**
 * A box to tick with its statement, which may hold links. The form's own check asks for it, not its markup.
 */
export function Acknowledgment({ name, html, form, error }: AcknowledgmentProps) {
  const id = `${form.id}-${name}`;
  const label = `${html}<span class="req"> *</span>`;
  return (
    <div className="field tick">
      <input type="checkbox" {...fieldWiring({ id, name, label: '', error })} />
      <label htmlFor={id} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: label }} />
      <FieldError id={id} error={error} prefix={form.words.errorPrefix} />
    </div>
  );
}
