/**
 * The owner's report: what needs a look today. For a reader it ends with 0 whatever it finds, since the check is
 * what stops a build; a program that asked for JSON, and a stamp that can't be made, end with 1.
 */
import { loadContent } from '../src/content/load.ts';
import { reportProblems } from '../src/content/report/print.ts';
import type { Site } from '../src/content/site.ts';
import { advertisingFindings } from '../src/site-build/built-advertising.ts';
import { buildClock } from '../src/site-build/clock.ts';
import { collectStatus } from '../src/status/collect.ts';
import { reportText } from '../src/status/report.ts';
import { NotStamped, stampTranslation } from '../src/status/stamp-translation.ts';
import { readWords } from './command-line.ts';

const usage = `npm run status                                   the report
npm run status -- --json                         the report as JSON
npm run status -- --stamp /immigration-spanish   says that a translation matches its source again`;

const root = process.cwd();

const { values } = readWords(
  { options: { json: { type: 'boolean' }, stamp: { type: 'string' }, help: { type: 'boolean' } } },
  usage,
);
if (values.help === true) console.log(usage);
else await report(values.json === true, values.stamp);

async function report(json: boolean, path: string | undefined): Promise<void> {
  // A translation may be stamped while it is a draft.
  const preview = path !== undefined;
  const { site, problems, sources } = await loadContent({ root, now: buildClock(), preview });
  if (site === undefined) {
    const closing = 'Fix them first: the report needs readable files.';
    const text = reportProblems(problems, sources, closing);
    if (!json && path === undefined) return console.log(text);
    if (json) console.log(JSON.stringify({ problems }, null, 2));
    console.error(text);
    process.exitCode = 1;
  } else if (path !== undefined) await stamp(site, path);
  else {
    const advertising = await advertisingFindings(site, sources, root);
    const found = await collectStatus(site, { root, advertising });
    console.log(json ? JSON.stringify(found, null, 2) : reportText(found));
  }
}

async function stamp(site: Site, path: string): Promise<void> {
  try {
    console.log(await stampTranslation(site, root, path));
  } catch (error) {
    if (!(error instanceof NotStamped)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
