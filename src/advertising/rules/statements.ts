import type { Rule } from './rule.ts';

/** What the firm may say of its work, its prices and its results. */
export const statements = {
  /**
   * The content check refuses literal figures; here: facts past their review, round-the-clock
   * availability, absolute deadlines.
   */
  'AD-06': {
    name: 'Figures and facts',
    authority: 'Florida Bar rule 4-7.13(a)(1); Colo. RPC 7.1(a)(1)',
    severity: 'error',
  },
  /**
   * Words of guarantee and prediction; averages and spans of time stand with their disclaimers, and
   * averages quote a figure with its evidence (warning).
   */
  'AD-07': {
    name: 'No promised outcome',
    authority: 'Florida Bar rule 4-7.13(b)(1); Colo. RPC 7.1(a)(3)',
    severity: 'error',
  },
  /**
   * Results stand with the disclaimer "results" or "testimonial" (error), and quote a reviewed figure of
   * the firm’s own work with its evidence (warning).
   */
  'AD-08': {
    name: 'Past results',
    authority: 'Florida Bar rule 4-7.13(b)(2)',
    severity: 'error',
  },
  /** Words that compare or praise without a measure. */
  'AD-09': {
    name: 'Comparisons',
    authority: 'Florida Bar rule 4-7.13(b)(3); Colo. RPC 7.1(a)(2)',
    severity: 'warning',
  },
  /**
   * Licences in states that the firm file does not name; changeable programs stand with the disclaimer
   * "program-status".
   */
  'AD-10': {
    name: 'Only what the firm does',
    authority: 'Florida Bar rule 4-7.13(b)(4)',
    severity: 'warning',
  },
  /**
   * Words such as expertise stand with the disclaimer "experience", which names the experience. On
   * Florida pages "certified" needs a waiver.
   */
  'AD-14': {
    name: 'Expert and specialist',
    authority: 'Florida Bar rule 4-7.14(a)(4)',
    severity: 'warning',
  },
  /**
   * On pages that reach Colorado, "certified" names who certifies, and that Colorado does not certify
   * specialists.
   */
  'AD-15': {
    name: 'Certified',
    authority: 'Colo. RPC 7.2(c)',
    severity: 'error',
  },
  /**
   * No-recovery-no-fee words stand with "costs-contingent"; each price is a fact, and says what it
   * leaves out.
   */
  'AD-16': {
    name: 'Fees and costs',
    authority: 'Florida Bar rule 4-7.14(a)(5); Colo. RPC 7.1(d)',
    severity: 'error',
  },
  /**
   * An offer without a last day says that it holds for 90 days or more. Earlier prices are not known
   * here.
   */
  'AD-17': {
    name: 'Prices are honored',
    authority: 'Florida Bar rule 4-7.14(a)(5), Bar guidance on fees',
    severity: 'warning',
  },
  /** In the part that shows an offer, the first amount is its price. */
  'AD-18': {
    name: 'The total price leads',
    authority: 'C.R.S. 6-1-737',
    severity: 'warning',
  },
  /** Words of fear and rows of exclamation marks are listed. */
  'AD-19': {
    name: 'Appeals to fear',
    authority: 'Florida Bar rule 4-7.15(a)',
    severity: 'info',
  },
  /** Words that offer something of value for hiring the firm. */
  'AD-20': {
    name: 'Gifts and prizes',
    authority: 'Florida Bar rule 4-7.15(d)',
    severity: 'error',
  },
  /**
   * No advice to stop paying or to avoid the lender, no tie to government; foreclosure pages show
   * "licensing". Words about delay are warnings.
   */
  'AD-25': {
    name: 'Mortgage help',
    authority: '12 CFR 1015.3 to 1015.7',
    severity: 'error',
  },
  /** Such titles stand only in a warning; each immigration page carries that warning. */
  'AD-26': {
    name: 'Notario fraud',
    authority: 'Florida Statutes 117.05(11) and 501.1391',
    severity: 'warning',
  },
  /** A page that offers a free consultation and shows a price carries "free-consultation-scope". */
  'AD-27': {
    name: 'Free beside paid',
    authority: 'Florida Bar rule 4-7.13(a)(2)',
    severity: 'warning',
  },
  /** Bankruptcy as a service needs the debt relief agency statement. */
  'AD-28': {
    name: 'Debt relief',
    authority: '11 U.S.C. 528',
    severity: 'warning',
  },
  /** A sum of years names management and law in the same sentence. */
  'AD-29': {
    name: 'Years added up',
    authority: 'Florida Bar rule 4-7.13(a)(2) and (b)(3)',
    severity: 'error',
  },
} as const satisfies { [id: string]: Rule };
