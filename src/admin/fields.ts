/** Sveltia's fields from the schemas: what a form shows of a file is what the check asks of it. */
import * as z from 'zod';
import { collections, isCollection } from '#content/collections.ts';
import { fieldKindOf } from '#content/fields/kinds.ts';
import type { FieldKind } from '#content/fields/kinds.ts';
import { labelOf } from '#content/fields/labels.ts';
import { descriptionOf, unwrap } from '#content/fields/walk.ts';
import {
  isInteger,
  isOptional,
  literalIn,
  shapeOf,
  shapesIn,
  summaryOf,
  takesSeveralKinds,
  titleField,
} from './shapes.ts';
import type { Schema, Shape } from './shapes.ts';

/** One field of a form. The package's own types can't be read from here; a test holds all of it against its JSON Schema. */
export type Field = { name: string; widget?: string; [option: string]: unknown };

/** What the form of a file knows besides its schema. */
export type FormOf = {
  /** Whether a field may be left to a file of defaults. */
  canDefault: (path: readonly string[]) => boolean;
  /** The names in use where a group has names of its own, such as the fields of a form. */
  namesIn: (path: readonly string[]) => string[];
  /** The value that a new file begins with in one of its own fields. */
  startsWith: (name: string) => unknown;
  /** Whether each language has a file of its own, so that they stand side by side. */
  sideBySide: boolean;
};

/** The fields of a group, one below the other; a field that no file may hold is left out. */
export function fieldsOf(shape: Shape, form: FormOf, path: readonly string[] = []): Field[] {
  return Object.entries(shape).flatMap(([name, schema]) => {
    const made = fieldOf(name, schema, form, [...path, name]);
    return made === undefined ? [] : [made];
  });
}

function fieldOf(name: string, schema: Schema, form: FormOf, path: readonly string[]): Field | undefined {
  const kind = kindOf(schema, form, path);
  if (kind === undefined) return undefined;
  const start = path.length > 1 ? undefined : form.startsWith(name);
  return {
    name,
    label: labelOf(name),
    hint: descriptionOf(schema),
    required: !isOptional(schema) && !form.canDefault(path) && !takesSeveralKinds(schema),
    ...(form.sideBySide ? { i18n: true } : {}),
    ...(start === undefined || start === null ? {} : { default: asTyped(start) }),
    ...kind,
  };
}

/** Where a text is typed, a number is one as well. */
function asTyped(start: unknown): unknown {
  return typeof start === 'number' ? String(start) : start;
}

/** What Sveltia shows for a value of this kind; undefined where the schema takes none. */
function kindOf(schema: Schema, form: FormOf, path: readonly string[]): object | undefined {
  const inner = unwrap(schema);
  const { def } = inner._zod;
  switch (def.type) {
    case 'string':
      return textField(inner, fieldKindOf(schema) ?? fieldKindOf(inner));
    case 'number':
      return { widget: 'number', value_type: isInteger(inner) ? 'int' : 'float' };
    case 'boolean':
      return { widget: 'boolean' };
    case 'enum':
      return { widget: 'select', options: Object.values(def.entries) };
    case 'literal':
      return { widget: 'select', options: def.values.map(String) };
    case 'array':
      return listField(def.element, isOptional(schema), form, path);
    case 'object':
      return groupField(def.shape, form, path);
    case 'record':
      return recordField(def.valueType, form, path);
    case 'union':
      return unionField(def.options, form, path);
    default:
      return undefined;
  }
}

function textField(schema: Schema, kind: FieldKind | undefined): object {
  const {
    format,
    minLength = 0,
    maxLength,
  } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const lengths = {
    ...(minLength > 1 ? { minlength: minLength } : {}),
    ...(maxLength === undefined ? {} : { maxlength: maxLength }),
  };
  if (format === 'date') return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
  switch (kind?.kind) {
    case 'markdown':
    case 'note':
      return { widget: 'text', ...lengths };
    case 'image':
      return { widget: 'image', choose_url: false };
    case 'reference':
      return referenceField(kind.collection, kind.unit);
    default:
      return { widget: 'string', ...lengths };
  }
}

/** A file of another collection, picked by its words. */
function referenceField(collection: string, unit?: string): object {
  if (!isCollection(collection) || collections[collection].file !== undefined) return { widget: 'string' };
  const shown = [...new Set([titleField(shapeOf(collection)) ?? '{{slug}}', '{{slug}}'])];
  return {
    widget: 'relation',
    collection,
    value_field: '{{slug}}',
    display_fields: shown,
    search_fields: shown,
    ...(unit === undefined ? {} : { filters: [{ field: 'unit', values: [unit] }] }),
  };
}

function listField(element: Schema, optional: boolean, form: FormOf, path: readonly string[]): object {
  const item = unwrap(element);
  const least = optional ? {} : { min: 1 };
  if (item._zod.def.type === 'object') {
    const { shape } = item._zod.def;
    return {
      widget: 'list',
      collapsed: true,
      ...least,
      ...summaryOf(shape),
      fields: fieldsOf(shape, form, path),
    };
  }
  if (item._zod.def.type === 'union') {
    const group = unionField(item._zod.def.options, form, path);
    return { ...group, widget: 'list', collapsed: true, ...least };
  }
  return { widget: 'list', ...least, field: fieldOf('item', element, form, [...path, 'item']) };
}

function groupField(shape: Shape, form: FormOf, path: readonly string[]): object {
  return { widget: 'object', collapsed: 'auto', fields: fieldsOf(shape, form, path) };
}

function recordField(value: Schema, form: FormOf, path: readonly string[]): object {
  if (unwrap(value)._zod.def.type === 'string') return { widget: 'keyvalue' };
  const optional = value instanceof z.ZodType ? value.optional() : value;
  return groupField(Object.fromEntries(form.namesIn(path).map((name) => [name, optional])), form, path);
}

/**
 * One of several forms: picked by the field that tells them apart, or, where there is none, all their fields in one
 * group. A value that may be a number or a text is typed as a text.
 */
function unionField(options: readonly Schema[], form: FormOf, path: readonly string[]): object {
  const shapes = options.flatMap(shapesIn);
  const [first] = shapes;
  if (first === undefined) return { widget: 'string' };
  const key = Object.keys(first).find((name) =>
    shapes.every((shape) => shape[name] !== undefined && literalIn(shape[name]) !== undefined),
  );
  if (key === undefined) {
    const all = Object.assign({}, ...shapes) as Shape;
    const optional = Object.entries(all).map(([name, schema]) => [
      name,
      schema instanceof z.ZodType ? schema.optional() : schema,
    ]);
    return { ...groupField(Object.fromEntries(optional), form, path), ...summaryOf(all) };
  }
  return { widget: 'object', typeKey: key, types: shapes.flatMap((shape) => typeOf(key, shape, form, path)) };
}

function typeOf(key: string, shape: Shape, form: FormOf, path: readonly string[]): Field[] {
  const { [key]: discriminator, ...others } = shape;
  if (discriminator === undefined) return [];
  const name = literalIn(discriminator) ?? '';
  return [
    {
      name,
      label: `${labelOf(name)}: ${descriptionOf(discriminator)}`,
      ...summaryOf(others),
      fields: fieldsOf(others, form, [...path, name]),
    },
  ];
}
