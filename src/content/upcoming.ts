import { addDays } from './calendar.ts';
import { selectErrors } from './report/diagnostic.ts';
import type { Diagnostic } from './report/diagnostic.ts';
import type { Routes } from './routes/routes.ts';
import type { RuleSet, SiteContext } from './rules/rule.ts';
import { runRules } from './rules/run.ts';
import { listEntries } from './site.ts';
import type { Entry } from './site.ts';

/**
 * Finds errors that valid content will have within `days` days, each on the first day it occurs. They are warnings, because the
 * site can be published today. The pull request check rejects most of them, because a nightly build would fail on that day.
 */
export function findUpcomingProblems(
  context: SiteContext,
  { site, release, production: productionRules }: RuleSet,
  buildRoutes: (day: string) => Routes,
  days: number,
): Diagnostic[] {
  const { definition, now, today, production, entries } = context;
  const rules = [...site, ...release, ...(production ? productionRules : [])];
  const blockingRules = rules.filter(({ severity }) => severity === 'error');
  const { start, end, endInProduction } = definition.dateFields;
  const endFields = production ? [...end, ...endInProduction] : end;
  const problems = new Map<string, Diagnostic>();
  const lastDay = addDays(now, days, definition.timeZone);
  for (const day of listDaysWithChanges(listEntries(entries), start, endFields, today, lastDay)) {
    const contextOnDay = { ...context, now: toDaytime(day), today: day, routes: buildRoutes(day) };
    for (const problem of selectErrors(runRules(blockingRules, contextOnDay, undefined))) {
      const key = [problem.file, problem.line, problem.column, problem.rule].join('\n');
      if (!problems.has(key)) problems.set(key, toWarning(problem, day));
    }
  }
  return [...problems.values()];
}

function toWarning(problem: Diagnostic, day: string): Diagnostic {
  const { cause } = problem;
  return {
    ...problem,
    message: `${problem.message} This will block publishing from ${day} on. Fix it before then.`,
    severity: 'warning',
    upcoming: day,
    // Errors with the same cause may start on different days.
    ...(cause !== undefined && { cause: `${cause} from ${day}` }),
  };
}

/** Lists the days after `today` up to `lastDay` on which something starts or has ended, in order. */
function listDaysWithChanges(
  entries: readonly Entry[],
  startFields: readonly string[],
  endFields: readonly string[],
  today: string,
  lastDay: string,
): string[] {
  const days = entries.flatMap(({ data }) => [
    ...listDates(data, startFields),
    ...listDates(data, endFields).map((day) => addDays(new Date(day), 1, 'UTC')),
  ]);
  return [...new Set(days)].filter((day) => day > today && day <= lastDay).toSorted();
}

/** Returns a time at which the date is `day` in all time zones of the Americas and Europe. */
function toDaytime(day: string): Date {
  return new Date(`${day}T17:00:00Z`);
}

function listDates(data: Entry['data'], fields: readonly string[]): string[] {
  return Object.entries(data).flatMap(([field, value]) =>
    fields.includes(field) && typeof value === 'string' ? [value] : [],
  );
}
