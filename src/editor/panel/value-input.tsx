/// <reference lib="dom" />
import { use } from 'react';
import type { FieldPath } from '#content/source/positions.ts';
import { formatForAuthors } from '../fields/author-text.ts';
import { SchemaField } from '../fields/field.tsx';
import { FormContext, useField } from '../fields/form-context.ts';
import { Input, Problems } from '../fields/inputs.tsx';
import type { OpenValue } from './opened-value.ts';
import type { ShownValue } from './shown-values.ts';

type ValueInputProps = { value: OpenValue; shownValue: ShownValue | undefined };

/** The input of one value, or the fields of a group or a list. */
export function ValueInput({ value, shownValue }: ValueInputProps) {
  const { schema, description, location } = value;
  const { path } = location;
  const form = use(FormContext);
  const { id, value: currentValue, problems } = useField(path);
  if (typeof currentValue === 'object' || schema.type === 'boolean')
    return <SchemaField name={String(path.at(-1))} schema={schema} path={path} isRequired />;
  // A cleared item stays in its list until it is saved.
  const change = (changed: FieldPath, newValue: unknown = '') => form.change(changed, newValue);
  return (
    <FormContext value={{ ...form, change }}>
      <div id={`${id}-about`}>
        <p className="about">{formatForAuthors(description)}</p>
        <Problems problems={problems} />
      </div>
      <Input
        schema={schema}
        path={path}
        labelledBy="edit-name"
        cursorAt={shownValue?.element.textContent?.trim().slice(0, 24) ?? ''}
      />
    </FormContext>
  );
}
