import { getLanguage } from '../../languages/languages.ts';
import { lexicons } from '../../languages/lexicons.ts';
import type { SourceRule } from '../rule.ts';
import { findPatternsInFile } from './text-patterns.ts';
import type { TextPattern } from './text-patterns.ts';

const mixedWord: TextPattern = {
  message:
    '"$&" mixes Latin and Cyrillic letters, which look alike but break searches and screen readers. Retype the word with one keyboard layout.',
  severity: 'error',
  patterns: [
    /(?<![\p{L}’])[\p{L}’]*(?:[A-Za-z][\u0400-\u04FF]|[\u0400-\u04FF][A-Za-z])[\p{L}’]*(?![^{}\n]*\}\})/gu,
  ],
};

/** "Form І-130". */
const formLetter = createLookalikePattern('Cyrillic', 'Latin', /(?<![\p{L}\d-])[АВЕІКМНОРСТХ](?=-\d)/gu);

/** Single letters from the other alphabet: "Суд i закон", "This is а deed". Latin capitals are allowed, because they may be visa types. */
const loneLetters = {
  Cyrillic: createLookalikePattern(
    'Latin',
    'Cyrillic',
    /(?<=[\u0400-\u04FF],? )[aceiopxy](?= [\u0400-\u04FF])/g,
  ),
  Latin: createLookalikePattern('Cyrillic', 'Latin', /(?<=[A-Za-z],? )[АІаеоу](?= [A-Za-z])/g),
};

function createLookalikePattern(script: string, expectedScript: string, pattern: RegExp): TextPattern {
  const message = `This "$&" is a ${script} letter that looks like a ${expectedScript} one. Retype it with the other keyboard layout.`;
  return { message, patterns: [pattern] };
}

/** Letters of the wrong alphabet. A lone letter is only a warning, because it may be meant. */
export const mixedAlphabets: SourceRule = {
  id: 'mixed-alphabets',
  severity: 'warning',
  why: 'Searches and screen readers miss words with letters from another alphabet.',
  run: (entry) => {
    // The schema checks a fact's text instead.
    if (entry.config.holdsFigures === true) return [];
    const { script } = lexicons[getLanguage(entry.frontmatter.values)];
    return findPatternsInFile(entry, [mixedWord, formLetter, loneLetters[script]]);
  },
};
