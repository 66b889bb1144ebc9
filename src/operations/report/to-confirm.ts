import { risks } from '#practice/schemas/parts/head.ts';
import { listEntries } from '#content/site.ts';
import type { AnyEntry, Entry, Site } from '#practice/site.ts';
import { createItem } from './report.ts';
import type { ReportItem } from './report.ts';

type Fact = Entry<'facts'>;

type Risk = (typeof risks)[number];
type RankedItem = { riskIfWrong: Risk; isContradicted: boolean; item: ReportItem };

const riskLabels: { [Name in Risk]: string } = {
  deadline: 'Deadline',
  money: 'Money',
  right: 'Right',
  promise: 'Firm statement',
};

const timeUnits = new Set(['minutes', 'hours', 'days', 'months', 'years', 'date', 'day-of-year']);
const moneyUnits = new Set(['usd', 'percent']);

/**
 * Lists figures, statements of law and promises that an attorney has not confirmed yet. Highest risk first; for the same
 * risk, contradicted figures first.
 */
export function listItemsToConfirm(site: Site): ReportItem[] {
  const facts = [...site.entries.facts.values()].flatMap((entry) => toRankedItems(entry, site));
  const statements = listEntries(site.entries).flatMap(toRankedStatements);
  const rank = ({ riskIfWrong, isContradicted }: RankedItem) =>
    2 * risks.indexOf(riskIfWrong) + (isContradicted ? 0 : 1);
  return [...facts, ...statements]
    .toSorted((a, b) => rank(a) - rank(b) || a.item.file.localeCompare(b.item.file))
    .map(({ item }) => item);
}

function toRankedItems(entry: Fact, site: Site): RankedItem[] {
  const contradiction = findContradiction(entry, site);
  if (contradiction === undefined && !isUnconfirmed(entry)) return [];
  const { field, text } = contradiction ?? { field: 'status', text: describeStatement(entry) };
  const { note } = entry.data;
  const noteText = note === undefined ? '' : ` ${note}`;
  const riskIfWrong = assessRisk(entry);
  const item = createItem(entry, [field], `${riskLabels[riskIfWrong]}: ${text}${noteText}`);
  return [{ riskIfWrong, isContradicted: contradiction !== undefined, item }];
}

function toRankedStatements(entry: AnyEntry): RankedItem[] {
  if (!('confirm' in entry.data)) return [];
  return (entry.data.confirm ?? []).map(({ riskIfWrong, summary, law }, index) => {
    const item = createItem(
      entry,
      ['confirm', `${index}`],
      `${riskLabels[riskIfWrong]}: "${summary}". Compare with: ${law}.`,
    );
    return { riskIfWrong, isContradicted: false, item };
  });
}

/** Finds a contradiction between a figure and another fact, the law or its own status. */
function findContradiction({ data }: Fact, site: Site): { field: string; text: string } | undefined {
  const { statedAs, law, conflictsWith, status } = data;
  if (law !== undefined && !law.confirmed) {
    const firm = law.firm ?? statedAs;
    const text = `the firm states "${firm}", but the law says "${law.says}" (${law.cite}, ${law.url}, compared on ${law.checkedOn}). Once an attorney confirms the law’s figure, set confirmed: true.`;
    return { field: 'law', text };
  }
  if (conflictsWith.length > 0) {
    const conflicts = conflictsWith.map(
      (id) => `${id} says "${site.entries.facts.get(id)?.data.statedAs ?? ''}"`,
    );
    return { field: 'conflictsWith', text: `"${statedAs}", but ${conflicts.join(', ')}.` };
  }
  return status === 'dated' || status === 'disputed'
    ? { field: 'status', text: `"${statedAs}" is ${status}.` }
    : undefined;
}

/** Returns whether a figure still needs confirmation. The firm's own facts need it only if they have a risk; names and addresses don't. */
function isUnconfirmed({ data: { riskIfWrong, jurisdiction, status } }: Fact): boolean {
  return status === 'stated' && (jurisdiction !== 'firm' || riskIfWrong !== undefined);
}

function describeStatement({ data: { about, statedAs, source } }: Fact): string {
  const references = [source.title, source.cite, source.url].filter((part) => part !== undefined);
  return `"${statedAs}". ${about} Compare with: ${references.join(', ')}.`;
}

/**
 * Returns the fact's own risk, or one derived from its unit. Ranges are typical durations rather than deadlines. The firm's own
 * time statements aren't deadlines either.
 */
function assessRisk({ data: { riskIfWrong, unit, value, jurisdiction } }: Fact): Risk {
  if (riskIfWrong !== undefined) return riskIfWrong;
  if (timeUnits.has(unit) && !Array.isArray(value) && jurisdiction !== 'firm') return 'deadline';
  if (moneyUnits.has(unit)) return 'money';
  return jurisdiction === 'firm' ? 'promise' : 'right';
}
