/** Creates the nodes of new values. */
import { isScalar, parseDocument, Scalar } from 'yaml';
import type { Document, Node } from 'yaml';
import type * as z from 'zod';
import { unwrap } from '#content/fields/schema-parts.ts';

/** A scalar with the quotes and comments of the old one; a block scalar for several lines. */
export function createScalar(
  value: unknown,
  old: Node | null | undefined,
  schema: z.core.$ZodType | undefined,
  isInFlowStyle: boolean,
): Scalar {
  const text = toPlainText(String(value));
  const before = isScalar(old) ? old : undefined;
  const isBlock = before?.type === 'BLOCK_LITERAL' || before?.type === 'BLOCK_FOLDED';
  const isOnLines = !isInFlowStyle && (isBlock || text.includes('\n'));
  const endsLine =
    isOnLines && !(isBlock && typeof before?.value === 'string' && !before.value.endsWith('\n'));
  const typed = acceptsText(schema) ? text : parseTypedValue(text);
  const scalar = new Scalar(endsLine && typed === text ? `${text}\n` : typed);
  if (isOnLines) scalar.type = before?.type === 'BLOCK_FOLDED' ? before.type : 'BLOCK_LITERAL';
  else if (text.includes('\n')) scalar.type = 'QUOTE_DOUBLE';
  else if (before?.type !== undefined) scalar.type = before.type;
  if (before !== undefined) {
    const { comment, commentBefore, spaceBefore } = before;
    Object.assign(scalar, { comment, commentBefore, spaceBefore });
  }
  return scalar;
}

/** A new item of a list. */
export function createItem(
  document: Document,
  item: unknown,
  schema: z.core.$ZodType | undefined,
  isInFlowStyle: boolean,
): Node {
  return typeof item === 'object'
    ? document.createNode(item)
    : createScalar(item, undefined, schema, isInFlowStyle);
}

/** Whether a value is a text, and not a number. */
function acceptsText(schema: z.core.$ZodType | undefined): boolean {
  return schema !== undefined && ['string', 'enum', 'literal'].includes(unwrap(schema)._zod.def.type);
}

/** Where no text is required, text may be a number or a boolean. */
function parseTypedValue(text: string): unknown {
  const value: unknown = parseDocument(text, { logLevel: 'silent' }).toJS();
  return typeof value === 'number' || typeof value === 'boolean' ? value : text;
}

/** Normalizes line breaks to \n and removes trailing ones. */
export function toPlainText(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').replace(/(?:\n[ \t]*)+$/, '');
}
