/** A warning stops a production build until it is fixed or waived; a reminder is shown and never stops one. */
type Severity = 'error' | 'warning' | 'reminder' | 'info';

type Rule = {
  name: string;
  /** The bar or federal rule behind it. */
  authority: string;
  severity: Severity;
};

/** Every advertising rule, each with the bar or federal rule behind it. */
export const rules = {
  /**
   * The footer of each page names firm, attorney and a way to reach them. Size and contrast are measured
   * in the browser.
   */
  'AD-01': {
    name: 'Who answers for the page',
    authority: 'Florida Bar rule 4-7.12(a)(1); Colo. RPC 7.2(d)',
    severity: 'error',
  },
  /** The footer names the city of an office where lawyers work; "our … office" names no other place. */
  'AD-02': {
    name: 'A real office',
    authority: 'Florida Bar rule 4-7.12(a)(2)',
    severity: 'error',
  },
  /** The footer’s lines and each disclaimer that a statement needs stand in the language of the page. */
  'AD-03': {
    name: 'Required words in the page’s language',
    authority: 'Florida Bar rule 4-7.12(c)',
    severity: 'error',
  },
  /**
   * A disclaimer stands in the same part of the page as its statement, and not in a closed or hidden
   * place. Size and contrast are measured in the browser.
   */
  'AD-04': {
    name: 'Clear and conspicuous',
    authority: 'Florida Bar rule 4-7.12(d)',
    severity: 'error',
  },
  /** Words about referring a matter stand with the disclaimer "referral" or say it themselves. */
  'AD-05': {
    name: 'Referrals',
    authority: 'Florida Bar rule 4-7.12(b); Colo. RPC 7.1(b)',
    severity: 'error',
  },
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
   * Not checked: whether a picture shows people of the firm is known to people only. Look at each new
   * photo.
   */
  'AD-11': {
    name: 'People in pictures',
    authority: 'Florida Bar rule 4-7.13(b)(5) to (7)',
    severity: 'warning',
  },
  /**
   * The record’s five points are true (sample records excepted outside production); its disclaimer
   * stands with the quotation.
   */
  'AD-12': {
    name: 'Testimonials',
    authority: 'Florida Bar rule 4-7.13(b)(8)',
    severity: 'error',
  },
  /** Consent on file, nothing paid, no sample words in production. */
  'AD-13': {
    name: 'No invented reviews',
    authority: '16 CFR 465',
    severity: 'error',
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
   * Not checked: the profile’s typed fields hold what the rule lists; other claims fall under the rules
   * above.
   */
  'AD-21': {
    name: 'Safe facts',
    authority: 'Florida Bar rule 4-7.16(a)',
    severity: 'info',
  },
  /** A name that suggests a public office or more lawyers is listed. */
  'AD-22': {
    name: 'The firm’s name',
    authority: 'Florida Bar rule 4-7.21; Colo. RPC 7.1',
    severity: 'info',
  },
  /**
   * Each form shows the disclaimer "no-relationship" above its button, in the language of the page, and
   * is described by it.
   */
  'AD-23': {
    name: 'Forms make no client',
    authority: 'Florida Ethics Opinion 07-3; rule 4-1.18; Colo. RPC 1.18',
    severity: 'error',
  },
  /**
   * A form shows each acknowledgment of its record beside a box; one that names a fee says that it is no
   * representation and that an agreement is separate.
   */
  'AD-24': {
    name: 'Acknowledgments',
    authority: 'Florida Bar rule 4-1.5',
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
  /**
   * No open braces, empty links or drafting words; in production no sample phone or address, in words,
   * links, forms or structured data; no markup for a video that does not exist.
   */
  'AD-30': {
    name: 'Nothing unfinished',
    authority: 'Florida Bar rule 4-7.13(a)(1)',
    severity: 'error',
  },
  /** A form that keeps data says so and can delete it. */
  'AD-31': {
    name: 'Data kept in the browser',
    authority: 'the firm’s own rule',
    severity: 'warning',
  },
  /** No address of another site is loaded by the HTML. Requests and cookies are counted in the browser. */
  'AD-32': {
    name: 'Nothing sent elsewhere',
    authority: 'the firm’s own rule',
    severity: 'error',
  },
} as const satisfies { [id: string]: Rule };

export type RuleId = keyof typeof rules;

export function isRuleId(id: string): id is RuleId {
  return Object.hasOwn(rules, id);
}

/** Something on a built page that a rule of attorney advertising speaks to. */
export type Finding = {
  rule: RuleId;
  /** The bar or federal rule behind it. */
  authority: string;
  severity: Severity;
  /** The words that were found. */
  found: string;
  /** What is wrong, and how to fix it. */
  message: string;
  fix: string;
  /** Pages that show these words; empty for a finding in a record. */
  pages: string[];
  /** Where the words stand in content, 1-based. */
  file: string;
  line: number;
  column: number;
  length: number;
  /** The file of the waiver that permits it. */
  waivedBy?: string;
};

/** What a check reports, before its place in content is known. */
export type Hit = {
  rule: RuleId;
  /** Where it differs from the rule's own. */
  severity?: Severity;
  found: string;
  message: string;
  fix: string;
  /** The stretch of text in which the words stand. */
  context?: string;
  /** The content file, when the check knows it. */
  file?: string;
  /** The words may come from a record that neither the page nor its frame names. */
  fromAnyRecord?: true;
  /** A fact quoted where the words stand may prove them: a figure of the firm's own work, or of anybody's. */
  evidence?: 'own-figure' | 'any-figure';
};
