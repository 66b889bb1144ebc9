import type { FieldKind } from '#content/fields/kinds.ts';

/** The JSON Schema of a value. Variants are schemas themselves, and `kind` is the engine's kind of text. */
export type Asked = {
  type?: string;
  description?: string;
  format?: string;
  minLength?: number;
  maxLength?: number;
  const?: unknown;
  enum?: unknown[];
  properties?: Shape;
  required?: string[];
  items?: Asked;
  prefixItems?: Asked[];
  additionalProperties?: Asked;
  anyOf?: Asked[];
  oneOf?: Asked[];
  kind?: FieldKind;
};
export type Shape = Readonly<Record<string, Asked>>;

/** The variants of a value that are groups of fields. */
export function groupsIn(asked: Asked): Asked[] {
  const variants = asked.anyOf ?? asked.oneOf;
  if (variants !== undefined) return variants.flatMap(groupsIn);
  return asked.properties === undefined ? [] : [asked];
}

/** Fields that make a good title, in order of preference. */
const titleNames = ['heading', 'title', 'label', 'question', 'name', 'who', 'about', 'text', 'words', 'do'];

/** The field to use as a title; undefined when there is no required text. */
export function titleField({ properties = {} }: Asked): string | undefined {
  const needed = Object.keys(properties).filter((name) => isText(properties[name]));
  return titleNames.find((name) => needed.includes(name)) ?? needed[0];
}

function isText(asked: Asked | undefined): boolean {
  return asked?.type === 'string' && asked.enum === undefined && asked.const === undefined;
}

export function summaryOf(group: Asked): { summary?: string } {
  const name = titleField(group);
  return name === undefined ? {} : { summary: `{{${name}}}` };
}
