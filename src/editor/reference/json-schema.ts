import type { FieldKind } from '#content/fields/kinds.ts';

/** What is asked of a value. Each of its variants stands for itself, and `kind` is what a text means to the engine. */
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

/** The groups of fields of which a value may be one. */
export function groupsIn(asked: Asked): Asked[] {
  const variants = asked.anyOf ?? asked.oneOf;
  if (variants !== undefined) return variants.flatMap(groupsIn);
  return asked.properties === undefined ? [] : [asked];
}

/** Fields by which people know a thing, the best first. */
const titleNames = ['heading', 'title', 'label', 'question', 'name', 'who', 'about', 'text', 'words', 'do'];

/** The name of the field by which people know a thing; undefined where it has no words that every file must give. */
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
