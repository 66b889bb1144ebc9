import { didYouMean } from '../../report/suggest.ts';
import type { DataOf } from '../../collections.ts';
import type { Entry } from '../../site.ts';
import { foldName } from '../../source/slug.ts';
import { valueAt } from '../at.ts';
import type { Report, SiteRule } from '../rule.ts';

const table = 'content/site/florida-counties.md';

export type CountyFacts = { name: string; circuit: string; seat: string; neighbors: string[] };

/** What the table of Florida's counties says of each. */
export function countyFacts({ circuits }: DataOf<'florida-counties'>): CountyFacts[] {
  return circuits.flatMap(({ name: circuit, counties }) =>
    counties.map((county) => ({ ...county, circuit })),
  );
}

/** What a county's file says of its court, its seat and its neighbors. */
export const countiesAsInTable: SiteRule = {
  id: 'county-facts',
  severity: 'error',
  why: 'A page that names the wrong court sends its reader to the wrong courthouse.',
  // A copy is reported for what it still says of its model.
  unless: ['addresses', 'titles', 'county-copies'],
  run: ({ entries }) => {
    const rows = [...entries['florida-counties'].values()].flatMap(({ data }) => countyFacts(data));
    const known = new Map(rows.map((row) => [foldName(row.name), row]));
    return [...entries.counties.values()].flatMap((county) => {
      const row = known.get(foldName(county.data.name));
      return row === undefined ? [] : faultsOf(county, row);
    });
  },
};

function faultsOf(county: Entry<'counties'>, row: CountyFacts): Report[] {
  const { circuit, seat = row.seat, neighbors } = county.data;
  const reports: Report[] = [];
  const say = (path: (string | number)[], message: string) =>
    reports.push({ at: valueAt(county, path), message: `${message} (${table}).` });
  if (foldName(circuit) !== foldName(row.circuit)) {
    say(['circuit'], `is the court of another county: ${row.name} is in the ${row.circuit}`);
  }
  if (foldName(seat) !== foldName(row.seat)) say(['seat'], `must be ${row.seat}, the seat of ${row.name}`);
  for (const [index, name] of neighbors.entries()) {
    if (row.neighbors.some((other) => foldName(other) === foldName(name))) continue;
    const meant = didYouMean(name, row.neighbors);
    say(
      ['neighbors', index],
      `names ${name}, which does not border on ${row.name}.${meant} Its neighbors are ${row.neighbors.join(', ')}`,
    );
  }
  return reports;
}
