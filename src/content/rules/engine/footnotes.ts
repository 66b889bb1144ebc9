import type { TextDiagnostic } from '../../report/diagnostic.ts';
import type { Root } from 'mdast';
import { findMatches } from '../../languages/matches.ts';
import { getEnd, getStart, listNodes } from '../../markdown/blocks.ts';
import type { Block } from '../../markdown/blocks.ts';

type Mark = { index: number; length: number; name: string };

/** Finds footnotes where they are not supported, and reports them in one message. */
export function findUnsupportedFootnotes(tree: Root, blocks: readonly Block[]): TextDiagnostic[] {
  const { references, notes } = collectMarks(tree);
  const [first] = [...references, ...notes, ...findUnmatchedReferences(blocks)].toSorted(
    (a, b) => a.index - b.index,
  );
  const message = 'Footnotes work only in a page’s text, below its fields. Put this in the sentence instead.';
  return first === undefined ? [] : [{ index: first.index, length: first.length, message }];
}

/**
 * Finds unmatched footnotes: a reference without its note would be shown as typed, and a note without its reference
 * wouldn't be shown.
 */
export function findUnmatchedFootnotes(tree: Root, blocks: readonly Block[]): TextDiagnostic[] {
  const { references, notes } = collectMarks(tree);
  const referencedNames = new Set(references.map(({ name }) => name));
  const notesWithoutColon = findNotesWithoutColon(blocks);
  const namesWithoutColon = new Set(notesWithoutColon.map(({ name }) => name));
  return [
    ...notesWithoutColon.map(({ name, ...place }) => ({
      ...place,
      message: `This footnote needs a colon after its number: [^${name}]: …`,
    })),
    ...findUnmatchedReferences(blocks)
      .filter(({ name }) => !namesWithoutColon.has(name))
      .map(({ name, ...place }) => ({
        ...place,
        message: `This footnote is missing. Add it on its own line at the end: [^${name}]: The text of the note.`,
      })),
    ...notes
      .filter(({ name }, index) => notes.findIndex((note) => note.name === name) < index)
      .map(({ name, ...place }) => ({
        ...place,
        message: `Another footnote is already [^${name}], so this one would not be shown. Give it another number.`,
      })),
    ...notes
      .filter(({ name }) => !referencedNames.has(name))
      .map(({ name, ...place }) => ({
        ...place,
        message: `Nothing in the text refers to this footnote. Add [^${name}] after the words it explains, or remove it.`,
      })),
  ];
}

/** Finds paragraphs that begin like a footnote, but without the colon. */
function findNotesWithoutColon(blocks: readonly Block[]): Mark[] {
  return blocks.flatMap(({ text, toSourceSpan }) => {
    const [mark, name = ''] = /^\[\^([^[\]\s]+)\](?=\s)/.exec(text) ?? [];
    return mark === undefined ? [] : [{ ...toSourceSpan(0, mark.length), name }];
  });
}

/** Finds references without a note, which the parser treats as text. */
function findUnmatchedReferences(blocks: readonly Block[]): Mark[] {
  return blocks.flatMap(({ text, toSourceSpan }) =>
    findMatches(text, /\[\^([^[\]\s]+)\]/g).map(({ 0: reference, 1: name = '', index }) => ({
      ...toSourceSpan(index, reference.length),
      name,
    })),
  );
}

function collectMarks(tree: Root): { references: Mark[]; notes: Mark[] } {
  const nodes = listNodes(tree);
  return {
    references: nodes.flatMap((node) =>
      node.type === 'footnoteReference'
        ? [{ index: getStart(node), length: getEnd(node) - getStart(node), name: node.identifier }]
        : [],
    ),
    notes: nodes.flatMap((node) =>
      node.type === 'footnoteDefinition'
        ? [{ index: getStart(node), length: `[^${node.label}]:`.length, name: node.identifier }]
        : [],
    ),
  };
}
