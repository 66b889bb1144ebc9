import type { Problem } from '#content/report/problem.ts';
import type { Site } from '#content/site.ts';
import { AdvertisingJudge } from './check-advertising.ts';
import type { Hit } from './finding.ts';
import { problemsOf } from './report.ts';
import type { Verdicts } from './verdicts.ts';

type BuildJudge = {
  /** Judges a page that has just been rendered. */
  read: (path: string, html: string) => void;
  /** What was found on all pages. Call it once, after the last page. */
  problems: () => Problem[];
};

/** Words cut out of a page would keep the whole page in memory. */
function copied(hits: Hit[]): Hit[] {
  return hits.length === 0 ? [] : JSON.parse(JSON.stringify(hits));
}

export type BuildToJudge = {
  site: Site;
  sources: ReadonlyMap<string, string>;
  production: boolean;
  verdicts: Verdicts;
};

/** Judges the pages of a build one after the other, while they are rendered: none has to be read again. */
export function judgeBuild({ site, sources, production, verdicts }: BuildToJudge): BuildJudge {
  const judge = new AdvertisingJudge({ site, sources, now: site.now, production });
  return {
    read(path, html) {
      const page = site.pages.get(path);
      if (page === undefined) return;
      const of = verdicts.fingerprint(page, html);
      if (verdicts.known.get(path)?.of === of) return;
      verdicts.known.set(path, { of, hits: copied(judge.hits(page, html)) });
    },
    problems() {
      for (const page of site.pages.values()) judge.report(page, verdicts.known.get(page.path)?.hits ?? []);
      return problemsOf(judge.findings(), production);
    },
  };
}
