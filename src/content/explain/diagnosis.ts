/** What the author did; line, column and length where they differ from the parser's. */
export type Diagnosis = {
  message: string;
  line?: number;
  column?: number;
  length?: number;
  /** An item of a list may have lost its hyphen here. */
  lostHyphen?: true;
};

/** How a text of several lines stands in a field. */
export function textBelow(field: string): string {
  return `Write "${field}: |" and the whole text below it, indented by two spaces.`;
}

/** A value in quotes that leave it as it is. */
export function inQuotes(value: string): string {
  return /["\\]/.test(value) ? `'${value.replaceAll("'", "''")}'` : `"${value}"`;
}

/**
 * A text in quotes that give it as it was meant: `"What "probate" means"` has its outer quotes for YAML
 * and shows the inner ones, and `"Probate" and "trust"` shows all of them.
 */
export function asMeant(typed: string): string {
  const outer = /^(["'])(.*)\1$/.exec(typed);
  const [, mark = '', inner = ''] = outer ?? [];
  const first = inner.indexOf(mark);
  const opens = /(?:^|[\s(])$/.test(inner.slice(0, first)) && /^\S\S/.test(inner.slice(first));
  return inQuotes(outer !== null && first >= 0 && opens ? inner : typed);
}

/** What begins a value that quotes a fact, with all its braces or not. */
export const startsWithFact = /^\{\s*\{/;

/** A value that begins with a fact, in quotes and with two braces on each side. */
export function factInQuotes(value: string): string {
  return inQuotes(value.replace(/^\{[\s{]*\{\s*([\w.-]+)(?:\s*\})*/, '{{$1}}'));
}
