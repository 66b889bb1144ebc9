/// <reference lib="dom" />
/** Inputs for single values, each with a label, a hint and problems. */
import { capitalize } from '#content/fields/labels.ts';
import type { FieldPath } from '#content/source/positions.ts';
import { isMarkdown } from '#content/fields/json-schema.ts';
import type { FieldSchema } from '#content/fields/json-schema.ts';
import type { Diagnostic } from '#content/report/diagnostic.ts';
import type { FieldDiagnostic } from '../contract.ts';
import { buildFormUrl } from '../reference/form-url.ts';
import { describeCheckbox, formatForAuthors } from './author-text.ts';
import { ChoiceField, PictureField, ReferenceField, TextInput } from './choice.tsx';
import { useField, useFieldForm } from './form-context.ts';
import { TextEditor } from './text-editor.tsx';
import { isGroup, summarizeValue } from './values.ts';

export type FieldProps = {
  label: string;
  schema: FieldSchema;
  path: FieldPath;
  isRequired: boolean;
  /** A list item has a hidden label and no hint, because its list shows both. */
  isItem?: boolean;
};

export function Flag({ label, schema, path }: FieldProps) {
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
        {label}
      </label>
      <Hint description={schema.description && describeCheckbox(schema.description)} />
      <Inherited path={path} />
      <Problems problems={problems} />
    </div>
  );
}

/** A labeled input. */
export function ValueField({ label, schema, path, isRequired, isItem = false }: FieldProps) {
  const { id, problems } = useField(path);
  return (
    <div className={isItem ? 'item' : 'field'}>
      <label className={isItem ? 'hidden' : undefined} id={`${id}-label`} htmlFor={id}>
        {label} {!isRequired && <small>optional</small>}
      </label>
      <div id={`${id}-about`}>
        {!isItem && <Hint description={schema.description} />}
        <Problems problems={problems} />
      </div>
      <Original schema={schema} path={path} />
      <Inherited path={path} />
      <Input schema={schema} path={path} />
    </div>
  );
}

type ValueProps = Pick<FieldProps, 'schema' | 'path'>;

/** The text in the source of a translation, or a warning if the translation has the same text. */
function Original({ schema, path }: ValueProps) {
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
  const { defaults } = useFieldForm().entry;
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

/** The input for a value, chosen by its schema. */
function Input({ schema, path }: ValueProps) {
  const { id, value, inherited, problems, change } = useField(path);
  const { kind } = schema;
  const isNumber = schema.type === 'number' || schema.type === 'integer';
  const inputProps = {
    id,
    'aria-describedby': `${id}-about`,
    'aria-invalid': problems.length > 0,
    value: String(value ?? ''),
    change: (text: string) =>
      change(isNumber && /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : text || undefined),
  };
  if (schema.enum !== undefined) return <ChoiceField {...inputProps} choices={schema.enum.map(String)} />;
  if (kind?.kind === 'reference') return <ReferenceField {...inputProps} collection={kind.collection} />;
  if (kind?.kind === 'page') return <ReferenceField {...inputProps} collection="paths" />;
  if (kind?.kind === 'image') return <PictureField {...inputProps} />;
  if (isText(schema))
    return (
      <TextEditor
        {...inputProps}
        isMarkdown={isMarkdown(schema)}
        placeholder={inherited === undefined ? 'Empty' : 'Inherited'}
      />
    );
  return (
    <TextInput
      {...inputProps}
      type={schema.format === 'date' ? 'date' : 'text'}
      inputMode={isNumber ? 'decimal' : undefined}
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

type FileLinksProps = { problem: Diagnostic; openFile: string };

/** Links to the forms of other files that the problem is in or mentions. */
export function FileLinks({ problem: { message, file }, openFile }: FileLinksProps) {
  const files = new Set([file, ...(message.match(/\bcontent\/[\w./-]+\.mdx?\b/g) ?? [])]);
  files.delete(openFile);
  return [...files].map((other) => (
    <a key={other} className="file" href={buildFormUrl(other)}>
      Open {other}
    </a>
  ));
}
