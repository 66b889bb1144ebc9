import type { TextDiagnostic } from '#content/report/diagnostic.ts';
import { getLanguage } from '#content/languages/languages.ts';
import { findMatches } from '#content/languages/matches.ts';
import { splitSentences } from '#content/languages/sentences.ts';
import type { AnyEntry } from '../site.ts';
import type { NewDiagnostic, Rule } from '#content/rules/rule.ts';
import { findInVisibleText } from '#content/rules/visible-texts.ts';

const plainAlternatives: Record<string, string> = {
  'pursuant to': 'under',
  'in accordance with': 'under',
  aforementioned: 'this',
  aforesaid: 'this',
  hereinafter: 'from here on',
  herein: 'here',
  hereby: '(leave it out)',
  hereto: 'to this',
  thereof: 'of it',
  therein: 'in it',
  thereafter: 'then',
  wherein: 'in which',
  whereby: 'by which',
  whereas: 'while',
  notwithstanding: 'despite',
  'in the event that': 'if',
  'in the event of': 'if there is',
  'prior to': 'before',
  'subsequent to': 'after',
  commence: 'start',
  commencement: 'start',
  terminate: 'end',
  utilize: 'use',
  'with respect to': 'about',
  'with regard to': 'about',
  'in regard to': 'about',
  'for the purpose of': 'to',
  'in order to': 'to',
  'in lieu of': 'instead of',
  'by means of': 'by',
  'by virtue of': 'because of',
  'due to the fact that': 'because',
  'at this point in time': 'now',
  'until such time as': 'until',
  'a number of': 'several',
  'null and void': 'void',
  'cease and desist': 'stop',
  'each and every': 'every',
  'said property': 'the property',
  'such property': 'the property',
  shall: 'must, or will',
  endeavor: 'try',
  ascertain: 'find out',
  effectuate: 'carry out',
  'inter alia': 'among others',
  'prima facie': 'at first sight',
  'ab initio': 'from the start',
  'vis-a-vis': 'compared with',
};

/** One combined pattern, so that text is scanned only once. */
const legalesePattern = new RegExp(
  String.raw`\b(?:${Object.keys(plainAlternatives)
    .join('|')
    .replaceAll(' ', String.raw`\s+`)})\b`,
  'gi',
);

/** Legal terms are sometimes correct, so this is only a warning. */
export const legalese: Rule<AnyEntry> = {
  id: 'legalese',
  severity: 'warning',
  why: 'Legalese is hard to read, and usually has a plainer form.',
  run: (entry) => reportMatches(entry, findLegalese),
};

/** Finds legalese in English text and suggests plainer words. */
export function findLegalese(text: string): TextDiagnostic[] {
  return findMatches(text, legalesePattern).map(({ 0: phrase, index }) => ({
    index,
    length: phrase.length,
    message: `"${phrase}" is hard to read. Plainer: ${plainAlternatives[phrase.toLowerCase().replaceAll(/\s+/g, ' ')] ?? ''}.`,
  }));
}

const maxSentenceWords = 32;

export const longSentences: Rule<AnyEntry> = {
  id: 'long-sentences',
  severity: 'warning',
  why: 'Long sentences are hard to follow.',
  run: (entry) => reportMatches(entry, findLongSentences),
};

/** Finds sentences of more than 32 words. */
export function findLongSentences(text: string): TextDiagnostic[] {
  return splitSentences(text)
    .filter(({ wordCount }) => wordCount > maxSentenceWords)
    .map(({ index, text: sentence, wordCount }) => ({
      index,
      length: sentence.length,
      message: `This sentence has ${wordCount} words. Split it: up to 25 words are easy to read.`,
    }));
}

/** Reports the matches in the text of an English file. */
function reportMatches(entry: AnyEntry, search: (text: string) => TextDiagnostic[]): NewDiagnostic[] {
  if (getLanguage(entry.data) !== 'en') return [];
  return findInVisibleText(entry, search).map((diagnostic) => ({ ...diagnostic, field: undefined }));
}
