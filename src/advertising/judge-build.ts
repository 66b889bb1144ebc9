import type { Problem } from '#content/problem.ts';
import type { Site } from '#content/site.ts';
import { AdvertisingJudge } from './check-advertising.ts';
import { problemsOf } from './report.ts';

/** Judges the pages that a build has just written, one after the other; `read` gives the HTML of a path. */
export async function judgeBuild(
  site: Site,
  sources: ReadonlyMap<string, string>,
  read: (path: string) => Promise<string>,
  environment: NodeJS.ProcessEnv,
): Promise<Problem[]> {
  const production = environment['SITE_ENV'] === 'production';
  const judge = new AdvertisingJudge({ site, sources, now: site.now, production });
  for (const path of site.pages.keys()) judge.read(path, await read(path));
  return problemsOf(judge.findings(), production);
}
