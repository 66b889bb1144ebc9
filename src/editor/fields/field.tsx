/// <reference lib="dom" />
/** One field of a form, as its schema describes it. */
import { use, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { formatLabel } from '#content/fields/labels.ts';
import type { FieldPath } from '#content/source/positions.ts';
import { listGroups } from '#content/fields/json-schema.ts';
import type { FieldSchema } from '#content/fields/json-schema.ts';
import { FormContext, useField } from './form-context.ts';
import { Flag, Hint, Inherited, Input, Original, Problems, ValueField } from './inputs.tsx';
import type { FieldProps } from './inputs.tsx';
import {
  findDiscriminator,
  createEmptyValue,
  isGroup,
  summarizeValue,
  getValueAt,
  chooseVariant,
} from './values.ts';

export function SchemaField(props: FieldProps) {
  const { schema, path, name } = props;
  const groups = listGroups(schema);
  if (schema.const !== undefined) return undefined;
  if (schema.type === 'array' && schema.items !== undefined)
    return <ListField {...props} item={schema.items} />;
  if (groups.length > 0) return <Group {...props} variants={groups} />;
  if (schema.additionalProperties !== undefined && schema.type === 'object')
    return <NamedValues {...props} />;
  if (schema.type === 'boolean') return <Flag name={name} schema={schema} path={path} />;
  return <ValueField {...props} />;
}

type FieldsProps = { schema: FieldSchema; path: FieldPath; isShown?: (name: string) => boolean };

/** The fields of a group, required ones first. In a translation, groups omit optional fields that both languages lack. */
export function Fields({ schema, path, isShown = () => true }: FieldsProps) {
  const { properties = {}, required = [] } = schema;
  const { values, source } = use(FormContext);
  const isUsed = (name: string) =>
    source === undefined ||
    path.length === 0 ||
    required.includes(name) ||
    [values, source].some((each) => getValueAt(each, [...path, name]) !== undefined);
  const names = Object.keys(properties).filter((name) => isShown(name) && isUsed(name));
  const sortedNames = [
    ...names.filter((name) => required.includes(name)),
    ...names.filter((name) => !required.includes(name)),
  ];
  return sortedNames.map((name) => {
    const field = properties[name];
    return (
      field && (
        <SchemaField
          key={name}
          name={name}
          schema={field}
          path={[...path, name]}
          isRequired={required.includes(name)}
        />
      )
    );
  });
}

type CollapsibleProps = {
  id?: string;
  title: string;
  /** Shown after the title. */
  note?: string | undefined;
  hasProblems: boolean;
  isInitiallyOpen?: boolean;
  children: ReactNode;
};

/** Collapsed fields, which open when one has a problem. They stay open once it is solved. */
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

/** A collapsed group of fields. If there are several variants, the variant is selected first. */
function Group({ name, schema, path, isRequired, variants }: FieldProps & { variants: FieldSchema[] }) {
  const { id, value, inherited, hasProblems, isTranslation } = useField(path);
  const shownValue = value ?? inherited;
  return (
    <Collapsible
      id={id}
      title={formatLabel(name)}
      note={shownValue === undefined ? 'not set' : summarizeValue(shownValue)}
      hasProblems={hasProblems}
      isInitiallyOpen={isRequired || (isTranslation && value !== undefined)}
    >
      <Hint description={schema.description} />
      <GroupFields variants={variants} path={path} />
    </Collapsible>
  );
}

function GroupFields({ variants, path }: { variants: readonly FieldSchema[]; path: FieldPath }) {
  const { id, value, problems, change } = useField(path);
  const key = findDiscriminator(variants);
  const variant = chooseVariant(variants, value);
  if (variant === undefined) return undefined;
  const kinds =
    key === undefined ? [] : variants.map(({ properties }) => String(properties?.[key]?.const ?? ''));
  const choose = (kind: string) => {
    const next = variants[kinds.indexOf(kind)];
    if (next) change({ ...(isGroup(value) ? value : {}), ...Object(createEmptyValue(next)) });
  };
  return (
    <>
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
    </>
  );
}

/** A group with custom field names, such as the copy of a form. */
function NamedValues({ name, schema, path }: FieldProps) {
  const { id, value, problems, hasProblems } = useField(path);
  const item = schema.additionalProperties ?? {};
  const names = Object.keys(isGroup(value) ? value : {});
  return (
    <Collapsible id={id} title={formatLabel(name)} note={String(names.length)} hasProblems={hasProblems}>
      <Hint description={schema.description} />
      <Problems problems={problems} />
      {names.map((key) => (
        <SchemaField key={key} name={key} schema={item} path={[...path, key]} isRequired />
      ))}
    </Collapsible>
  );
}

/** A list whose items can be moved, removed and added. */
function ListField({ name, schema, path, item }: FieldProps & { item: FieldSchema }) {
  const { id, value, problems, change, isTranslation } = useField(path);
  const items: unknown[] = Array.isArray(value) ? value : [];
  const groups = listGroups(item);
  const [first] = groups;
  const [addedIndex, setAddedIndex] = useState<number>();
  const list = useRef<HTMLOListElement>(null);
  const add = () => {
    // Rendered synchronously, to focus the new item.
    flushSync(() => {
      setAddedIndex(items.length);
      change([...items, createEmptyValue(first ?? item)]);
    });
    list.current
      ?.querySelector<HTMLElement>(':scope > li:last-child :is(input, select, .cm-content)')
      ?.focus();
  };
  const move = (from: number, to: number) => {
    const movedItems = [...items];
    movedItems.splice(to, 0, ...movedItems.splice(from, 1));
    change(movedItems);
  };
  const remove = (index: number) => change(items.length === 1 ? undefined : items.toSpliced(index, 1));
  return (
    <fieldset className="list" id={id}>
      <legend>
        {formatLabel(name)} <small>{items.length}</small>
      </legend>
      <Hint description={schema.description} />
      <Problems problems={problems} />
      <Inherited path={path} />
      <ol ref={list}>
        {items.map((itemValue, index) => {
          const itemLabel = `${formatLabel(name)}, ${index + 1}`;
          return (
            <li key={index}>
              {groups.length > 0 ? (
                <ItemGroup
                  path={[...path, index]}
                  summary={summarizeValue(itemValue)}
                  isInitiallyOpen={index === addedIndex || isTranslation}
                  variants={groups}
                />
              ) : (
                <ItemInput item={item} path={[...path, index]} label={itemLabel} />
              )}
              <span className="row">
                <ItemButton
                  action="Move up"
                  item={itemLabel}
                  disabled={index === 0}
                  onClick={() => move(index, index - 1)}
                />
                <ItemButton
                  action="Move down"
                  item={itemLabel}
                  disabled={index === items.length - 1}
                  onClick={() => move(index, index + 1)}
                />
                <ItemButton action="Remove" item={itemLabel} onClick={() => remove(index)} />
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

/** SVG path data in a 16-by-16 view box. */
const icons = {
  'Move up': 'M8 14V2M3 7l5-5 5 5',
  'Move down': 'M8 2v12M3 9l5 5 5-5',
  Remove: 'M3 3l10 10M13 3 3 13',
};

type ItemButtonProps = { action: keyof typeof icons; item: string; disabled?: boolean; onClick: () => void };

function ItemButton({ action, item, ...buttonProps }: ItemButtonProps) {
  return (
    <button type="button" title={action} aria-label={`${action}: ${item}`} {...buttonProps}>
      <svg
        viewBox="0 0 16 16"
        width="16"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        aria-hidden="true"
      >
        <path d={icons[action]} />
      </svg>
    </button>
  );
}

type ItemGroupProps = {
  path: FieldPath;
  summary: string;
  isInitiallyOpen: boolean;
  variants: readonly FieldSchema[];
};

function ItemGroup({ path, summary, isInitiallyOpen, variants }: ItemGroupProps) {
  const { id, hasProblems } = useField(path);
  return (
    <Collapsible
      id={id}
      title={summary || 'New'}
      hasProblems={hasProblems}
      isInitiallyOpen={isInitiallyOpen || summary === ''}
    >
      <GroupFields variants={variants} path={path} />
    </Collapsible>
  );
}

type ItemProps = { item: FieldSchema; path: FieldProps['path']; label: string };

function ItemInput({ item, path, label }: ItemProps) {
  const { id, problems } = useField(path);
  return (
    <div className="item">
      <label className="hidden" id={`${id}-label`} htmlFor={id}>
        {label}
      </label>
      <Original schema={item} path={path} />
      <Input schema={item} path={path} />
      <div id={`${id}-about`}>
        <Problems problems={problems} />
      </div>
    </div>
  );
}
