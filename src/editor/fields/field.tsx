/// <reference lib="dom" />
/** One field of a form, as its schema describes it. */
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { formatLabel } from '#content/fields/labels.ts';
import type { FieldPath } from '#content/source/positions.ts';
import type { FieldSchema } from '#content/fields/json-schema.ts';
import { useField, useFieldForm } from './form-context.ts';
import { Flag, Hint, Inherited, Problems, ValueField } from './inputs.tsx';
import type { FieldProps } from './inputs.tsx';
import {
  findDiscriminator,
  createEmptyValue,
  isGroup,
  listVariants,
  summarizeValue,
  getValueAt,
  chooseVariant,
} from './values.ts';

type SchemaFieldProps = FieldProps & {
  /** Whether a group is initially open; by default, if it is required and has no custom names. */
  isOpen?: boolean;
};

export function SchemaField(props: SchemaFieldProps) {
  const { schema, path } = props;
  const { value } = useField(path);
  const variants = listVariants(schema, value);
  if (schema.const !== undefined) return undefined;
  if (schema.type === 'array' && schema.items !== undefined)
    return <ListField {...props} item={schema.items} />;
  if (variants.length > 0) return <Group {...props} variants={variants} />;
  return schema.type === 'boolean' ? <Flag {...props} /> : <ValueField {...props} />;
}

type FieldsProps = { schema: FieldSchema; path: FieldPath; isShown?: (name: string) => boolean };

/** The fields of a group, required ones first. In a translation, groups omit optional fields that both languages lack. */
export function Fields({ schema, path, isShown = () => true }: FieldsProps) {
  const { properties = {}, required = [] } = schema;
  const { values, entry } = useFieldForm();
  const { source } = entry;
  const isUsed = (name: string) =>
    source === undefined ||
    path.length === 0 ||
    required.includes(name) ||
    [values, source].some((each) => getValueAt(each, [...path, name]) !== undefined);
  const fields = Object.entries(properties).filter(([name]) => isShown(name) && isUsed(name));
  const rank = (name: string) => (required.includes(name) ? 0 : 1);
  return fields
    .toSorted(([a], [b]) => rank(a) - rank(b))
    .map(([name, field]) => (
      <SchemaField
        key={name}
        label={formatLabel(name)}
        schema={field}
        path={[...path, name]}
        isRequired={required.includes(name)}
      />
    ));
}

type CollapsibleProps = {
  id?: string;
  title: string;
  /** Shown after the title. */
  note?: string | undefined;
  hasProblems: boolean;
  isInitiallyOpen: boolean;
  children: ReactNode;
};

/** Collapsible fields, which open when one has a problem. They stay open once it is fixed. */
export function Collapsible({ id, title, note, hasProblems, isInitiallyOpen, children }: CollapsibleProps) {
  const [isOpen, setOpen] = useState(isInitiallyOpen);
  if (hasProblems && !isOpen) setOpen(true);
  return (
    <details className="group" id={id} open={isOpen}>
      <summary>
        {title} {note !== undefined && <small>{note}</small>}
      </summary>
      {children}
    </details>
  );
}

type GroupProps = SchemaFieldProps & { variants: readonly FieldSchema[] };

/** A collapsible group of fields. If it has several variants, a select comes first. */
function Group({
  label,
  schema,
  path,
  isRequired,
  isItem = false,
  isOpen = isRequired && !schema.additionalProperties,
  variants,
}: GroupProps) {
  const { id, value, inherited, problems, hasProblems, isTranslation, change } = useField(path);
  const shownValue = value ?? inherited;
  const summary = shownValue === undefined ? 'not set' : summarizeValue(shownValue);
  const note = schema.additionalProperties ? String(Object.keys(Object(value)).length) : summary;
  const key = findDiscriminator(variants);
  const variant = chooseVariant(variants, value) ?? {};
  const kinds =
    key === undefined ? [] : variants.map(({ properties }) => String(properties?.[key]?.const ?? ''));
  const choose = (kind: string) => {
    const next = variants[kinds.indexOf(kind)];
    if (next) change({ ...(isGroup(value) ? value : {}), ...Object(createEmptyValue(next)) });
  };
  return (
    <Collapsible
      id={id}
      title={isItem ? summary || 'New' : label}
      note={isItem ? undefined : note}
      hasProblems={hasProblems}
      isInitiallyOpen={isOpen || (isItem && summary === '') || (isTranslation && value !== undefined)}
    >
      {!isItem && <Hint description={schema.description} />}
      <Problems problems={problems} />
      {key !== undefined && kinds.length > 1 && (
        <div className="field">
          <label htmlFor={`${id}-kind`}>{formatLabel(key)}</label>
          <select
            id={`${id}-kind`}
            value={isGroup(value) ? String(value[key]) : kinds[0]}
            onChange={({ target }) => choose(target.value)}
          >
            {kinds.map((kind) => (
              <option key={kind} value={kind}>
                {formatLabel(kind)}
              </option>
            ))}
          </select>
        </div>
      )}
      <Fields schema={variant} path={path} />
    </Collapsible>
  );
}

/** The buttons of a list item, with the path data of their 16-by-16 icons, and the offset by which each moves the item; undefined removes the item. */
const itemActions = [
  { action: 'Move up', icon: 'M8 14V2M3 7l5-5 5 5', offset: -1 },
  { action: 'Move down', icon: 'M8 2v12M3 9l5 5 5-5', offset: 1 },
  { action: 'Remove', icon: 'M3 3l10 10M13 3 3 13', offset: undefined },
];

/** A list whose items can be moved, removed and added. */
function ListField({ label, schema, path, item }: FieldProps & { item: FieldSchema }) {
  const { id, value, problems, change } = useField(path);
  const items: unknown[] = Array.isArray(value) ? value : [];
  const [addedIndex, setAddedIndex] = useState<number>();
  const list = useRef<HTMLOListElement>(null);
  const add = () => {
    // Rendered synchronously, to focus the new item.
    flushSync(() => {
      setAddedIndex(items.length);
      change([...items, createEmptyValue(item)]);
    });
    list.current
      ?.querySelector<HTMLElement>(':scope > li:last-child :is(input, select, .cm-content)')
      ?.focus();
  };
  /** Moves an item by an offset; without one, removes it. */
  const move = (index: number, offset: number | undefined) => {
    const others = items.toSpliced(index, 1);
    if (offset !== undefined) change(others.toSpliced(index + offset, 0, items[index]));
    else change(others.length === 0 ? undefined : others);
  };
  return (
    <fieldset className="list" id={id}>
      <legend>
        {label} <small>{items.length}</small>
      </legend>
      <Hint description={schema.description} />
      <Problems problems={problems} />
      <Inherited path={path} />
      <ol ref={list}>
        {items.map((_value, index) => {
          const itemLabel = `${label}, ${index + 1}`;
          return (
            <li key={index}>
              <SchemaField
                label={itemLabel}
                schema={item}
                path={[...path, index]}
                isRequired
                isItem
                isOpen={index === addedIndex}
              />
              <span className="row">
                {itemActions.map(({ action, icon, offset }) => (
                  <button
                    key={action}
                    type="button"
                    title={action}
                    aria-label={`${action}: ${itemLabel}`}
                    disabled={offset !== undefined && !(index + offset in items)}
                    onClick={() => move(index, offset)}
                  >
                    <svg
                      viewBox="0 0 16 16"
                      width="16"
                      fill="none"
                      stroke="currentColor"
                      strokeWidth="1.75"
                      aria-hidden="true"
                    >
                      <path d={icon} />
                    </svg>
                  </button>
                ))}
              </span>
            </li>
          );
        })}
      </ol>
      <button type="button" onClick={add}>
        Add
      </button>
    </fieldset>
  );
}
