import { describe, expect, test } from 'vitest';
import {
  findPlaces,
  listNamedPlaces,
  buildCountyAnswer,
  buildCourtAnswer,
} from '#client/places/find-place.ts';
import type { PlaceCounty, PlaceCopy } from '#client/places/places-data.ts';

const copy: PlaceCopy = {
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
  {
    name: 'Inland',
    names: { ru: 'Инленд-Лейк', uk: 'Інленд-Лейк' },
    otherSpellings: ['Инлэнд'],
    circuit: '4th Circuit',
    seat: 'Milltown',
  },
  { name: 'St. Rose', circuit: '7th Circuit', seat: 'Rosé Bay' },
  { name: 'Milltown', circuit: '2nd Circuit', seat: 'Corbin' },
];
const namedPlaces = listNamedPlaces(counties, 'ru');

const getAnswer = (query: string) => {
  const matches = findPlaces(query, namedPlaces, copy, true);
  return buildCourtAnswer(matches, copy)
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
    ['St Rose co., FL 32000-1234', stRose],
    ['Land O’Palms', "Land O' Palms is in Coast County: 17th Circuit, Fort Harbor. Coast page"],
    ['coraldunes', coralDunes],
    ['инленд', 'Инленд-Лейк (Inland) County: 4th Circuit, Milltown. Call Consultation'],
    ['Инленд Лейк county', 'Инленд-Лейк (Inland) County: 4th Circuit, Milltown. Call Consultation'],
    ['Інленд-Лейк', 'Инленд-Лейк (Inland) County: 4th Circuit, Milltown. Call Consultation'],
    ['Инлэнд', 'Инленд-Лейк (Inland) County: 4th Circuit, Milltown. Call Consultation'],
    ['Rose Bay', 'Rosé Bay is in St. Rose County: 7th Circuit, Rosé Bay. Call Consultation'],
  ])('to %j names the county, its court and the next step', (query, answer) => {
    expect(getAnswer(query)).toBe(answer);
  });

  test('links to the county’s page in the same language, if it has one', () => {
    const spanishCopy = { ...copy, circuit: 'Circuito {number}', pages: { Coast: '/coast-spanish' } };
    expect(buildCourtAnswer(findPlaces('Coast', namedPlaces, spanishCopy, true), spanishCopy)).toEqual([
      { text: 'Coast County: Circuito 17, Fort Harbor.' },
      { text: 'Coast page', href: '/coast-spanish' },
    ]);
  });

  test('to an unknown place offers a call and a consultation', () => {
    expect(buildCourtAnswer(findPlaces('Nowhere', namedPlaces, copy, true), copy)).toEqual([
      { text: 'Not on the list.' },
      { text: 'Call', href: 'tel:+1' },
      { text: 'Consultation', href: '/defense#consultation' },
    ]);
  });

  test('to a name in two counties lists both, and to the county with that name only the county', () => {
    const milltownAnswer = 'Milltown County: 2nd Circuit, Corbin.';
    expect(getAnswer('Milltown')).toBe(
      `${milltownAnswer} Milltown is in Inland County: 4th Circuit, Milltown. Call Consultation`,
    );
    expect(getAnswer('Milltown County')).toBe(`${milltownAnswer} Call Consultation`);
  });

  test('to the start of a name names the only place that matches, once typing has ended', () => {
    expect(getAnswer('Coral D')).toBe(coralDunes);
    expect(findPlaces('Coral D', namedPlaces, copy, false)).toEqual([]);
    expect(findPlaces('Cor', namedPlaces, copy, true)).toEqual([]);
    expect(findPlaces('Mill', namedPlaces, copy, true)).toEqual([]);
    expect(getAnswer('Rosé')).toBe(stRose);
    // Coral Dunes is in another county.
    const dunesCity: PlaceCounty = { name: 'Lake', circuit: '5th Circuit', seat: 'Dunes City' };
    expect(findPlaces('Dunes', listNamedPlaces([...counties, dunesCity], 'ru'), copy, true)).toEqual([]);
    expect(findPlaces('', namedPlaces, copy, true)).toEqual([]);
  });

  test('next to a list of counties names only the county, or says where to find it', () => {
    const getCountyAnswer = (query: string) =>
      buildCountyAnswer(findPlaces(query, namedPlaces, copy, true), copy);
    expect(getCountyAnswer('Coral Dunes')).toEqual([{ text: 'Coral Dunes is in Coast County.' }]);
    expect(getCountyAnswer('Nowhere')).toEqual([
      { text: 'See your notice.' },
      { text: 'Call', href: 'tel:+1' },
    ]);
  });

  test('to a county’s name in another language’s word order names the county', () => {
    const spanish = { county: 'Condado de {name}' };
    const milltown = namedPlaces.find(({ name, isCounty }) => name === 'Milltown' && isCounty);
    for (const query of ['condado de Milltown', 'Milltown County'])
      expect(findPlaces(query, namedPlaces, spanish, true)).toEqual([milltown]);
  });
});
