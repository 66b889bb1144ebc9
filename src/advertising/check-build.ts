import type { Problem } from '#content/report/problem.ts';
import type { Page, Site } from '#content/site.ts';
import { SiteCheck } from './check-pages.ts';
import { problemsOf } from './report.ts';
import type { Hit } from './rules.ts';

/** What was found on a page, and the fingerprint of all that it was found in. */
export type Verdict = { of: string; hits: Hit[] };

/**
 * Verdicts by path, which may be those of an earlier run:
 * pages that are the same as then are not checked again.
 */
type Verdicts = {
  known: Map<string, Verdict>;
  /** Changes with anything that a check sees of a page: its HTML, its file, and the records around it. */
  fingerprint: (page: Page, html: string) => string;
};

type BuildCheck = {
  /** Checks a page that has just been rendered. */
  read: (path: string, html: string) => void;
  /** What was found on all pages. Call it once, after the last page. */
  problems: () => Problem[];
};

/** Words cut out of a page would keep the whole page in memory. */
function copied(hits: Hit[]): Hit[] {
  return hits.length === 0 ? [] : JSON.parse(JSON.stringify(hits));
}

export type BuildToCheck = {
  site: Site;
  sources: ReadonlyMap<string, string>;
  production: boolean;
  verdicts: Verdicts;
};

/** Checks the pages of a build one after the other, while they are rendered: none has to be read again. */
export function checkBuild({ site, sources, production, verdicts }: BuildToCheck): BuildCheck {
  const check = new SiteCheck({ site, sources, now: site.now, production });
  return {
    read(path, html) {
      const page = site.pages.get(path);
      if (page === undefined) return;
      const of = verdicts.fingerprint(page, html);
      if (verdicts.known.get(path)?.of === of) return;
      verdicts.known.set(path, { of, hits: copied(check.hits(page, html)) });
    },
    problems() {
      for (const page of site.pages.values()) check.report(page, verdicts.known.get(page.path)?.hits ?? []);
      return problemsOf(check.findings(), production);
    },
  };
}
