import { matchesOf } from '../wording/matches.ts';

const end = /[.!?]["”»’)*]*(?=\s|$)/g;

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
  return matchesOf(text, end).flatMap(({ 0: marks, index }) => {
    const stop = index + marks.length;
    const before = text.slice(Math.max(0, stop - longest), stop);
    const after = text.slice(stop, stop + longest);
    const isShort = abbreviation.test(before) && !beginning.test(after) && after.trim() !== '';
    const isNumbered = beforeNumber.test(before) && /^\s+\d/.test(after);
    const isHour = /\d ?[ap]\.$/.test(before) && /^\s+m\./.test(after);
    return isShort || isNumbered || isHour ? [] : [stop];
  });
}
