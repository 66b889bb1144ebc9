import type { Problem } from '#content/problem.ts';
import type { Site } from '#content/site.ts';
import { AdvertisingJudge } from './check-advertising.ts';
import type { Verdicts } from './verdicts.ts';
import { problemsOf } from './report.ts';

export type BuildJudge = {
  /** Judges a page that has just been rendered. */
  read: (path: string, html: string) => void;
  /** What was found on all pages. Call it once, after the last page. */
  problems: () => Problem[];
};

/** Judges the pages of a build one after the other, while they are rendered: none has to be read again. */
export function judgeBuild(
  site: Site,
  sources: ReadonlyMap<string, string>,
  production: boolean,
  verdicts: Verdicts,
): BuildJudge {
  const judge = new AdvertisingJudge({ site, sources, now: site.now, production, verdicts });
  return {
    read: (path, html) => judge.read(path, html),
    problems: () => problemsOf(judge.findings(), production),
  };
}
