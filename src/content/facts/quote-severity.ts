import type { Frontmatter } from '../frontmatter/read-frontmatter.ts';
import type { Problem } from '../problems/problem.ts';
import { isRecord } from '../validation/walk-schema.ts';
import type { QuoteFault } from './quote-facts.ts';

/** A draft may wait for the words of its facts: it is on no site yet. */
export function severityOfQuote(fault: Partial<QuoteFault>, { values }: Frontmatter): Problem['severity'] {
  const isDraft = isRecord(values) && values['draft'] === true;
  return isDraft && fault.untranslated !== undefined ? 'warning' : 'error';
}
