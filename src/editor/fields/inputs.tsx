/// <reference lib="dom" />
/** Inputs for single values, each with a label, a hint and problems. */
import { use } from 'react';
import { capitalize, formatLabel } from '#content/fields/labels.ts';
import type { FieldPath } from '#content/source/positions.ts';
import { isMarkdown } from '#content/fields/json-schema.ts';
import type { FieldSchema } from '#content/fields/json-schema.ts';
import type { Diagnostic } from '#content/report/diagnostic.ts';
import type { FieldDiagnostic } from '../contract.ts';
import { buildFormUrl } from '../reference/form-url.ts';
import { describeCheckbox, formatForAuthors } from './author-text.ts';
import { ChoiceField, PictureField, ReferenceField } from './choice.tsx';
import { FormContext, useField } from './form-context.ts';
import { TextEditor } from './text-editor.tsx';
import { isGroup, summarizeValue } from './values.ts';

export type FieldProps = { name: string; schema: FieldSchema; path: FieldPath; isRequired: boolean };

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
        {formatLabel(name)}
      </label>
      <Hint description={schema.description && describeCheckbox(schema.description)} />
      <Inherited path={path} />
      <Problems problems={problems} />
    </div>
  );
}

/** A labeled input. */
export function ValueField({ name, schema, path, isRequired }: FieldProps) {
  const { id, problems } = useField(path);
  return (
    <div className="field">
      <label id={`${id}-label`} htmlFor={id}>
        {formatLabel(name)} {!isRequired && <small>optional</small>}
      </label>
      <div id={`${id}-about`}>
        <Hint description={schema.description} />
        <Problems problems={problems} />
      </div>
      <Original schema={schema} path={path} />
      <Inherited path={path} />
      <Input schema={schema} path={path} />
    </div>
  );
}

/** The text in the source of a translation, or a warning if the translation has the same text. */
export function Original({ schema, path }: { schema: FieldSchema; path: FieldPath }) {
  const { value, original } = useField(path);
  if (original === undefined || schema.audience !== 'visitor' || !isText(schema)) return undefined;
  if (original !== value) return <p className="source">{original}</p>;
  return (
    /\p{L}/u.test(original.replaceAll(/\{\{.*?\}\}/g, '')) && <p className="warning">Same as in English.</p>
  );
}

/** The value that the file inherits because it has none of its own. */
export function Inherited({ path }: { path: FieldPath }) {
  const { inherited } = useField(path);
  const { defaults } = use(FormContext);
  if (inherited === undefined || defaults === undefined) return undefined;
  const lines = [inherited]
    .flat()
    .map((part) => (isGroup(part) ? summarizeValue(part) : String(part).trim()));
  return (
    <p className="source">
      From <a href={buildFormUrl(defaults.file)}>{defaults.file}</a>:{` ${lines.join('\n')}`}
    </p>
  );
}

type InputProps = {
  schema: FieldSchema;
  path: FieldPath;
  /** The ID of the label; by default, the label of `ValueField`. */
  labelledBy?: string;
  /** The part of the text at which the cursor starts. */
  cursorAt?: string | undefined;
};

/** The input for a value of a schema. */
export function Input({ schema, path, labelledBy, cursorAt }: InputProps) {
  const { id, value, inherited, problems, change } = useField(path);
  const { kind } = schema;
  const inputProps = {
    id,
    'aria-labelledby': labelledBy,
    'aria-describedby': `${id}-about`,
    'aria-invalid': problems.length > 0,
  };
  const shownText = value === undefined || value === null ? '' : String(value);
  if (schema.enum !== undefined)
    return (
      <ChoiceField {...inputProps} value={shownText} change={change} choices={schema.enum.map(String)} />
    );
  if (kind?.kind === 'reference')
    return <ReferenceField {...inputProps} collection={kind.collection} value={shownText} change={change} />;
  if (kind?.kind === 'page')
    return <ReferenceField {...inputProps} collection="paths" value={shownText} change={change} />;
  if (kind?.kind === 'image') return <PictureField {...inputProps} value={shownText} change={change} />;
  const changeText = (text: string) => change(text === '' ? undefined : text);
  if (isText(schema))
    return (
      <TextEditor
        id={id}
        labelledBy={labelledBy ?? `${id}-label`}
        describedBy={`${id}-about`}
        isInvalid={problems.length > 0}
        isMarkdown={isMarkdown(schema)}
        placeholder={inherited === undefined ? 'Empty' : 'Inherited'}
        value={shownText}
        change={changeText}
        cursorAt={cursorAt}
      />
    );
  const isNumber = schema.type === 'number' || schema.type === 'integer';
  const changeNumber = (text: string) =>
    change(/^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : text || undefined);
  return (
    <input
      {...inputProps}
      type={schema.format === 'date' ? 'date' : 'text'}
      inputMode={isNumber ? 'decimal' : undefined}
      value={shownText}
      onChange={({ target }) => (isNumber ? changeNumber(target.value) : changeText(target.value))}
    />
  );
}

/** Whether a value is prose, which may quote facts; not a date, a URL or an identifier. */
function isText({ type, format, kind }: FieldSchema): boolean {
  const prose = ['markdown', 'inline', 'note', 'data'];
  return type === 'string' && format === undefined && (kind === undefined || prose.includes(kind.kind));
}

/** The description of a field. */
export function Hint({ description }: { description: string | undefined }) {
  return description && <p className="hint">{formatForAuthors(description)}</p>;
}

export function Problems({ problems }: { problems: readonly FieldDiagnostic[] }) {
  return problems.map((problem) => (
    <p
      key={`${problem.line} ${problem.message}`}
      className={problem.severity === 'error' ? 'bad' : 'warning'}
    >
      {capitalize(formatForAuthors(problem.message))}{' '}
      <FileLinks problem={problem} openFile={problem.location.file} />
    </p>
  ));
}

/** Links to the forms of other files that the problem is in or mentions. */
export function FileLinks({
  problem: { message, file },
  openFile,
}: {
  problem: Diagnostic;
  openFile: string;
}) {
  const files = new Set([file, ...(message.match(/\bcontent\/[\w./-]+\.mdx?\b/g) ?? [])]);
  files.delete(openFile);
  return [...files].map((other) => (
    <a key={other} className="file" href={buildFormUrl(other)}>
      Open {other}
    </a>
  ));
}
