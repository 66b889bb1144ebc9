import type { PlaceCounty, PlaceCopy } from './places-data.ts';

/** A place with one of its spellings, and the name that answers show. */
type NamedPlace = { spelling: string; name: string; county: PlaceCounty; isCounty?: boolean };

/**
 * Lists counties by all their spellings, followed by seats and communities. Answers show a county's English name if it was typed,
 * otherwise its name in the given language.
 */
export function listNamedPlaces(counties: readonly PlaceCounty[], language: string): NamedPlace[] {
  return [
    ...counties.flatMap((county) => {
      const { name, names = {}, otherSpellings = [] } = county;
      return [name, ...Object.values(names), ...otherSpellings].map((spelling = name) => ({
        spelling,
        name: spelling === name ? name : (names[language] ?? name),
        county,
        isCounty: true,
      }));
    }),
    ...counties.flatMap((county) =>
      [county.seat, ...(county.places ?? [])].map((name) => ({ spelling: name, name, county })),
    ),
  ];
}

const minPrefixLength = 4;

/** Finds places by name, one per county. Once typing has ended, the start of a word is enough if it matches a single county. */
export function findPlaces(
  input: string,
  namedPlaces: readonly NamedPlace[],
  { county }: Pick<PlaceCopy, 'county'>,
  hasFinishedTyping: boolean,
): NamedPlace[] {
  // In English too, as on court papers.
  const countyWords = [normalize(county.replace('{name}', '')), 'county', 'co'];
  const normalizedInput = normalize(input).replace(/ (fl|fla|florida)( \d{5}( \d{4})?)?$/, '');
  const name = countyWords
    .reduce((text, word) => text.replace(` ${word} `, ' '), ` ${normalizedInput} `)
    .trim();
  const hasCountyWord = name !== normalizedInput;
  const candidates = namedPlaces.filter((place) => !hasCountyWord || place.isCounty);
  const exactMatches = candidates.filter(
    (place) => removeSpaces(normalize(place.spelling)) === removeSpaces(name),
  );
  if (name === '' || exactMatches.length > 0 || !hasFinishedTyping || name.length < minPrefixLength)
    return selectOnePerCounty(exactMatches);
  const prefixMatches = selectOnePerCounty(
    candidates.filter((place) => ` ${normalize(place.spelling)}`.includes(` ${name}`)),
  );
  return prefixMatches.length === 1 ? prefixMatches : [];
}

function selectOnePerCounty(matches: NamedPlace[]): NamedPlace[] {
  return matches.filter(
    (place, index) => matches.findIndex(({ county }) => county === place.county) === index,
  );
}

/** Removes case, accents and punctuation, and abbreviates "Saint", "Fort" and "Mount". */
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

function removeSpaces(text: string): string {
  return text.replaceAll(' ', '');
}

export type AnswerPart = { text: string; href?: string | undefined };

/** Builds the answer for a finder next to a list of counties: only the counties of the matches. */
export function buildCountyAnswer(matches: readonly NamedPlace[], copy: PlaceCopy): AnswerPart[] {
  if (matches.length > 0) return matches.map((place) => ({ text: `${formatCounty(place, copy)}.` }));
  return [{ text: copy.unknownCounty }, { text: copy.call.label, href: copy.call.href }];
}

/** Builds the answer with the courts of the matches, links to their counties' pages, and, if none has one, how to contact the firm. */
export function buildCourtAnswer(matches: readonly NamedPlace[], copy: PlaceCopy): AnswerPart[] {
  const courts = matches.flatMap((place): AnswerPart[] => {
    const { county } = place;
    const circuit = fillPlaceholders(copy.circuit, {
      name: county.circuit,
      number: parseInt(county.circuit, 10),
    });
    const text = `${formatCounty(place, copy)}: ${circuit}, ${county.seat}.`;
    const href = copy.pages[county.name] ?? county.page;
    return href === undefined ? [{ text }] : [{ text }, { text: fillPlaceholders(copy.page, county), href }];
  });
  if (courts.some(({ href }) => href !== undefined)) return courts;
  return [
    ...(courts.length > 0 ? courts : [{ text: copy.unknown }]),
    { text: copy.call.label, href: copy.call.href },
    { text: copy.consultation.label, href: copy.consultation.href },
  ];
}

function formatCounty({ name, county, isCounty }: NamedPlace, copy: PlaceCopy): string {
  if (!isCounty) return fillPlaceholders(copy.inCounty, { place: name, name: county.name });
  // Documents use the English name.
  return fillPlaceholders(copy.county, { name: name === county.name ? name : `${name} (${county.name})` });
}

function fillPlaceholders(sentence: string, values: { readonly [name: string]: unknown }): string {
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
}
