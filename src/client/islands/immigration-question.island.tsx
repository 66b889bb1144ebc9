import { immigrationQuestionForm, immigrationQuestionSchema } from '#forms/immigration-question.ts';
import type { FormProps } from '../forms/form-props.ts';
import { LeadForm } from '../forms/lead-form.tsx';

/** The short form of the immigration pages, for people who would rather write than call. */
export function ImmigrationQuestion(form: FormProps) {
  return <LeadForm plan={immigrationQuestionForm} rules={immigrationQuestionSchema} form={form} />;
}
