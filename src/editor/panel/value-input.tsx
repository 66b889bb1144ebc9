/// <reference lib="dom" />
import type { FieldPath } from '#content/source/positions.ts';
import type { EntryState } from '../entry/use-entry.ts';
import { formatForAuthors } from '../fields/author-text.ts';
import { SchemaField } from '../fields/field.tsx';
import { FormContext } from '../fields/form-context.ts';
import { Input } from '../fields/inputs.tsx';
import { getValueAt } from '../fields/values.ts';
import type { OpenValue } from './opened-value.ts';
import type { ShownValue } from './shown-values.ts';

type ValueInputProps = { value: OpenValue; form: EntryState; shownValue: ShownValue | undefined };

/** Whether a value is edited with labeled fields, which show their problems. */
export function hasFields({ schema, location }: OpenValue, values: unknown): boolean {
  return typeof getValueAt(values, location.path) === 'object' || schema.type === 'boolean';
}

/** The input of one value, or the fields of a group or a list. */
export function ValueInput({ value, form, shownValue }: ValueInputProps) {
  const { schema, description, location } = value;
  const { path } = location;
  if (hasFields(value, form.values))
    return <SchemaField name={String(path.at(-1))} schema={schema} path={path} isRequired />;
  const state = {
    values: form.values,
    source: undefined,
    defaults: undefined,
    problems: form.problems.map((problem) => ({ ...problem, location })),
    // A cleared item stays in its list until it is saved.
    change: (changed: FieldPath, newValue: unknown = '') => form.change(changed, newValue),
  };
  return (
    <FormContext value={state}>
      <p className="about" id={`field-${path.join('-')}-about`}>
        {formatForAuthors(description)}
      </p>
      <Input
        schema={schema}
        path={path}
        labelledBy="edit-name"
        cursorAt={shownValue?.element.textContent?.trim().slice(0, 24) ?? ''}
      />
    </FormContext>
  );
}
