import type { TextDiagnostic } from '../report/diagnostic.ts';
import { decodeCharacterReferences } from '../markdown/references.ts';
import { findFieldAt } from '../source/positions.ts';
import { findSchema } from '../fields/schema-parts.ts';
import { locateProblem } from './locate.ts';
import type { ParsedFile, NewDiagnostic } from './rule.ts';

/** Searches a file's text for visitors. */
export function findInVisibleText(
  entry: ParsedFile,
  search: (text: string) => TextDiagnostic[],
): NewDiagnostic[] {
  return entry.texts.flatMap((text) =>
    search(decodeCharacterReferences(text.value)).map((problem) => locateProblem(entry, text, problem)),
  );
}

/** Searches a file's copy. Files that define facts have none. */
export function findInCopy(entry: ParsedFile, search: (text: string) => TextDiagnostic[]): NewDiagnostic[] {
  return entry.config.holdsFigures === true ? [] : findInVisibleText(entry, search);
}

/** Returns whether a position is in a note or a comment, where colleagues may write anything. */
export function isInNote(index: number, { config, frontmatter }: ParsedFile): boolean {
  const { body, text, values } = frontmatter;
  if (index >= text.length - body.length) return false;
  const path = findFieldAt(frontmatter.document.contents, index);
  return path === undefined || findSchema(config.schema, path, values)?.kind?.kind === 'note';
}
