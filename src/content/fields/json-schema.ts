import type { Declaration } from './kinds.ts';

/** The JSON Schema that `toFieldSchema` generates for a value. Nested schemas have the same type. */
export type FieldSchema = Partial<Declaration> & {
  type?: string;
  /** The chapter of the field reference that describes it. */
  title?: string;
  description?: string;
  default?: unknown;
  format?: string;
  minLength?: number;
  maxLength?: number;
  const?: unknown;
  enum?: unknown[];
  properties?: Shape;
  required?: string[];
  items?: FieldSchema;
  prefixItems?: FieldSchema[];
  additionalProperties?: FieldSchema;
  anyOf?: FieldSchema[];
  oneOf?: FieldSchema[];
};
type Shape = Readonly<Record<string, FieldSchema>>;

/** Returns whether the field may contain Markdown. */
export function isMarkdown({ kind }: FieldSchema): boolean {
  return kind?.kind === 'markdown' || kind?.kind === 'inline';
}

/** Lists the variants of a value that are groups of fields. */
export function listGroups(schema: FieldSchema): FieldSchema[] {
  const variants = schema.anyOf ?? schema.oneOf;
  if (variants !== undefined) return variants.flatMap(listGroups);
  return schema.properties === undefined ? [] : [schema];
}

/** Fields that make a good title, in order of preference. */
export const titleNames = [
  'heading',
  'title',
  'label',
  'question',
  'name',
  'who',
  'about',
  'text',
  'summary',
  'do',
];

/** Finds the field to use as a title. Returns undefined if there is no text field. */
export function findTitleField({ properties = {} }: FieldSchema): string | undefined {
  const textFields = Object.keys(properties).filter((name) => isText(properties[name]));
  return titleNames.find((name) => textFields.includes(name)) ?? textFields[0];
}

function isText(schema: FieldSchema | undefined): boolean {
  return schema?.type === 'string' && schema.enum === undefined && schema.const === undefined;
}

/** Builds the `summary` setting of an object field in the editor on GitHub. It shows the object's title field. */
export function buildSummarySetting(group: FieldSchema): { summary?: string } {
  const name = findTitleField(group);
  return name === undefined ? {} : { summary: `{{${name}}}` };
}
