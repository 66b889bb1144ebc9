/** The error summary of a form: one item for each invalid field, with its label. */
import { toasts } from './messages.ts';

type Errors = Readonly<Record<string, string>>;

type SummaryItem = {
  /** The field that the item links to; undefined for a form-level error. */
  name?: string;
  label?: string;
  message: string;
};

type SummarizedForm = {
  /** In the order of the form. */
  fields: readonly { name: string; label: string }[];
  /** The names of the checkboxes. */
  checkboxes: readonly string[];
  errors: Errors;
};

/** Lists the errors. Invalid checkboxes share one item, which links to the first, because they have the same message. */
export function summarizeForm({ fields, checkboxes, errors }: SummarizedForm): SummaryItem[] {
  const firstCheckbox = checkboxes.find((name) => errors[name] !== undefined);
  const checkboxError =
    firstCheckbox === undefined ? [] : [{ name: firstCheckbox, label: toasts.acknowledgmentsRequired.title }];
  const items = [...fields, ...checkboxError].flatMap(({ name, label }) => {
    const message = errors[name];
    return message === undefined ? [] : [{ name, label, message }];
  });
  const names = new Set([...fields.map(({ name }) => name), ...checkboxes]);
  const formErrors = Object.entries(errors).filter(([name]) => !names.has(name));
  return [...items, ...formErrors.map(([, message]) => ({ message }))];
}
