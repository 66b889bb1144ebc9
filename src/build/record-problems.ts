import { checkAdvertising } from '#advertising/check-advertising.ts';
import { problemsOf } from '#advertising/report.ts';
import type { Problem } from '#content/problems/problem.ts';
import type { Site } from '#content/site.ts';

/** What a production build refuses about records and waivers, for which no page need be built. */
export function recordProblems(site: Site, sources: ReadonlyMap<string, string>): Problem[] {
  const findings = checkAdvertising({ site, pages: new Map(), sources, now: site.now, production: true });
  return problemsOf(findings, true);
}
