import { sentencesOf } from '../../languages/sentences.ts';
import type { Problem } from '../../report/problem.ts';
import type { AnyEntry } from '../../site.ts';
import { placeInBody, problemAt } from '../../source/places.ts';
import { translatableTexts } from '../../texts.ts';

/** A word or phrase to look for, and what to say of it. */
type WordRule = { pattern: RegExp; say: string };

const plainer: Record<string, string> = {
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

/** Words of lawyers that have a plainer twin. */
const legalese: WordRule[] = Object.entries(plainer).map(([phrase, better]) => ({
  pattern: new RegExp(`\\b${phrase.replaceAll(' ', '\\s+')}\\b`, 'gi'),
  say: `is hard on readers. Plainer: ${better}.`,
}));

const spelled: Record<string, string> = {
  'Miami Dade': 'Miami-Dade',
  'Miami-dade': 'Miami-Dade',
  'Palm beach': 'Palm Beach',
  'Value adjustment board': 'Value Adjustment Board',
  'Trim notice': 'TRIM notice',
  'Lis Pendens': 'lis pendens',
  'attorney client': 'attorney-client',
  'follow up call': 'follow-up call',
  judgement: 'judgment',
  foreclousure: 'foreclosure',
  forclosure: 'foreclosure',
  'foreclose sure': 'foreclosure',
  morgage: 'mortgage',
  mortage: 'mortgage',
  attorny: 'attorney',
  atorney: 'attorney',
  plantiff: 'plaintiff',
  defendent: 'defendant',
  subpena: 'subpoena',
  'tax lein': 'tax lien',
  'guardian ship': 'guardianship',
  immigraton: 'immigration',
  naturalisation: 'naturalization',
  recieve: 'receive',
  seperate: 'separate',
  occured: 'occurred',
  concensus: 'consensus',
  priviledge: 'privilege',
  testimonal: 'testimonial',
  probabte: 'probate',
  revocible: 'revocable',
  beneficary: 'beneficiary',
  benificiary: 'beneficiary',
  executer: 'executor',
  intestant: 'intestate',
  escrew: 'escrow',
  arbitation: 'arbitration',
  affadavit: 'affidavit',
  affidavid: 'affidavit',
};

/** How the firm spells its own terms, and slips that spell checkers of browsers let pass. */
const spelling: WordRule[] = Object.entries(spelled).map(([wrong, right]) => ({
  pattern: new RegExp(`\\b${wrong.replaceAll(' ', '\\s+')}\\b`, /[A-Z]/.test(wrong + right) ? 'g' : 'gi'),
  say: `is spelled ${right} on this site.`,
}));

const longestSentence = 32;

type Found = { index: number; length: number; message: string };

/** Remarks on the English words of a file. Always warnings: terms of art are sometimes the right ones. */
export function proseRemarks(entry: AnyEntry): Problem[] {
  if ('language' in entry.data && entry.data.language !== 'en') return [];
  const { frontmatter } = entry;
  const fields = translatableTexts(entry).flatMap(({ path, text }) =>
    remarksOn(text).map((found) => inField(entry, path, text, found)),
  );
  const body = remarksOn(frontmatter.body).map(({ index, length, message }) => ({
    ...placeInBody(frontmatter.body, frontmatter.bodyLineOffset, index, length),
    file: entry.file,
    message,
    severity: 'warning' as const,
  }));
  return [...fields, ...body];
}

export function remarksOn(text: string): Found[] {
  return [...byRules(text, legalese), ...byRules(text, spelling), ...longSentences(text)];
}

function byRules(text: string, rules: WordRule[]): Found[] {
  return rules.flatMap(({ pattern, say }) =>
    [...text.matchAll(pattern)].map(({ 0: words, index }) => ({
      index,
      length: words.length,
      message: `"${words}" ${say}`,
    })),
  );
}

function longSentences(text: string): Found[] {
  return sentencesOf(text)
    .filter(({ words }) => words > longestSentence)
    .map(({ index, text: sentence, words }) => ({
      index,
      length: sentence.length,
      message: `This sentence has ${words} words. Split it: up to 25 are easy to read.`,
    }));
}

/** Marks the words themselves where the field stands on lines of its own; else the field. */
function inField(entry: AnyEntry, path: (string | number)[], text: string, found: Found): Problem {
  const { frontmatter } = entry;
  const whole = problemAt(frontmatter, path, 'value');
  const words = (text.slice(found.index, found.index + found.length).split('\n')[0] ?? '').trim();
  const lines = frontmatter.text.split('\n');
  const skipped = text.slice(0, found.index).split('\n').length - 1;
  for (let line = whole.line + skipped; line <= whole.line + skipped + 1; line++) {
    const at = (lines[line - 1] ?? '').indexOf(words);
    if (at >= 0) {
      const mark = { line, column: at + 1, length: words.length };
      return { ...whole, severity: 'warning', line, column: at + 1, mark, message: found.message };
    }
  }
  return { ...whole, severity: 'warning', message: found.message };
}
