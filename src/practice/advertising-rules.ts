/** A warning stops a production build until it is fixed or waived; a reminder never stops one; info is only listed. */
export type AdvertisingSeverity = 'error' | 'warning' | 'reminder' | 'info';

export type RuleId = `AD-${number}`;

/** An attorney advertising rule. `authority` is the bar rule, law or firm policy behind it. */
type AdvertisingRule = { id: RuleId; severity: AdvertisingSeverity; name: string; authority: string };

const rows: readonly [id: RuleId, severity: AdvertisingSeverity, name: string, authority: string][] = [
  ['AD-01', 'error', 'Who is responsible for the page', 'Florida Bar rule 4-7.12(a)(1); Colo. RPC 7.2(d)'],
  ['AD-02', 'error', 'A real office', 'Florida Bar rule 4-7.12(a)(2)'],
  ['AD-03', 'error', 'Required statements in the page’s language', 'Florida Bar rule 4-7.12(c)'],
  ['AD-04', 'error', 'Clear and conspicuous', 'Florida Bar rule 4-7.12(d)'],
  ['AD-05', 'error', 'Referrals', 'Florida Bar rule 4-7.12(b); Colo. RPC 7.1(b)'],
  ['AD-06', 'error', 'Figures and facts', 'Florida Bar rule 4-7.13(a)(1); Colo. RPC 7.1(a)(1)'],
  ['AD-07', 'error', 'No promised outcome', 'Florida Bar rule 4-7.13(b)(1); Colo. RPC 7.1(a)(3)'],
  ['AD-08', 'error', 'Past results', 'Florida Bar rule 4-7.13(b)(2)'],
  ['AD-09', 'warning', 'Comparisons', 'Florida Bar rule 4-7.13(b)(3); Colo. RPC 7.1(a)(2)'],
  ['AD-10', 'warning', 'Only what the firm does', 'Florida Bar rule 4-7.13(b)(4)'],
  ['AD-11', 'warning', 'People in pictures', 'Florida Bar rule 4-7.13(b)(5) to (7)'],
  ['AD-12', 'error', 'Testimonials', 'Florida Bar rule 4-7.13(b)(8)'],
  ['AD-13', 'error', 'No invented reviews', '16 CFR 465'],
  ['AD-14', 'warning', 'Expert and specialist', 'Florida Bar rule 4-7.14(a)(4)'],
  ['AD-15', 'error', 'Certified', 'Colo. RPC 7.2(c)'],
  ['AD-16', 'error', 'Fees and costs', 'Florida Bar rule 4-7.14(a)(5); Colo. RPC 7.1(d)'],
  ['AD-17', 'warning', 'Prices are honored', 'Florida Bar rule 4-7.14(a)(5), Bar guidance on fees'],
  ['AD-18', 'warning', 'The total price comes first', 'C.R.S. 6-1-737'],
  ['AD-19', 'warning', 'Appeals to fear', 'Florida Bar rule 4-7.15(a)'],
  ['AD-20', 'error', 'Gifts and prizes', 'Florida Bar rule 4-7.15(d)'],
  ['AD-21', 'info', 'Safe facts', 'Florida Bar rule 4-7.16(a)'],
  ['AD-22', 'info', 'The firm’s name', 'Florida Bar rule 4-7.21; Colo. RPC 7.1'],
  ['AD-23', 'error', 'Forms make no client', 'Florida Ethics Opinion 07-3; rule 4-1.18; Colo. RPC 1.18'],
  ['AD-24', 'error', 'Acknowledgments', 'Florida Bar rule 4-1.5'],
  ['AD-25', 'error', 'Mortgage help', '12 CFR 1015.3 to 1015.7'],
  ['AD-26', 'warning', 'Notario fraud', 'Florida Statutes 117.05(11) and 501.1391'],
  ['AD-27', 'warning', 'Free next to paid', 'Florida Bar rule 4-7.13(a)(2)'],
  ['AD-28', 'warning', 'Debt relief', '11 U.S.C. 528'],
  ['AD-29', 'error', 'Years added up', 'Florida Bar rule 4-7.13(a)(2) and (b)(3)'],
  ['AD-30', 'error', 'Nothing unfinished', 'Florida Bar rule 4-7.13(a)(1)'],
  ['AD-31', 'warning', 'Data stored in the browser', 'the firm’s own rule'],
  ['AD-32', 'error', 'Nothing sent elsewhere', 'the firm’s own rule'],
];

/** The fact that combines the firm's years of experience. AD-29 searches all text for its wording. */
export const combinedYearsFact = 'experience-combined';

/**
 * Every advertising rule, in numerical order. Rules without phrases (advertising/phrase-rules.ts) are enforced by
 * advertising/checks, schemas, other rules or tests.
 */
export const advertisingRules = rows.map(([id, severity, name, authority]): AdvertisingRule => ({
  id,
  severity,
  name,
  authority,
}));

const rulesById: ReadonlyMap<string, AdvertisingRule> = new Map(
  advertisingRules.map((rule) => [rule.id, rule]),
);

/** Returns the rule with this ID. Throws if it doesn't exist. */
export function getRule(id: string): AdvertisingRule {
  const rule = rulesById.get(id);
  if (rule === undefined)
    throw new Error(`${id} isn’t in the table of rules (src/practice/advertising-rules.ts).`);
  return rule;
}
