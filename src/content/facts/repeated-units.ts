import { noLetterBehind, sortsOfDays, wordsOfUnit } from './units.ts';

type Quoted = {
  name: string;
  /** The fact's words in the text's language. */
  words: string;
  unit: string | undefined;
  before: string;
  after: string;
};

type Repeated = { sign: string; side: 'before' | 'behind' };

/** What a text says once more beside a quoted fact: "{{answer-deadline}} days" would read "20 days days". */
export function repeatedUnit({ name, words, unit, before, after }: Quoted): string | undefined {
  const found = signRepeated(words, before, after) ?? unitRepeated(words, unit, after);
  if (found === undefined) return undefined;
  const shown = `${found.side === 'before' ? found.sign : ''}${words}${found.side === 'behind' ? found.sign : ''}`;
  return `{{${name}}} says "${words}" already, so that this would read "${shown}". Take "${found.sign.trim()}" away.`;
}

function signRepeated(words: string, before: string, after: string): Repeated | undefined {
  const dollar = words.startsWith('$') ? /(?:US)?\$ ?$/.exec(before)?.[0] : undefined;
  if (dollar !== undefined) return { sign: dollar, side: 'before' };
  return words.endsWith('+') && after.startsWith('+') ? { sign: '+', side: 'behind' } : undefined;
}

function unitRepeated(words: string, unit: string | undefined, after: string): Repeated | undefined {
  const pattern = unit === undefined ? undefined : patternsOf(unit);
  if (pattern === undefined || !pattern.stated.test(words)) return undefined;
  const [sign] = pattern.again.exec(after) ?? [];
  return sign === undefined ? undefined : { sign, side: 'behind' };
}

type Patterns = { stated: RegExp; again: RegExp };

const known = new Map<string, Patterns | undefined>();

function patternsOf(unit: string): Patterns | undefined {
  const pattern = known.has(unit) ? known.get(unit) : makePatterns(unit);
  known.set(unit, pattern);
  return pattern;
}

/** Only what stands right behind the fact is looked at. */
function makePatterns(unit: string): Patterns | undefined {
  const words = wordsOfUnit(unit);
  if (words === undefined) return undefined;
  const dollar = unit === 'usd' ? String.raw`|\$` : '';
  return {
    stated: new RegExp(String.raw`(?:${words}${dollar})`, 'iu'),
    again: new RegExp(
      String.raw`^(?:-|[^\S\n]+(?!-\s)|[^\S\n]*\n(?![^\S\n]*(?:\n|- )))?(?:${sortsOfDays}\s+)?${words}${noLetterBehind}`,
      'iu',
    ),
  };
}
