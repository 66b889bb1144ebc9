import { reportProblems } from '../../src/content/report/print.ts';
import { proseRules } from '../../src/content/rules/index.ts';
import { runRules } from '../../src/content/rules/run.ts';
import { everyEntry } from '../../src/content/site.ts';
import type { Site } from '../../src/content/site.ts';

/** Remarks on the English texts of the site, as warnings. */
export function proseReport(site: Site, sources: Map<string, string>): string {
  const remarks = everyEntry(site.entries).flatMap((entry) => runRules(proseRules, entry, undefined));
  if (remarks.length === 0) return 'No remarks on the prose.';
  return reportProblems(remarks, sources);
}
