import type { QuoteFault } from './facts.ts';
import type { Frontmatter } from './frontmatter.ts';
import type { Problem } from './problem.ts';
import { isRecord } from './walk-schema.ts';

/** A draft may wait for the words of its facts: it is on no site yet. */
export function severityOfQuote(fault: Partial<QuoteFault>, { values }: Frontmatter): Problem['severity'] {
  const isDraft = isRecord(values) && values['draft'] === true;
  return isDraft && fault.untranslated !== undefined ? 'warning' : 'error';
}
