import { formatProblems } from '#content/report/print.ts';
import { buildSite } from '#build/build-site.ts';
import type { BuildResult } from '#build/build-site.ts';
import { findOverBudget, overweightMessage } from '#build/page-weight.ts';

type FinishedBuild = BuildResult & { succeeded: true };

/** Builds the site, calls `onResult`, and prints the problems. Exits with 1 if the build failed. */
export async function buildOrExit(
  onResult: (result: BuildResult) => void = () => {},
): Promise<FinishedBuild> {
  const result = await buildSite();
  const { problems, sources } = result.loadResult;
  onResult(result);
  if (problems.length > 0) console.error(formatProblems(problems, sources));
  for (const line of findOverBudget(result.weights ?? []).messages) console.error(line);
  if (result.succeeded) return result;
  if (result.weights !== undefined) console.error(overweightMessage);
  return process.exit(1);
}
