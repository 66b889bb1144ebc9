/** Creates the nodes for new values. */
import { isScalar, parseDocument, Scalar } from 'yaml';
import type { Document, Node } from 'yaml';
import type * as z from 'zod';
import { unwrap } from '#content/fields/schema-parts.ts';

/** Creates a scalar with the quotes and comments of the old one, or a block scalar for several lines. */
export function createScalar(
  value: unknown,
  oldNode: Node | null | undefined,
  schema: z.core.$ZodType | undefined,
  isInFlowStyle: boolean,
): Scalar {
  const text = normalizeLineBreaks(String(value));
  const oldScalar = isScalar(oldNode) ? oldNode : undefined;
  const wasBlockScalar = oldScalar?.type === 'BLOCK_LITERAL' || oldScalar?.type === 'BLOCK_FOLDED';
  const isBlockScalar = !isInFlowStyle && (wasBlockScalar || text.includes('\n'));
  const endsWithNewline =
    isBlockScalar &&
    !(wasBlockScalar && typeof oldScalar?.value === 'string' && !oldScalar.value.endsWith('\n'));
  const parsedValue = acceptsText(schema) ? text : parseTypedValue(text);
  const scalar = new Scalar(endsWithNewline && parsedValue === text ? `${text}\n` : parsedValue);
  if (isBlockScalar) scalar.type = oldScalar?.type === 'BLOCK_FOLDED' ? oldScalar.type : 'BLOCK_LITERAL';
  else if (text.includes('\n')) scalar.type = 'QUOTE_DOUBLE';
  else if (oldScalar?.type !== undefined) scalar.type = oldScalar.type;
  if (oldScalar !== undefined) {
    const { comment, commentBefore, spaceBefore } = oldScalar;
    Object.assign(scalar, { comment, commentBefore, spaceBefore });
  }
  return scalar;
}

/** Creates an item of a list. */
export function createListItem(
  document: Document,
  item: unknown,
  schema: z.core.$ZodType | undefined,
  isInFlowStyle: boolean,
): Node {
  return typeof item === 'object'
    ? document.createNode(item)
    : createScalar(item, undefined, schema, isInFlowStyle);
}

/** Whether the schema accepts only text. */
function acceptsText(schema: z.core.$ZodType | undefined): boolean {
  return schema !== undefined && ['string', 'enum', 'literal'].includes(unwrap(schema)._zod.def.type);
}

/** Converts text to a number or a boolean if it is one. Used where the schema doesn't require text. */
function parseTypedValue(text: string): unknown {
  const value: unknown = parseDocument(text, { logLevel: 'silent' }).toJS();
  return typeof value === 'number' || typeof value === 'boolean' ? value : text;
}

/** Normalizes line breaks to \n and removes trailing ones. */
export function normalizeLineBreaks(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').replace(/(?:\n[ \t]*)+$/, '');
}
