import { matchesOf } from '../../languages/matches.ts';
import type { Found } from './markdown-signs.ts';

const mark = /\[\^([^[\]\s]+)\](:(?=[ \t]))?/g;

type Mark = { index: number; length: number; name: string; isNote: boolean };

function marksIn(text: string): Mark[] {
  if (!text.includes('[^')) return [];
  return matchesOf(text, mark).map(({ 0: typed, 1: name = '', 2: colon, index }) => ({
    index,
    length: typed.length,
    name: name.toLowerCase(),
    isNote: colon !== undefined && (index === 0 || text.charAt(index - 1) === '\n'),
  }));
}

/** Footnotes where there can be none: one sentence for all of them. */
export function foreignFootnotes(text: string): Found[] {
  const message =
    'Footnotes stand only in the text of a page (below its fields). Say it here in the sentence.';
  return marksIn(text)
    .slice(0, 1)
    .map(({ index, length }) => ({ index, length, message }));
}

/** Footnotes that lack their half: a number in the text without its note would be shown as typed, and a note alone not at all. */
export function loneFootnotes(text: string): Found[] {
  const marks = marksIn(text);
  const namesOf = (kind: boolean) =>
    new Set(marks.filter(({ isNote }) => isNote === kind).map(({ name }) => name));
  const notes = namesOf(true);
  const references = namesOf(false);
  return marks.flatMap(({ name, isNote, index, length }) => {
    if ((isNote ? references : notes).has(name)) return [];
    const message = isNote
      ? `No place in the text names this note. Write [^${name}] behind the words that it belongs to, or remove it.`
      : `This note is missing. Write it on a line of its own at the end: [^${name}]: The words of the note.`;
    return [{ index, length, message }];
  });
}
