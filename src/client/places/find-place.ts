import type { PlaceCounty, PlaceWords } from './places-data.ts';

type Named = { name: string; county: PlaceCounty };

/** Names of counties, then of seats and communities. */
export function namedPlaces(counties: readonly PlaceCounty[]): Named[] {
  return [
    ...counties.map((county) => ({ name: county.name, county })),
    ...counties.flatMap((county) =>
      [county.seat, ...(county.places ?? [])].map((name) => ({ name, county })),
    ),
  ];
}

const minPrefix = 4;

/** The places of a name, one per county. If `isComplete`, a prefix is enough where it fits a single county. */
export function findPlaces(
  typed: string,
  named: readonly Named[],
  { county }: Pick<PlaceWords, 'county'>,
  isComplete: boolean,
): Named[] {
  const countyWord = normalize(county.replace('{name}', ''));
  const whole = normalize(typed).replace(/ (fl|fla|florida)$/, '');
  const name = ` ${whole} `.replace(` ${countyWord} `, ' ').trim();
  const saysCounty = name !== whole;
  const candidates = named.filter((each) => !saysCounty || each.name === each.county.name);
  const exact = candidates.filter((each) => normalize(each.name) === name);
  if (name === '' || exact.length > 0 || !isComplete || name.length < minPrefix) return oneEach(exact);
  const begun = oneEach(candidates.filter((each) => normalize(each.name).startsWith(name)));
  return begun.length === 1 ? begun : [];
}

function oneEach(found: Named[]): Named[] {
  return found.filter((each, index) => found.findIndex(({ county }) => county === each.county) === index);
}

/** Without case, accents and punctuation; "Saint", "Fort" and "Mount" abbreviated. */
function normalize(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\p{M}'’.]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/\bsaint\b/, 'st')
    .replace(/\bfort\b/, 'ft')
    .replace(/\bmount\b/, 'mt');
}

export type AnswerPart = { text: string; href?: string | undefined };

export function placeAnswer(found: readonly Named[], words: PlaceWords): AnswerPart[] {
  const courts = found.flatMap(({ name, county }): AnswerPart[] => {
    const countyName = fillIn(words.county, county);
    const isCounty = name === county.name;
    const where = isCounty ? countyName : fillIn(words.inCounty, { place: name, name: countyName });
    const text = `${where}: ${county.circuit}, ${county.seat}.`;
    const href = words.pages[county.name] ?? county.page;
    return href === undefined ? [{ text }] : [{ text }, { text: fillIn(words.page, county), href }];
  });
  if (courts.some(({ href }) => href !== undefined)) return courts;
  return [
    ...(courts.length > 0 ? courts : [{ text: words.unknown }]),
    { text: words.call.label, href: words.call.href },
    { text: words.consultation.label, href: words.consultation.href },
  ];
}

function fillIn(sentence: string, values: { readonly [name: string]: unknown }): string {
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
}
