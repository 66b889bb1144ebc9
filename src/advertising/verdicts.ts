import type { Page } from '#content/site.ts';
import type { Hit } from './finding.ts';

/** What was found on a page, and the fingerprint of all that it was found in. */
export type Verdict = { of: string; hits: Hit[] };

/**
 * Verdicts by path, which may be those of an earlier run:
 * pages that are the same as then are not judged again.
 */
export type Verdicts = {
  known: Map<string, Verdict>;
  /** Changes with anything that a check sees of a page: its HTML, its file, and the records around it. */
  fingerprint: (page: Page, html: string) => string;
};
