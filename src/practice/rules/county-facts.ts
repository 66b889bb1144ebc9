import { lexicons } from '#content/languages/lexicons.ts';
import { suggestName } from '#content/report/suggest.ts';
import type { DataOf } from '../collections.ts';
import type { Entries, Entry } from '../site.ts';
import { cyrillicLanguages } from '../schemas/florida-counties.ts';
import { foldName } from '#content/source/slug.ts';
import type { NewDiagnostic } from '#content/rules/rule.ts';
import { findCopiedFiles, listCounties } from './counties.ts';
import type { SiteRule } from './rule.ts';
import { locateValue } from '#content/rules/locate.ts';

const tableFile = 'content/site/florida-counties.md';

/** Lists the facts about each county from the table of Florida's counties. */
export function flattenCircuits({ circuits }: DataOf<'florida-counties'>) {
  return circuits.flatMap(({ name: circuit, counties }) =>
    counties.map((county) => ({ ...county, circuit })),
  );
}

export type CountyFacts = ReturnType<typeof flattenCircuits>[number];

function indexRowsByName(entries: Entries): Map<string, CountyFacts> {
  const rows = [...entries['florida-counties'].values()].flatMap(({ data }) => flattenCircuits(data));
  return new Map(rows.map((row) => [foldName(row.name), row]));
}

/** County files whose name, court, seat or neighbors contradict the table. */
export const countyFacts: SiteRule = {
  id: 'county-facts',
  severity: 'error',
  why: 'A wrong court name sends readers to the wrong courthouse.',
  run: (context) => {
    const { entries } = context;
    const rows = indexRowsByName(entries);
    // `countyCopies` reports a copy's leftovers instead.
    const copies = findCopiedFiles(listCounties(context));
    const names = Map.groupBy(entries.counties.values(), ({ data }) => foldName(data.name));
    return [...entries.counties.values()].flatMap((county) => {
      const name = foldName(county.data.name);
      const row = rows.get(name);
      const isCopy = copies.has(county.file) || (names.get(name)?.length ?? 0) > 1;
      return row === undefined || isCopy ? [] : checkCounty(county, row);
    });
  },
};

/** County pages that menus in Cyrillic languages would show in Latin letters. */
export const countyNames: SiteRule = {
  id: 'county-names',
  severity: 'warning',
  why: 'A Cyrillic menu needs every county name in Cyrillic.',
  run: ({ entries }) => {
    const rows = indexRowsByName(entries);
    return [...entries.counties.values()].flatMap((county) => {
      const { name } = county.data;
      const row = rows.get(foldName(name));
      return cyrillicLanguages
        .filter((language) => row !== undefined && row.names[language] === undefined)
        .map((language): NewDiagnostic => {
          const languageName = lexicons[language].name;
          const message = `has no ${languageName} name, so ${languageName} menus show it in Latin letters. In ${tableFile}, below "- name: ${name}", write "names:" and below it "${language}: " with the ${languageName} name.`;
          return { ...locateValue(county, ['name']), message };
        });
    });
  },
};

function checkCounty(county: Entry<'counties'>, row: CountyFacts): NewDiagnostic[] {
  const { circuit, seat = row.seat, neighbors } = county.data;
  const reports: NewDiagnostic[] = [];
  const report = (path: (string | number)[], message: string) =>
    reports.push({ ...locateValue(county, path), message: `${message} (${tableFile}).` });
  if (county.data.name !== row.name) report(['name'], `must be written ${row.name}`);
  if (foldName(circuit) !== foldName(row.circuit)) {
    report(['circuit'], `is the court of another county: ${row.name} is in the ${row.circuit}`);
  }
  if (foldName(seat) !== foldName(row.seat)) report(['seat'], `must be ${row.seat}, the seat of ${row.name}`);
  for (const [index, name] of neighbors.entries()) {
    if (row.neighbors.some((other) => foldName(other) === foldName(name))) continue;
    const suggestion = suggestName(name, row.neighbors);
    report(
      ['neighbors', index],
      `names ${name}, which doesn’t border ${row.name}.${suggestion} The neighbors of ${row.name} are ${row.neighbors.join(', ')}`,
    );
  }
  return reports;
}
