/** What a schema is made of, as the forms ask of it. */
import * as z from 'zod';
import { collections } from '#content/collections.ts';
import type { CollectionName } from '#content/collections.ts';
import { unwrap } from '#content/fields/walk.ts';

export type Schema = z.core.$ZodType;
export type Shape = Readonly<Record<string, Schema>>;

/** Fields by which people know a thing, the best first. */
const titleNames = ['heading', 'title', 'label', 'question', 'name', 'who', 'about', 'text', 'words', 'do'];

/** The name of the field by which people know a thing; undefined where it has no words that every file must give. */
export function titleField(shape: Shape): string | undefined {
  const needed = Object.keys(shape).filter((name) => isWords(shape[name]));
  return titleNames.find((name) => needed.includes(name)) ?? needed[0];
}

function isWords(schema: Schema | undefined): boolean {
  return schema !== undefined && unwrap(schema)._zod.def.type === 'string';
}

export function literalIn(schema: Schema): string | undefined {
  const { def } = unwrap(schema)._zod;
  return def.type === 'literal' ? String(def.values[0]) : undefined;
}

export function shapesIn(schema: Schema): Shape[] {
  const { def } = unwrap(schema)._zod;
  if (def.type === 'union') return def.options.flatMap(shapesIn);
  return def.type === 'object' ? [def.shape] : [];
}

export function summaryOf(shape: Shape): { summary?: string } {
  const name = titleField(shape);
  return name === undefined ? {} : { summary: `{{${name}}}` };
}

/** The fields of a collection's files. */
export function shapeOf(collection: CollectionName): Shape {
  return shapesIn(collections[collection].schema)[0] ?? {};
}

export function isOptional(schema: Schema): boolean {
  return ['optional', 'default', 'prefault'].includes(schema._zod.def.type);
}

/** A range of two numbers is shown as a text, and is no empty field. */
export function takesSeveralKinds(schema: Schema): boolean {
  const { def } = unwrap(schema)._zod;
  return def.type === 'union' && def.options.flatMap(shapesIn).length === 0;
}

export function isInteger(schema: Schema): boolean {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }).type === 'integer';
}
