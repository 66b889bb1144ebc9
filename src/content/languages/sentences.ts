import { matchesOf } from './matches.ts';

const sentenceEnd = /[.!?]["”»’)*]*(?=\s|$)/g;

/** Short forms whose full stop ends no sentence, as a rule. */
const abbreviation =
  /(?<![\p{L}\p{N}])(?:U\.S|e\.g|i\.e|s|ss|St|Mr|Mrs|Ms|Dr|v|Colo|Fla|Stat|R\.P\.C|sec|Inc|P\.A|[ap]\. ?m|J\.D|M\.B\.A|Sra?|Dra|Lic|EE|UU|див|см|тис|тыс|ім|им|р|г|рр|гг)\.$/u;
/** These are short forms before a number alone: "No. 5", "art. 702", "ст. 702". */
const beforeNumber = /(?<![\p{L}\p{N}])(?:No|Nos|art|arts|núm|ст|п|ч)\.$/u;
/** Words that begin a sentence even behind a short form. */
const beginning =
  /^\s+(?:We|Our|You|Your|They|If|It|This|That|There|Ми|Наш[аіе]?|Ви|Ваш[аіе]?|Це|Мы|Наши|Вы|Ваши|Это|Nosotros|Nuestr[oa]s?|Usted|Si)(?!\p{L})/u;
/** How far to look on either side. */
const longest = 12;

/** The places behind the marks that end a sentence of running text; behind the last words there may be none. */
export function sentenceEnds(text: string): number[] {
  return matchesOf(text, sentenceEnd).flatMap(({ 0: marks, index }) => {
    const stop = index + marks.length;
    const before = text.slice(Math.max(0, stop - longest), stop);
    const after = text.slice(stop, stop + longest);
    const isShort = abbreviation.test(before) && !beginning.test(after) && after.trim() !== '';
    const isNumbered = beforeNumber.test(before) && /^\s+\d/.test(after);
    const isHour = /\d ?[ap]\.$/.test(before) && /^\s+m\./.test(after);
    return isShort || isNumbered || isHour ? [] : [stop];
  });
}

type Sentence = { index: number; text: string; words: number };

/** The sentences of running text with their places. Headings, list marks and links lose their signs first. */
export function sentencesOf(text: string): Sentence[] {
  const sentences: Sentence[] = [];
  for (const paragraph of text.matchAll(/(?:(?!\n\s*\n|\n\s*[-*#] |\n\s*\d+\. )[\s\S])+/g)) {
    let start = 0;
    const whole = paragraph[0];
    for (const stop of [...sentenceEnds(whole), whole.length]) {
      const piece = whole.slice(start, stop);
      const lead = piece.length - piece.replace(/^[\s\-*#>]+/, '').length;
      const words = countWords(piece);
      if (words > 0)
        sentences.push({ index: paragraph.index + start + lead, text: piece.slice(lead), words });
      start = stop;
    }
  }
  return sentences;
}

/** A quoted fact counts as one word, a link by its words alone. */
function countWords(text: string): number {
  return (plainWords(text).match(/[\p{L}\p{N}][\p{L}\p{N}'’.,$%-]*/gu) ?? []).length;
}

function plainWords(text: string): string {
  return text
    .replace(/\{\{[^}]*\}\}/g, 'fact')
    .replace(/\]\([^)]*\)/g, ' ')
    .replace(/[*_[\]#>`]/g, ' ');
}

/** Syllables of an English word, as they are heard: groups of vowels, a silent e left out. */
export function syllables(word: string): number {
  const letters = word.toLowerCase().replace(/[^a-z]/g, '');
  if (letters.length <= 3) return letters.length === 0 ? 0 : 1;
  const heard = letters
    .replace(/(?:[^laeiouy]es|[^laeiouytd]ed|[^laeiouy]e)$/, (end) => end.charAt(0))
    .replace(/^y/, '');
  return Math.max(1, (heard.match(/[aeiouy]+/g) ?? []).length);
}

/**
 * Flesch-Kincaid grade: the years of school that a reader
 * of this English text needs. Undefined below 30 words.
 */
export function readingGrade(text: string): number | undefined {
  const sentences = sentencesOf(text);
  const words = plainWords(text).match(/[A-Za-z][A-Za-z'’-]*/g) ?? [];
  if (sentences.length === 0 || words.length < 30) return undefined;
  const sounds = words.reduce((sum, word) => sum + syllables(word), 0);
  const grade = 0.39 * (words.length / sentences.length) + 11.8 * (sounds / words.length) - 15.59;
  return Math.round(grade * 10) / 10;
}
