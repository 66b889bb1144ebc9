import { createContext, use } from 'react';
import type { FieldPath } from '#content/source/positions.ts';
import type { EntryForm, FieldDiagnostic } from '../contract.ts';
import { getInheritedValue, getValueAt } from './values.ts';

export type FormState = {
  values: unknown;
  /** The same fields in the source of this translation. */
  source: unknown;
  /** The values that the file inherits. */
  defaults: EntryForm['defaults'];
  /** Each at the path of its field. */
  problems: readonly FieldDiagnostic[];
  change: (path: FieldPath, value: unknown) => void;
};

export const FormContext = createContext<FormState>({
  values: {},
  source: undefined,
  defaults: undefined,
  problems: [],
  change: () => undefined,
});

/** Returns the value of a field, its source, and its problems. */
export function useField(path: FieldPath) {
  const { values, source, defaults, problems, change } = use(FormContext);
  const key = JSON.stringify(path);
  const original = getValueAt(source, path);
  return {
    id: toFieldId(path),
    value: getValueAt(values, path),
    isTranslation: source !== undefined,
    /** The field's text in the source of this translation. */
    original: typeof original === 'string' ? original : undefined,
    inherited: getInheritedValue(defaults?.values, values, path),
    problems: problems.filter(({ location }) => JSON.stringify(location.path) === key),
    /** Whether the field or a field in it has a problem. */
    hasProblems: problems.some(({ location }) => path.every((step, depth) => location.path[depth] === step)),
    change: (value: unknown) => change(path, value),
  };
}

export function toFieldId(path: FieldPath): string {
  return `field-${path.join('-')}`;
}
