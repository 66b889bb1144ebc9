import * as z from 'zod';
import { codeText, colleagueText, list, webUrl } from '#content/fields/kinds.ts';
import { lexicons } from '#content/languages/lexicons.ts';
import { languages } from '#content/languages/languages.ts';
import { reviewBy } from './parts/head.ts';

const countyCount = 67;
const circuitCount = 20;

const name = codeText('The county’s name without the word County.');

/** Languages whose menus need transliterated county names. */
export const cyrillicLanguages = languages.filter((language) => lexicons[language].script === 'Cyrillic');

const names = z
  .strictObject(
    Object.fromEntries(
      cyrillicLanguages.map((language) => [
        language,
        codeText(`The county’s name in ${lexicons[language].name}.`).optional(),
      ]),
    ),
  )
  .describe('The county’s name in other alphabets, for menus.')
  .default({});

const circuit = z.strictObject({
  name: codeText('The circuit’s full name, spelled out, like "Ninth Judicial Circuit".').regex(
    / Judicial Circuit$/,
    'must be the court’s full name, spelled out, like "Ninth Judicial Circuit"',
  ),
  short: codeText('The circuit’s short name, like "9th Circuit", for the place finder.'),
  counties: list(
    z.strictObject({
      name,
      names,
      otherSpellings: list(
        codeText('A spelling.'),
        'Other common spellings in Cyrillic, which the place finder also accepts.',
      ).optional(),
      seat: codeText('The county seat.'),
      neighbors: list(name, 'Neighboring counties in Florida, in alphabetical order.'),
    }),
    'The counties in the circuit.',
  ),
});

/** Florida's judicial circuits and their counties, for "npm run new -- county" and the place finder. */
export const floridaCounties = z
  .strictObject({
    source: colleagueText('Where the circuits, county seats and neighbors come from.'),
    url: webUrl('URL of the law that lists the circuits.'),
    reviewBy,
    coastal: list(name, 'Counties on the Gulf or the Atlantic. Their pages show a shore scene.'),
    circuits: list(circuit, 'The circuits in order.'),
  })
  .superRefine(({ coastal, circuits }, { addIssue }) => {
    const report = (path: (string | number)[], message: string) =>
      addIssue({ code: 'custom', path, message });
    const allCounties = circuits.flatMap(({ counties }, circuitIndex) =>
      counties.map((county, index) => ({ ...county, path: ['circuits', circuitIndex, 'counties', index] })),
    );
    const countiesByName = new Map(allCounties.map((county) => [county.name, county]));
    if (circuits.length !== circuitCount) {
      report(['circuits'], `must list ${circuitCount} circuits, found ${circuits.length}`);
    }
    if (countiesByName.size !== countyCount) {
      report(['circuits'], `must name ${countyCount} counties, each once, found ${countiesByName.size}`);
    }
    for (const [index, county] of coastal.entries()) {
      if (!countiesByName.has(county))
        report(['coastal', index], `names "${county}", which isn’t in this table`);
    }
    for (const { name: countyName, neighbors, path } of allCounties) {
      for (const [index, neighbor] of neighbors.entries()) {
        const neighborCounty = countiesByName.get(neighbor);
        const neighborPath = [...path, 'neighbors', index];
        if (neighborCounty === undefined)
          report(neighborPath, `names "${neighbor}", which isn’t in this table`);
        else if (!neighborCounty.neighbors.includes(countyName))
          report(neighborPath, `names ${neighbor}, which doesn’t list ${countyName} as a neighbor`);
      }
    }
  });
