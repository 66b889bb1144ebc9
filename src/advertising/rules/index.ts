import type { Span } from '#content/report/problem.ts';
import { appealsToFear, gifts } from './appeals.ts';
import { responsibleFirm, realOffice, requiredWords, firmName } from './firm.ts';
import { foreignRequests } from './foreign-requests.ts';
import { acknowledgedTerms, storedData, noClientYet } from './forms.ts';
import { ownServices } from './licenses.ts';
import { figures, pastResults, promisedOutcomes } from './outcomes.ts';
import { debtRelief, mortgageHelp, notarios, referrals } from './practice-areas.ts';
import { feesAndCosts, freeConsultations, honoredPrices, leadingPrice } from './prices.ts';
import { certification, comparisons, safeFacts, specialists } from './qualities.ts';
import type { Check, Context, Finding, Hit, Report, Rule, RuleId } from './rule.ts';
import { clearDisclaimers } from './statements.ts';
import { inventedReviews, peopleInPictures, testimonials } from './testimonials.ts';
import { unfinished } from './unfinished.ts';
import { summedYears } from './years.ts';

/** Every advertising rule, in the order of their numbers. */
export const rules: readonly Rule[] = [
  responsibleFirm,
  realOffice,
  requiredWords,
  clearDisclaimers,
  referrals,
  figures,
  promisedOutcomes,
  pastResults,
  comparisons,
  ownServices,
  peopleInPictures,
  testimonials,
  inventedReviews,
  specialists,
  certification,
  feesAndCosts,
  honoredPrices,
  leadingPrice,
  appealsToFear,
  gifts,
  safeFacts,
  firmName,
  noClientYet,
  acknowledgedTerms,
  mortgageHelp,
  notarios,
  freeConsultations,
  debtRelief,
  summedYears,
  unfinished,
  storedData,
  foreignRequests,
];

const byId: ReadonlyMap<string, Rule> = new Map(rules.map((rule) => [rule.id, rule]));

/** Whether a waiver or a test names a rule that there is, like "AD-07". */
export function isRuleId(id: string): id is RuleId {
  return byId.has(id);
}

/** The rule of this number. Throws where the list has none. */
export function ruleOf(id: RuleId): Rule {
  const rule = byId.get(id);
  if (rule === undefined) throw new Error(`${id} is in no list of rules (src/advertising/rules/index.ts).`);
  return rule;
}

/** What a rule reported, at its place, with what its rule says of it. */
export function findingAt(
  { rule, found, message, fix, severity }: Hit,
  { file, line, column, length }: Span & { file: string },
): Omit<Finding, 'pages'> {
  const { authority, severity: usual, unless } = ruleOf(rule);
  return {
    rule,
    authority,
    ...(unless && { unless }),
    severity: severity ?? usual,
    found,
    message,
    fix,
    file,
    line,
    column,
    length,
  };
}

function asking<Subject, Reported extends Report>(
  of: (run: Rule['run']) => Check<Subject, Reported>[] | undefined,
): Check<Subject, Reported & Hit> {
  const checks = rules.flatMap(({ id, run }) => (of(run) ?? []).map((check) => ({ id, check })));
  return (subject, context) =>
    checks.flatMap(({ id, check }) => check(subject, context).map((report) => ({ rule: id, ...report })));
}

/** What the rules find in a paragraph of a content file, in a part of a built page, on the page as a whole. */
export const findInText = asking(({ text }) => text);
export const findInPart = asking(({ part }) => part);
export const findOnPage = asking(({ page }) => page);

/** What the rules find in the records. */
export function findInRecords(context: Context): Hit[] {
  return rules.flatMap(({ id, run }) =>
    (run.records ?? []).flatMap((check) => check(context).map((report) => ({ rule: id, ...report }))),
  );
}
