import { inReadingOrder } from './diagnostic.ts';
import type { Diagnostic } from './diagnostic.ts';

/** Formats problems as GitHub annotations on pull request lines. GitHub shows ten per step, so errors come first. */
export function annotations(problems: Diagnostic[]): string {
  const inOrder = inReadingOrder(problems);
  const ranked = ['error', 'warning'].flatMap((wanted) =>
    inOrder.filter(({ severity }) => severity === wanted),
  );
  return ranked.map(annotation).join('\n');
}

function annotation({ severity, file, line, column, field, message }: Diagnostic): string {
  const place = { file, line, col: column, ...(field !== undefined && { title: field }) };
  const properties = Object.entries(place).map(([name, value]) => `${name}=${property(String(value))}`);
  return `::${severity} ${properties.join(',')}::${data(message)}`;
}

function data(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function property(text: string): string {
  return data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
