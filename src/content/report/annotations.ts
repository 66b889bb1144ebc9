import { sortByPosition } from './diagnostic.ts';
import type { Diagnostic } from './diagnostic.ts';

/** Formats problems as GitHub annotations on pull request lines. Errors come first, because GitHub limits the number of annotations. */
export function formatAnnotations(problems: Diagnostic[]): string {
  const sortedProblems = sortByPosition(problems);
  const rankedProblems = ['error', 'warning'].flatMap((level) =>
    sortedProblems.filter(({ severity }) => severity === level),
  );
  return rankedProblems.map(formatAnnotation).join('\n');
}

function formatAnnotation({ severity, file, line, column, field, message }: Diagnostic): string {
  const location = { file, line, col: column, ...(field !== undefined && { title: field }) };
  const properties = Object.entries(location).map(
    ([name, value]) => `${name}=${escapeProperty(String(value))}`,
  );
  return `::${severity} ${properties.join(',')}::${escapeData(message)}`;
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
