/** The list of all that is wrong with a form: one item for each field, led by the field's name. */
import { toasts } from './messages.ts';

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
  errors: Readonly<Record<string, string>>;
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
