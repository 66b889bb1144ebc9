/** Creates scalar nodes. */
import { isScalar, parseDocument, Scalar } from 'yaml';
import type { Node } from 'yaml';
import type { FieldSchema } from '#content/fields/json-schema.ts';

/**
 * Creates a scalar, or changes the old one, which keeps its quotes and comments. Several lines become a block scalar or, in a
 * flow collection, a quoted one.
 */
export function createScalar(
  value: unknown,
  oldNode: Node | null | undefined,
  schema: FieldSchema | undefined,
  isInFlow: boolean,
): Scalar {
  const text = normalizeLineBreaks(String(value));
  const scalar = isScalar(oldNode) ? oldNode : new Scalar<unknown>(null);
  const wasBlock = scalar.type === 'BLOCK_LITERAL' || scalar.type === 'BLOCK_FOLDED';
  const isBlock = !isInFlow && (wasBlock || text.includes('\n'));
  // The indicator |- stays: its text has no line break at the end.
  const endsWithLineBreak = isBlock && !(wasBlock && !String(scalar.value).endsWith('\n'));
  const typedValue = acceptsOnlyText(schema) ? text : parseTypedValue(text);
  scalar.value = endsWithLineBreak && typedValue === text ? `${text}\n` : typedValue;
  // Otherwise, the digits of an old number would be written.
  delete scalar.source;
  if (isBlock && !wasBlock) scalar.type = 'BLOCK_LITERAL';
  else if (!isBlock && text.includes('\n')) scalar.type = 'QUOTE_DOUBLE';
  return scalar;
}

/** Whether the schema accepts only text. */
function acceptsOnlyText(schema: FieldSchema | undefined): boolean {
  return schema?.type === 'string';
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
