/**
 * Builds the static site in `dist/client/`. If the content has an error, or if a page or its scripts are too heavy,
 * exits with 1 and leaves the last build in place.
 */
import { rm } from 'node:fs/promises';
import { formatAnnotations } from '#content/report/annotations.ts';
import { publishedPathsFile } from '#content/source/published-paths.ts';
import { getBuildDate } from '#build/clock.ts';
import { formatWeightReport } from '#build/page-weight.ts';
import { buildOrExit } from './build-result.ts';
import { parseCommandLine } from './command-line.ts';

const usage = `npm run build                builds the site in dist/client/
npm run build -- --github    also prints GitHub annotations
npm run build -- --admin     also builds, in dist/admin/, a content editor that opens pull requests on GitHub`;

const flag = { type: 'boolean' } as const;
const options = { github: flag, admin: flag, help: flag };
const { values } = parseCommandLine({ options }, usage);
if (values.help === true) console.log(usage);
else await build(values);

/** Formats the message about new paths. On GitHub it is a warning, because the changed file is lost unless it is committed. */
function formatNewPaths(paths: readonly string[], isOnGitHub: boolean): string {
  const message = `Added new paths to ${publishedPathsFile}: ${paths.join(', ')}. Commit this file, so that the check can report removed paths.`;
  if (!isOnGitHub) return message;
  const position = { file: publishedPathsFile, line: 1, column: 1, length: 0 };
  return formatAnnotations([{ ...position, severity: 'warning', rule: 'published-paths', message }]);
}

type BuildFlags = { github?: boolean; admin?: boolean };

async function build({ github = false, admin = false }: BuildFlags): Promise<void> {
  const editor = admin ? await import('#editor/published/build-admin.ts') : undefined;
  const settings = editor?.readAdminSettings(process.env);
  const startTime = performance.now();
  const { newPaths, weights } = await buildOrExit(({ loadResult: { problems }, weights: pageWeights }) => {
    if (github && problems.length > 0) console.log(formatAnnotations(problems));
    if (pageWeights !== undefined) console.log(formatWeightReport(pageWeights));
  });
  if (newPaths.length > 0) console.log(formatNewPaths(newPaths, github));
  const seconds = ((performance.now() - startTime) / 1000).toFixed(1);
  console.log(`${weights.length} pages built into dist/client in ${seconds} s.`);
  // An editor from an earlier build would be published with this one.
  if (editor === undefined || settings === undefined)
    return rm('dist/admin', { recursive: true, force: true });
  await editor.buildAdmin(process.cwd(), settings, getBuildDate());
  console.log(`The editor for ${settings.repository} is in dist/admin.`);
}
