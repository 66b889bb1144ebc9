import type { TextDiagnostic } from '../report/diagnostic.ts';
import { decodeReferences } from '../markdown/references.ts';
import { fieldAt } from '../source/positions.ts';
import type { FieldPath } from '../source/positions.ts';
import { declarationAt } from '../texts.ts';
import { inText } from './at.ts';
import type { Parsed, NewDiagnostic } from './rule.ts';

/** Runs a search over a file's texts for visitors. */
export function findShown(entry: Parsed, search: (text: string) => TextDiagnostic[]): NewDiagnostic[] {
  return entry.texts.flatMap((text) =>
    search(decodeReferences(text.value)).map(({ index, length, message, severity }): NewDiagnostic => ({
      ...inText(entry, text, index, length),
      message,
      ...(severity && { severity }),
    })),
  );
}

/** The same for copy, which quotes figures; files that define facts are excluded. */
export function findInCopy(entry: Parsed, search: (text: string) => TextDiagnostic[]): NewDiagnostic[] {
  return entry.traits.holdsFigures === true ? [] : findShown(entry, search);
}

/** Whether a range is in a note or a comment, where colleagues may write anything. */
export function isInNote(index: number, { traits, frontmatter }: Parsed): boolean {
  const { body, text, values } = frontmatter;
  if (index >= text.length - body.length) return false;
  const path = fieldAtIndex(frontmatter, index);
  return path === undefined || declarationAt(traits, values, path)?.kind?.kind === 'note';
}

function fieldAtIndex({ document, headAt }: Parsed['frontmatter'], index: number): FieldPath | undefined {
  return fieldAt(document.contents, index - headAt);
}
