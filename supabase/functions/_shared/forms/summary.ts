/** The error summary of a form: one item for each field, with the field's label. */
import type { FieldCopy } from './definition.ts';
import { toasts } from './messages.ts';

type Errors = Readonly<Record<string, string>>;

type OwnMessages = {
  fields: { readonly [name: string]: FieldCopy };
  /** The error of an unchecked required checkbox. */
  unchecked?: string | undefined;
};

/** Replaces sentences about the whole form with the short message of each field. */
export function withOwnMessages(errors: Errors, { fields, unchecked }: OwnMessages): Errors {
  const shorten = ([name, message]: [string, string]): [string, string] => {
    if (message === toasts.requiredFieldsMissing.text) return [name, fields[name]?.missing ?? message];
    if (message === toasts.acknowledgmentsRequired.text) return [name, unchecked ?? message];
    return [name, message];
  };
  return Object.fromEntries(Object.entries(errors).map(shorten));
}

type SummaryItem = {
  /** The field that it links to. Without one, the error is the whole form's. */
  name?: string;
  label?: string;
  message: string;
};

type SummarizedForm = {
  /** In the order of the form. */
  fields: readonly { name: string; label: string }[];
  /** The names of the checkboxes. */
  boxes: readonly string[];
  errors: Errors;
};

/** Errors of checkboxes are one item, at the first invalid one, because they have the same message. */
export function summarizeForm({ fields, boxes, errors }: SummarizedForm): SummaryItem[] {
  const firstBox = boxes.find((name) => errors[name] !== undefined);
  const boxError =
    firstBox === undefined ? [] : [{ name: firstBox, label: toasts.acknowledgmentsRequired.title }];
  const items = [...fields, ...boxError].flatMap(({ name, label }) => {
    const message = errors[name];
    return message === undefined ? [] : [{ name, label, message }];
  });
  const names = new Set([...fields.map(({ name }) => name), ...boxes]);
  const others = Object.entries(errors).filter(([name]) => !names.has(name));
  return [...items, ...others.map(([, message]) => ({ message }))];
}
