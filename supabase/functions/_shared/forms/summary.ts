/** The list of all that is wrong with a form: one item for each field, led by the field's name. */
import type { FieldWords } from './definition.ts';
import { toasts } from './messages.ts';

type Errors = Readonly<Record<string, string>>;

type OwnMessages = {
  fields: { readonly [name: string]: FieldWords };
  /** The message at a box that must be checked. */
  unchecked?: string | undefined;
};

/** Errors with the short message of each field in place of the sentence about the whole form. */
export function withOwnMessages(errors: Errors, { fields, unchecked }: OwnMessages): Errors {
  const own = ([name, message]: [string, string]): [string, string] => {
    if (message === toasts.requiredFieldsMissing.text) return [name, fields[name]?.missing ?? message];
    if (message === toasts.acknowledgmentsRequired.text) return [name, unchecked ?? message];
    return [name, message];
  };
  return Object.fromEntries(Object.entries(errors).map(own));
}

type SummaryItem = {
  /** The field that it leads to. Without one the form itself is at fault. */
  name?: string;
  label?: string;
  message: string;
};

type SummarizedForm = {
  /** In the order of the form. */
  fields: readonly { name: string; label: string }[];
  /** The names of the boxes to tick. */
  boxes: readonly string[];
  errors: Errors;
};

/** The boxes are reported together, under the first that is at fault: what is said of one is said of all. */
export function summaryOf({ fields, boxes, errors }: SummarizedForm): SummaryItem[] {
  const firstBox = boxes.find((name) => errors[name] !== undefined);
  const boxError =
    firstBox === undefined ? [] : [{ name: firstBox, label: toasts.acknowledgmentsRequired.title }];
  const items = [...fields, ...boxError].flatMap(({ name, label }) => {
    const message = errors[name];
    return message === undefined ? [] : [{ name, label, message }];
  });
  const known = new Set([...fields.map(({ name }) => name), ...boxes]);
  const others = Object.entries(errors).filter(([name]) => !known.has(name));
  return [...items, ...others.map(([, message]) => ({ message }))];
}
