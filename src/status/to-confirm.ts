import type { Entry, Site } from '#content/site.ts';
import { itemAt } from './report.ts';
import type { Item } from './report.ts';

type Fact = Entry<'facts'>;

/** What a wrong figure costs a visitor, the worst first. */
const harms = ['A deadline', 'Money', 'A statement'] as const;

const ofTime = new Set(['minutes', 'hours', 'days', 'months', 'years', 'date', 'day-of-year']);
const ofMoney = new Set(['usd', 'percent']);

/**
 * Figures that an attorney has yet to confirm, with the words to compare: the most harmful first, and of
 * those alike first the ones that another fact or the law contradicts.
 */
export function toConfirm(site: Site): Item[] {
  return [...site.entries.facts.values()]
    .flatMap((entry) => {
      const contradiction = contradictionOf(entry, site);
      if (contradiction === undefined && !isUnconfirmedLaw(entry)) return [];
      const { field, text } = contradiction ?? { field: 'status', text: statementOf(entry) };
      const { note } = entry.data;
      const why = note === undefined ? '' : ` ${note}`;
      const harm = harmOf(entry);
      const rank = 2 * harm + (contradiction === undefined ? 1 : 0);
      return [{ rank, item: itemAt(entry, [field], `${harms[harm]}: ${text}${why}`) }];
    })
    .toSorted((a, b) => a.rank - b.rank || a.item.file.localeCompare(b.item.file))
    .map(({ item }) => item);
}

/** Where another fact, the law or the fact itself says that the figure is not the only one. */
function contradictionOf({ data }: Fact, site: Site): { field: string; text: string } | undefined {
  const { statedAs, law, conflictsWith, status } = data;
  if (law !== undefined && !law.confirmed) {
    const firm = law.firm ?? statedAs;
    const text = `the firm states "${firm}", the law "${law.says}" (${law.cite}, ${law.url}, compared on ${law.checkedOn}). Once confirmed: confirmed: true.`;
    return { field: 'law', text };
  }
  if (conflictsWith.length > 0) {
    const others = conflictsWith.map(
      (id) => `${id} says "${site.entries.facts.get(id)?.data.statedAs ?? ''}"`,
    );
    return { field: 'conflictsWith', text: `Says "${statedAs}"; ${others.join(', ')}.` };
  }
  return status === 'dated' || status === 'disputed'
    ? { field: 'status', text: `"${statedAs}" is ${status}.` }
    : undefined;
}

/** What the law says is nobody's own statement. */
function isUnconfirmedLaw({ data: { jurisdiction, status } }: Fact): boolean {
  return jurisdiction !== 'firm' && status === 'stated';
}

function statementOf({ data: { about, statedAs, source } }: Fact): string {
  const places = [source.title, source.cite, source.url].filter((part) => part !== undefined);
  return `"${statedAs}". ${about} Compare with: ${places.join(', ')}.`;
}

/** A range is how long something usually takes, and no deadline; nor is what the firm says of itself. */
function harmOf({ data: { unit, value, jurisdiction } }: Fact): 0 | 1 | 2 {
  if (ofTime.has(unit) && !Array.isArray(value) && jurisdiction !== 'firm') return 0;
  return ofMoney.has(unit) ? 1 : 2;
}
