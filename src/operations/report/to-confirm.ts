import { risks } from '#practice/schemas/parts/head.ts';
import { listEntries } from '#content/site.ts';
import type { AnyEntry, Entry, Site } from '#practice/site.ts';
import { createItem } from './report.ts';
import type { Item } from './report.ts';

type Fact = Entry<'facts'>;

type Risk = (typeof risks)[number];
type Ranked = { riskIfWrong: Risk; contradicted: boolean; item: Item };

const inWords: { [riskIfWrong in Risk]: string } = {
  deadline: 'A deadline',
  money: 'Money',
  right: 'A right',
  promise: 'The firm’s own statements',
};

const ofTime = new Set(['minutes', 'hours', 'days', 'months', 'years', 'date', 'day-of-year']);
const ofMoney = new Set(['usd', 'percent']);

/**
 * Figures, statements of law and promises that an attorney has not confirmed yet. Highest risk first, then figures that
 * another fact or the law contradicts.
 */
export function listToConfirm(site: Site): Item[] {
  const facts = [...site.entries.facts.values()].flatMap((entry) => rankFigure(entry, site));
  const statements = listEntries(site.entries).flatMap(rankStatements);
  const rank = ({ riskIfWrong, contradicted }: Ranked) =>
    2 * risks.indexOf(riskIfWrong) + (contradicted ? 0 : 1);
  return [...facts, ...statements]
    .toSorted((a, b) => rank(a) - rank(b) || a.item.file.localeCompare(b.item.file))
    .map(({ item }) => item);
}

function rankFigure(entry: Fact, site: Site): Ranked[] {
  const contradiction = findContradiction(entry, site);
  if (contradiction === undefined && !isUnconfirmed(entry)) return [];
  const { field, text } = contradiction ?? { field: 'status', text: describeStatement(entry) };
  const { note } = entry.data;
  const why = note === undefined ? '' : ` ${note}`;
  const riskIfWrong = assessRisk(entry);
  const item = createItem(entry, [field], `${inWords[riskIfWrong]}: ${text}${why}`);
  return [{ riskIfWrong, contradicted: contradiction !== undefined, item }];
}

function rankStatements(entry: AnyEntry): Ranked[] {
  if (!('confirm' in entry.data)) return [];
  return (entry.data.confirm ?? []).map(({ riskIfWrong, words, law }, index) => {
    const item = createItem(
      entry,
      ['confirm', `${index}`],
      `${inWords[riskIfWrong]}: "${words}". Compare with: ${law}.`,
    );
    return { riskIfWrong, contradicted: false, item };
  });
}

/** Where a figure is contradicted by another fact, by the law or by its own note. */
function findContradiction({ data }: Fact, site: Site): { field: string; text: string } | undefined {
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
    return { field: 'conflictsWith', text: `"${statedAs}"; ${others.join(', ')}.` };
  }
  return status === 'dated' || status === 'disputed'
    ? { field: 'status', text: `"${statedAs}" is ${status}.` }
    : undefined;
}

/** Statements of law and promises of the firm. The firm's names and addresses need no confirmation. */
function isUnconfirmed({ data: { riskIfWrong, jurisdiction, status } }: Fact): boolean {
  return status === 'stated' && (jurisdiction !== 'firm' || riskIfWrong !== undefined);
}

function describeStatement({ data: { about, statedAs, source } }: Fact): string {
  const places = [source.title, source.cite, source.url].filter((part) => part !== undefined);
  return `"${statedAs}". ${about} Compare with: ${places.join(', ')}.`;
}

/**
 * The fact's own risk, or else one by its unit. A range is a usual duration, not a deadline, and neither is a statement
 * about the firm.
 */
function assessRisk({ data: { riskIfWrong, unit, value, jurisdiction } }: Fact): Risk {
  if (riskIfWrong !== undefined) return riskIfWrong;
  if (ofTime.has(unit) && !Array.isArray(value) && jurisdiction !== 'firm') return 'deadline';
  if (ofMoney.has(unit)) return 'money';
  return jurisdiction === 'firm' ? 'promise' : 'right';
}
