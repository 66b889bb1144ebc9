import type { Rule } from './rule.ts';

/** What every page, form, quotation and record owes its reader. */
export const duties = {
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
