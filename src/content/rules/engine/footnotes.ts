import type { Root } from 'mdast';
import { findMatches } from '../../languages/matches.ts';
import { listNodes } from '../../markdown/blocks.ts';
import type { Block } from '../../markdown/blocks.ts';
import type { TextDiagnostic } from '../../report/diagnostic.ts';
import { report } from './markdown-nodes.ts';

const unsupportedMessage =
  'Footnotes work only in a page’s text, below its fields. Put this in the sentence instead.';

/**
 * Finds footnotes without a reference or a note, and notes with the same name, of which only the first would be shown. Where
 * footnotes aren't supported, finds only the first one.
 */
export function checkFootnotes(tree: Root, blocks: readonly Block[], areAllowed: boolean): TextDiagnostic[] {
  const nodes = listNodes(tree);
  const references = nodes.filter((node) => node.type === 'footnoteReference');
  const notes = nodes.filter((node) => node.type === 'footnoteDefinition');
  // The parser treats a reference without a note as text.
  const unparsedMarks = blocks.flatMap(({ text, toSourceSpan }) =>
    findMatches(text, /\[\^[^[\]\s]*\]?/g).map(({ 0: mark, index }) => ({
      ...toSourceSpan(index, mark.length),
      mark,
      isNote: index === 0 && /^\s/.test(text.slice(mark.length)),
    })),
  );
  if (!areAllowed) {
    const marks = [...unparsedMarks, ...[...references, ...notes].flatMap((node) => report(node, ''))];
    const [first] = marks.toSorted((a, b) => a.index - b.index);
    return first === undefined
      ? []
      : [{ index: first.index, length: first.length, message: unsupportedMessage }];
  }
  // If a note lacks its colon, its references aren't parsed either, so only the note is reported.
  const notesWithoutColon = unparsedMarks.filter(({ isNote }) => isNote);
  const wrongMarks = unparsedMarks
    .filter(({ mark, isNote }) => isNote || notesWithoutColon.every((note) => note.mark !== mark))
    .map(({ mark, isNote, ...span }) => ({ ...span, message: explainUnparsedMark(mark, isNote) }));
  const wrongNotes = notes.flatMap((note, index) => {
    const { identifier, label = '' } = note;
    const mark = `[^${label}]`;
    const isRepeated = notes.findIndex((other) => other.identifier === identifier) < index;
    if (!isRepeated && references.some((reference) => reference.identifier === identifier)) return [];
    const message = isRepeated
      ? `There is already a footnote ${mark}, so this one wouldn’t be shown. Give it another number.`
      : `Nothing in the text refers to this footnote. Add ${mark} after the words it explains, or remove it.`;
    return report(note, message, `${mark}:`.length);
  });
  return [...wrongMarks, ...wrongNotes];
}

function explainUnparsedMark(mark: string, isNote: boolean): string {
  if (!/^\[\^.+\]$/.test(mark)) return 'This footnote is incomplete. Write it as [^1].';
  return isNote
    ? `This footnote needs a colon after its number: ${mark}: The text of the note.`
    : `This footnote has no text. Add it on its own line at the end: ${mark}: The text of the note.`;
}
