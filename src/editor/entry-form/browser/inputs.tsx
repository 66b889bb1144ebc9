/// <reference lib="dom" />
/** Inputs for single values, each with a label, a hint and problems. */
import type { ReactNode } from 'react';
import { labelOf } from '#content/fields/labels.ts';
import type { FieldPath } from '#content/source/positions.ts';
import type { FieldSchema } from '../../reference/json-schema.ts';
import type { FieldDiagnostic } from '../contract.ts';
import { Choice, Picture, Reference } from './choice.tsx';
import { useField } from './form-context.ts';

export type FieldProps = { name: string; schema: FieldSchema; path: FieldPath; isNeeded: boolean };

export function Flag({ name, schema, path }: { name: string; schema: FieldSchema; path: FieldPath }) {
  const { id, value, problems, change } = useField(path);
  return (
    <div className="field flag">
      <label>
        <input
          id={id}
          type="checkbox"
          checked={value === true}
          onChange={({ target }) => change(target.checked || undefined)}
        />
        {labelOf(name)}
      </label>
      {schema.description && <p className="hint">{schema.description}</p>}
      <Problems problems={problems} />
    </div>
  );
}

/** A single-line input, a textarea or a select. */
export function Value({ name, schema, path, isNeeded }: FieldProps) {
  const { id, value, translated, problems } = useField(path);
  return (
    <Labeled id={id} name={name} schema={schema} isNeeded={isNeeded} problems={problems}>
      {translated !== undefined && translated !== value && <p className="source">{translated}</p>}
      <Input schema={schema} path={path} />
    </Labeled>
  );
}

export function Input({ schema, path }: { schema: FieldSchema; path: FieldPath }) {
  const { id, value, problems, change } = useField(path);
  const { kind } = schema;
  const shared = { id, 'aria-describedby': `${id}-about`, 'aria-invalid': problems.length > 0 };
  const words = value === undefined || value === null ? '' : String(value);
  if (schema.enum !== undefined)
    return <Choice {...shared} value={words} change={change} choices={schema.enum.map(String)} />;
  if (kind?.kind === 'reference')
    return <Reference {...shared} collection={kind.collection} value={words} change={change} />;
  if (kind?.kind === 'page')
    return <Reference {...shared} collection="addresses" value={words} change={change} />;
  if (kind?.kind === 'image') return <Picture {...shared} value={words} change={change} />;
  const isLong =
    kind?.kind === 'markdown' || kind?.kind === 'note' || words.includes('\n') || words.length > 90;
  const text = (typed: string) => change(typed === '' ? undefined : typed);
  if (isLong)
    return (
      <textarea
        {...shared}
        value={words}
        rows={Math.min(14, Math.max(2, Math.ceil(words.length / 80), words.split('\n').length))}
        onChange={({ target }) => text(target.value)}
      />
    );
  const isNumber = schema.type === 'number' || schema.type === 'integer';
  const number = (typed: string) =>
    change(/^-?\d+(?:\.\d+)?$/.test(typed) ? Number(typed) : typed || undefined);
  return (
    <input
      {...shared}
      type={schema.format === 'date' ? 'date' : 'text'}
      inputMode={isNumber ? 'decimal' : undefined}
      value={words}
      onChange={({ target }) => (isNumber ? number(target.value) : text(target.value))}
    />
  );
}

type LabeledProps = {
  id: string;
  name: string;
  schema: FieldSchema;
  isNeeded: boolean;
  problems: readonly FieldDiagnostic[];
  children: ReactNode;
};

function Labeled({ id, name, schema, isNeeded, problems, children }: LabeledProps) {
  return (
    <div className="field">
      <label htmlFor={id}>
        {labelOf(name)} {!isNeeded && <small>may be left out</small>}
      </label>
      <div id={`${id}-about`}>
        {schema.description && <p className="hint">{schema.description}</p>}
        <Problems problems={problems} />
      </div>
      {children}
    </div>
  );
}

export function Problems({ problems }: { problems: readonly FieldDiagnostic[] }) {
  return problems.map(({ message, severity, line }) => (
    <p key={`${line} ${message}`} className={severity === 'error' ? 'bad' : 'warning'}>
      {message}
    </p>
  ));
}
