import { unwritten } from '#content/fields/kinds.ts';
import { en } from '#content/languages/en.ts';

const units = ['minute', 'hour', 'day', 'week', 'month', 'year'] as const;

/** The source of a lexicon: values from Node's Intl, and FILL IN for values that a speaker of the language must write. */
export function lexiconText(code: string, name: string): string {
  const { script, region } = new Intl.Locale(code).maximize();
  const months = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 15)));
  const full = months.map((day) => partOf(day, code, { month: 'long' }));
  const of = months.map((day) => partOf(day, code, { month: 'long', day: 'numeric' }));
  const [between] = new Intl.DateTimeFormat(code, { month: 'long', day: 'numeric', timeZone: 'UTC' })
    .formatToParts(months[0])
    .filter(({ type }) => type === 'literal');
  const english = new Intl.DisplayNames(code, { type: 'language' }).of('en') ?? 'english';
  const toFillIn = (field: string, hint: string) => [
    `  // ${unwritten}: ${hint} Until then it matches nothing.`,
    `  ${field}: '(?!)',`,
  ];
  return [
    `import type { Lexicon } from './lexicon.ts';`,
    '',
    `export const ${code}: Lexicon = {`,
    `  name: ${quoted(name)},`,
    `  locale: ${quoted(code)},`,
    `  sharedAs: ${quoted(`${code}_${region ?? 'US'}`)},`,
    '  months: {',
    `    full: [${full.map(quoted).join(', ')}],`,
    `    of: [${of.map(quoted).join(', ')}],`,
    '  },',
    ...(between?.value.trim() === 'de' ? [`  behindDay: 'de',`] : []),
    `  script: ${quoted(script === 'Cyrl' ? 'Cyrillic' : 'Latin')},`,
    `  // ${unwritten}: its own letters, or twenty frequent words that no other language of the site has. Until then its texts`,
    '  // aren’t distinguished from those.',
    '  own: /(?!)/gu,',
    ...toFillIn('abbreviations', 'abbreviations whose period doesn’t end a sentence, like Mr|Dr.'),
    ...toFillIn('abbreviationsOfNumbers', 'the same before a number, like No|art.'),
    ...toFillIn('sentenceStarts', 'words that begin a sentence, like We|You|This.'),
    ...toFillIn('vagueLinkWords', 'link texts without a destination, like here|click here.'),
    ...toFillIn('repeatable', 'words that may be repeated, like very|no.'),
    ...toFillIn('noteStarts', 'first words of notes to oneself, like insert|check.'),
    `  english: ${quoted(english.slice(0, Math.max(4, english.length - 2)).toLowerCase())},`,
    `  footnotes: { heading: ${quoted(`${unwritten}: ${en.footnotes.heading}`)}, back: ${quoted(`${unwritten}: ${en.footnotes.back}`)} },`,
    `  bothFigures: ${quoted(`${unwritten}: ${en.bothFigures}`)},`,
    '  units: {',
    ...units.map((unit) => `    ${unit}s: ${quoted(formsOf(unit, code).join('|'))},`),
    '  },',
    `  // ${unwritten}: numbers as words, in the order of their values, as in the other lexicons. Until then none is known.`,
    "  numerals: { ones: ['(?!)'], tens: ['(?!)'], hundreds: ['(?!)'], joint: ' ' },",
    '};',
    '',
  ].join('\n');
}

function quoted(text: string): string {
  return `'${text.replaceAll(/['\\]/g, String.raw`\$&`)}'`;
}

function partOf(day: Date, code: string, form: Intl.DateTimeFormatOptions): string {
  const parts = new Intl.DateTimeFormat(code, { ...form, timeZone: 'UTC' }).formatToParts(day);
  return parts.find(({ type }) => type === 'month')?.value ?? '';
}

/** The forms for one, two and many. */
function formsOf(unit: string, code: string): string[] {
  const counter = new Intl.NumberFormat(code, { style: 'unit', unit, unitDisplay: 'long' });
  const forms = [1, 2, 5, 1.5].map(
    (count) => counter.formatToParts(count).find(({ type }) => type === 'unit')?.value ?? '',
  );
  return [...new Set(forms)].toSorted((a, b) => b.length - a.length);
}
