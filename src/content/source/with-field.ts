import { isMap, isNode, isScalar } from 'yaml';
import { closingFence, linesAboveFields } from './frontmatter.ts';
import type { Frontmatter } from './frontmatter.ts';

/** The file's text with the lines of one field in place of the old ones, or at the end of its fields. */
export function withField(
  text: string,
  { document, head }: Frontmatter,
  field: string,
  written: string[],
): string {
  // Line ends are kept as they are.
  const [lineEnd = '\n'] = /\r\n?|\n/.exec(text) ?? [];
  const lines = text.split(/\r\n?|\n/);
  const pair = isMap(document.contents)
    ? document.contents.items.find(({ key }) => isScalar(key) && key.value === field)
    : undefined;
  const lineAt = (offset: number) =>
    head.slice(0, offset).trimEnd().split('\n').length - 1 + linesAboveFields;
  if (isScalar(pair?.key) && pair.key.range && isNode(pair.value) && pair.value.range) {
    const from = lineAt(pair.key.range[0] + 1);
    lines.splice(from, lineAt(pair.value.range[1]) - from + 1, ...written);
  } else lines.splice(closingFence(lines), 0, ...written);
  return lines.join(lineEnd);
}
