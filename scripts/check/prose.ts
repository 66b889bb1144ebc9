import { reportProblems } from '../../src/content/report/print.ts';
import { proseRemarks } from '../../src/content/rules/engine/plain-words.ts';
import { everyEntry } from '../../src/content/site.ts';
import type { Site } from '../../src/content/site.ts';

/** Remarks on the English texts of the site, as warnings. */
export function proseReport(site: Site, sources: Map<string, string>): string {
  const remarks = everyEntry(site.entries).flatMap(proseRemarks);
  if (remarks.length === 0) return 'No remarks on the prose.';
  return reportProblems(remarks, sources);
}
