import { describe, expect, test } from 'vitest';
import {
  findPlaces,
  listNamedPlaces,
  buildCountyAnswer,
  buildCourtAnswer,
} from '#client/places/find-place.ts';
import type { PlaceCounty, PlaceCopy } from '#client/places/places-data.ts';

const words: PlaceCopy = {
  county: '{name} County',
  inCounty: '{place} is in {name} County',
  circuit: '{name}',
  page: '{name} page',
  pages: {},
  unknown: 'Not on the list.',
  unknownCounty: 'See your notice.',
  call: { href: 'tel:+1', label: 'Call' },
  consultation: { href: '/defense#consultation', label: 'Consultation' },
};

const counties: PlaceCounty[] = [
  {
    name: 'Coast',
    circuit: '17th Circuit',
    seat: 'Fort Harbor',
    page: '/coast',
    places: ['Coral Dunes', "Land O' Palms"],
  },
  { name: 'Inland', circuit: '4th Circuit', seat: 'Milltown' },
  { name: 'St. Rose', circuit: '7th Circuit', seat: 'Rosé Bay' },
  { name: 'Milltown', circuit: '2nd Circuit', seat: 'Corbin' },
];
const named = listNamedPlaces(counties);

const answerTo = (typed: string, isComplete = true) => {
  const found = findPlaces(typed, named, words, isComplete);
  return buildCourtAnswer(found, words)
    .map(({ text }) => text)
    .join(' ');
};

const coralDunes = 'Coral Dunes is in Coast County: 17th Circuit, Fort Harbor. Coast page';
const stRose = 'St. Rose County: 7th Circuit, Rosé Bay. Call Consultation';

describe('the answer', () => {
  test.each([
    ['Coral Dunes', coralDunes],
    ['  coral   DUNES, FL', coralDunes],
    ['Coral Dunes, Florida', coralDunes],
    ['land o palms', "Land O' Palms is in Coast County: 17th Circuit, Fort Harbor. Coast page"],
    ['Ft. Harbor', 'Fort Harbor is in Coast County: 17th Circuit, Fort Harbor. Coast page'],
    ['Coast', 'Coast County: 17th Circuit, Fort Harbor. Coast page'],
    ['coast county', 'Coast County: 17th Circuit, Fort Harbor. Coast page'],
    ['Saint Rose', stRose],
    ['St Rose County', stRose],
    ['Rose Bay', 'Rosé Bay is in St. Rose County: 7th Circuit, Rosé Bay. Call Consultation'],
  ])('to %j names the county, its court, and where to go on', (typed, said) => {
    expect(answerTo(typed)).toBe(said);
  });

  test('leads to the page in the language of this one, where the county has one', () => {
    const spanish = { ...words, circuit: 'Circuito {number}', pages: { Coast: '/coast-spanish' } };
    expect(buildCourtAnswer(findPlaces('Coast', named, spanish, true), spanish)).toEqual([
      { text: 'Coast County: Circuito 17, Fort Harbor.' },
      { text: 'Coast page', href: '/coast-spanish' },
    ]);
  });

  test('to a place that is not listed offers a call and a consultation', () => {
    expect(buildCourtAnswer(findPlaces('Nowhere', named, words, true), words)).toEqual([
      { text: 'Not on the list.' },
      { text: 'Call', href: 'tel:+1' },
      { text: 'Consultation', href: '/defense#consultation' },
    ]);
  });

  test('to a name of two counties says both, and to a county by that name only this one', () => {
    const milltown = 'Milltown County: 2nd Circuit, Corbin.';
    expect(answerTo('Milltown')).toBe(
      `${milltown} Milltown is in Inland County: 4th Circuit, Milltown. Call Consultation`,
    );
    expect(answerTo('Milltown County')).toBe(`${milltown} Call Consultation`);
  });

  test('to the start of a name guesses once typing is over, and only where one county fits', () => {
    expect(answerTo('Coral D')).toBe(coralDunes);
    expect(findPlaces('Coral D', named, words, false)).toEqual([]);
    expect(findPlaces('Cor', named, words, true)).toEqual([]);
    expect(findPlaces('Mill', named, words, true)).toEqual([]);
    expect(findPlaces('', named, words, true)).toEqual([]);
  });

  test('on a list of counties names only the county, or where else to find it', () => {
    const read = (typed: string) => buildCountyAnswer(findPlaces(typed, named, words, true), words);
    expect(read('Coral Dunes')).toEqual([{ text: 'Coral Dunes is in Coast County.' }]);
    expect(read('Nowhere')).toEqual([{ text: 'See your notice.' }, { text: 'Call', href: 'tel:+1' }]);
  });

  test('finds a county by the pattern of another language', () => {
    expect(findPlaces('condado de Coast', named, { county: 'Condado de {name}' }, true)).toHaveLength(1);
  });
});
