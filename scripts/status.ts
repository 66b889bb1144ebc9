/** The owner's report: what needs a look today. It always ends with 0; the check is what stops a build. */
import { parseArgs } from 'node:util';
import { buildClock } from '../src/build/clock.ts';
import { loadContent } from '../src/content/load.ts';
import { reportProblems } from '../src/content/problem-report.ts';
import { collectStatus } from '../src/status/collect.ts';
import { reportText } from '../src/status/report.ts';
import { NoTranslation, stampTranslation } from '../src/status/stamp.ts';
import { advertisingFindings } from './status/advertising.ts';

const usage = `npm run status                                   the report
npm run status -- --json                         the report as JSON
npm run status -- --stamp /immigration-spanish   says that a translation matches its source again`;

const root = process.cwd();
const { values } = parseArgs({
  options: { json: { type: 'boolean' }, stamp: { type: 'string' }, help: { type: 'boolean' } },
});
const { site, problems, sources } = await loadContent({ root, now: buildClock(), production: false });

if (values.help === true) console.log(usage);
else if (site === undefined) {
  console.log(
    reportProblems(
      problems,
      (file) => sources.get(file),
      'Mend them first: the report needs readable files.',
    ),
  );
} else if (values.stamp !== undefined) await stamp(values.stamp);
else {
  const report = await collectStatus(site, {
    root,
    advertising: await advertisingFindings(site, sources, root),
  });
  console.log(values.json === true ? JSON.stringify(report, null, 2) : reportText(report));
}

async function stamp(path: string): Promise<void> {
  if (site === undefined) return;
  try {
    console.log(await stampTranslation(site, root, path));
  } catch (error) {
    if (!(error instanceof NoTranslation)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
