import { collections } from '../../collections.ts';
import { languageOf } from '../../languages/languages.ts';
import { matchesOf } from '../../languages/matches.ts';
import type { Problem } from '../../report/problem.ts';
import { findShown } from '../../texts.ts';
import type { Finding, Judged } from '../../texts.ts';

/** Something that nobody means to write in words that visitors read. */
export type ShownSlip = {
  /** Stands in every text that holds the slip: looking for it is all that most files cost. */
  sign: RegExp;
  pattern: RegExp;
  say: (words: string) => string;
  /** `warning` where right content may say the same. */
  severity: Problem['severity'];
};

/** The slips of a list that a file's words hold, each at its place. */
export function shownSlips(entry: Judged, slips: readonly ShownSlip[]): Problem[] {
  const likely = slips.filter(({ sign }) => sign.test(entry.frontmatter.text));
  if (likely.length === 0) return [];
  return findShown(entry, (text) => firstOfEach(likely.flatMap((slip) => slipsIn(text, slip))));
}

/** "[NAME]" is a remark for two reasons, and told once. */
function firstOfEach(found: Finding[]): Finding[] {
  return found.filter(({ index }, at) => found.findIndex((other) => other.index === index) === at);
}

function slipsIn(text: string, { pattern, say, severity }: ShownSlip): Finding[] {
  return matchesOf(text, pattern).map(({ 0: words, index }) => ({
    index,
    length: words.length,
    say: () => say(words),
    severity,
  }));
}

/** Words that may well stand twice. */
const twiceByRight = 'that|had|will|are|can|very|so|no|bye|дуже|очень|muy|ні|нет';

const slips: readonly ShownSlip[] = [
  {
    sign: /\s([a-z\u0400-\u04FFáéíñóúü]{2,})\s+\1(?![a-z\u0400-\u04FF])/,
    pattern: new RegExp(
      String.raw`(?<![\p{L}’'-])(?!(?:${twiceByRight})\s)(\p{Ll}{2,})\s+\1(?![\p{L}’'-])`,
      'gu',
    ),
    severity: 'warning',
    say: (words) => `"${words.replace(/\s+/, ' ')}" says one word twice. Take one away.`,
  },
  {
    sign: / [,;!?]|,,|;;|\.\.|!!|\?\?/,
    pattern: /(?<=[\p{L}\d]) [,;!?](?=\s|$)|,,|;;|(?<!\.)\.\.(?![./])|!!+|\?\?+/gmu,
    severity: 'warning',
    say: (words) =>
      words.startsWith(' ')
        ? `A space stands before "${words.trim()}". Take it away.`
        : `"${words}" stands here where one sign does.`,
  },
  {
    sign: /[^\s\d][.;!?,][^\s\d]/,
    pattern: /(?<=\p{Ll}{2})[.;!?](?=\p{Lu}\p{Ll}+[\s,])|(?<=\p{Ll}{2}),(?=\p{Ll}{2})/gu,
    severity: 'warning',
    say: (words) => `No space follows the "${words}" here. Put one in.`,
  },
];

/** Looked for only where there are Cyrillic letters: a keyboard in the other layout types signs that look the same. */
const mixed: readonly ShownSlip[] = [
  {
    sign: /[A-Za-z][\u0400-\u04FF]|[\u0400-\u04FF][A-Za-z]/,
    pattern: /[\p{L}’]*(?:[A-Za-z][\u0400-\u04FF]|[\u0400-\u04FF][A-Za-z])[\p{L}’]*/gu,
    severity: 'error',
    say: (words) =>
      `"${words}" mixes Latin and Cyrillic letters, which look alike: ${lettersOf(words)} can’t be found by a search or read aloud. Type the word again in one keyboard layout.`,
  },
];

/** "Суд i закон": in other languages such a letter may be a word, and a capital one is a kind of visa. */
const loneLatin: readonly ShownSlip[] = [
  {
    sign: / [aceiopxy] /,
    pattern: /(?<=[\u0400-\u04FF],? )[aceiopxy](?= [\u0400-\u04FF])/g,
    severity: 'warning',
    say: (words) =>
      `This "${words}" is a Latin letter among Cyrillic words. Type it again in the layout of the language.`,
  },
];

/** The letters of the alphabet that fewer letters of the word are of. */
function lettersOf(word: string): string {
  const latin = word.match(/[A-Za-z]/g) ?? [];
  const cyrillic = word.match(/[\u0400-\u04FF]/g) ?? [];
  const [few, name] = latin.length <= cyrillic.length ? [latin, 'Latin'] : [cyrillic, 'Cyrillic'];
  return `with the ${name} ${[...new Set(few)].map((letter) => `"${letter}"`).join(', ')} it`;
}

/** Slips of the keyboard in the words that visitors read. Nearly all are warnings: a name may be spelled so. */
export function checkTypingSlips(entry: Judged): Problem[] {
  // A fact's words are judged beside its value.
  if (collections[entry.collection].holdsFigures === true) return [];
  const { text, values } = entry.frontmatter;
  return shownSlips(entry, [
    ...slips,
    ...(/[\u0400-\u04FF]/.test(text) ? mixed : []),
    ...(['uk', 'ru'].includes(languageOf(values)) ? loneLatin : []),
  ]);
}
