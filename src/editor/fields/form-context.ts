import { createContext, use } from 'react';
import type { FieldPath } from '#content/source/positions.ts';
import type { EntryForm } from '../contract.ts';
import type { FormProblems } from './field-problems.ts';
import { getInheritedValue, getValueAt } from './values.ts';

/** The part of a form's state that its fields use. */
type FormState = {
  entry: EntryForm;
  values: unknown;
  problems: FormProblems;
  change: (path: FieldPath, value: unknown) => void;
};

export const FormContext = createContext<FormState | undefined>(undefined);

export function useFieldForm(): FormState {
  const form = use(FormContext);
  if (form === undefined) throw new Error('This field isn’t in a form.');
  return form;
}

/** Returns a field's own, inherited and original values, its problems, and a function that changes it. */
export function useField(path: FieldPath) {
  const { values, entry, problems, change } = useFieldForm();
  const { source, defaults } = entry;
  const key = JSON.stringify(path);
  const original = getValueAt(source, path);
  return {
    id: toFieldId(path),
    value: getValueAt(values, path),
    isTranslation: source !== undefined,
    /** The field's text in the source of this translation. */
    original: typeof original === 'string' ? original : undefined,
    inherited: getInheritedValue(defaults?.values, values, path),
    problems: problems.atFields.filter(({ location }) => JSON.stringify(location.path) === key),
    /** Whether the field or a field in it has a problem. */
    hasProblems: problems.atFields.some(({ location }) =>
      path.every((step, depth) => location.path[depth] === step),
    ),
    /** Undefined removes the field. A cleared list item stays, so that the other items keep their places. */
    change: (value: unknown) => change(path, value ?? (typeof path.at(-1) === 'number' ? '' : undefined)),
  };
}

export function toFieldId(path: FieldPath): string {
  return `field-${path.join('-')}`;
}
