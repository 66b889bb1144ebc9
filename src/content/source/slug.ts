import type { Language } from '../languages/languages.ts';

/** Latin spellings of letters other than accented Latin ones. Russian and Ukrainian are transliterated as in passports. */
const spellings = [
  'а=a б=b в=v г=g ґ=g д=d е=e ё=e є=ie ж=zh з=z и=i і=i ї=i й=i к=k л=l м=m н=n о=o п=p р=r с=s т=t у=u ф=f х=kh',
  'ц=ts ч=ch ш=sh щ=shch ъ= ы=y ь= э=e ю=iu я=ia ß=ss æ=ae œ=oe ø=o ł=l đ=d ð=d þ=th ı=i',
];
const ukrainianSpellings = ['г=h и=y'];

function indexLetters(lists: string[]): Map<string, string> {
  const pairs = lists.flatMap((list) => list.split(' '));
  return new Map(pairs.map((pair) => [pair.charAt(0), pair.slice(2)]));
}

const latinLetters = indexLetters(spellings);
const latinLettersForUkrainian = indexLetters([...spellings, ...ukrainianSpellings]);

/** Converts a name for use in URLs: "Jane O’Doe" becomes "jane-o-doe", "Вартість" becomes "vartist". */
export function slugify(name: string, language?: Language): string {
  const letters = language === 'uk' ? latinLettersForUkrainian : latinLetters;
  return name
    .toLowerCase()
    .normalize('NFC')
    .replace(/\P{ASCII}/gu, (letter) => letters.get(letter) ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Suggests a file name, or gives generic advice if no letter of the old name can be transliterated. */
export function formatRenameHint(name: string): string {
  const suggestion = slugify(name);
  return suggestion === ''
    ? ' Rename it with Latin letters, such as orange.md.'
    : ` Rename it: ${suggestion}.md.`;
}

/** Converts "small-business" to "Small Business", the fallback label for a path segment. */
export function toTitleCase(segment: string): string {
  return segment
    .split('-')
    .filter((word) => word !== '')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

/** Normalizes case and spaces: "palm  beach" and "Palm Beach" are the same. */
export function foldName(name: string): string {
  return name.trim().replaceAll(/\s+/g, ' ').toLowerCase();
}
