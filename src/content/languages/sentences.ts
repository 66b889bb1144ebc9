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
  return (withoutMarkdown(text).match(/[\p{L}\p{N}][\p{L}\p{N}'’.,$%-]*/gu) ?? []).length;
}

/** The words of a text alone: links without their addresses, each quoted fact as one word. */
export function withoutMarkdown(text: string): string {
  return text
    .replace(/\{\{[^}]*\}\}/g, 'fact')
    .replace(/\]\([^)]*\)/g, ' ')
    .replace(/[*_[\]#>`]/g, ' ');
}
