import type { Root } from 'mdast';
import { findMatches } from '../../languages/matches.ts';
import { listNodes } from '../../markdown/blocks.ts';
import type { Block } from '../../markdown/blocks.ts';
import type { TextDiagnostic } from '../../report/diagnostic.ts';
import { report } from './markdown-nodes.ts';

const message =
  'Footnotes work only in a page’s text, below its fields. Each needs a reference, like [^1], and one note at the end: [^1]: The text of the note.';

/**
 * Finds footnotes without a reference or a note, and notes with the same name, of which only the first would be shown. Where
 * footnotes don't work, finds the first.
 */
export function checkFootnotes(tree: Root, blocks: readonly Block[], areAllowed: boolean): TextDiagnostic[] {
  const nodes = listNodes(tree);
  const references = nodes.filter((node) => node.type === 'footnoteReference');
  const notes = nodes.filter((node) => node.type === 'footnoteDefinition');
  // The parser treats a reference without a note as text.
  const unparsedMarks = blocks.flatMap(({ text, toSourceSpan }) =>
    findMatches(text, /\[\^[^[\]\s]*\]?/g).map(({ 0: { length }, index }) => ({
      ...toSourceSpan(index, length),
      message,
    })),
  );
  if (!areAllowed) {
    const marks = [...unparsedMarks, ...[...references, ...notes].flatMap((node) => report(node, message))];
    return marks.toSorted((a, b) => a.index - b.index).slice(0, 1);
  }
  const wrongNotes = notes.filter(
    ({ identifier }, index) =>
      !references.some((reference) => reference.identifier === identifier) ||
      notes.findIndex((note) => note.identifier === identifier) < index,
  );
  return [
    ...unparsedMarks,
    ...wrongNotes.flatMap((note) => report(note, message, `[^${note.label ?? ''}]:`.length)),
  ];
}
