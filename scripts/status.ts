/**
 * Prints the owner's report of what is due. Exits with 0 even if there are problems, because only the check stops a build; with 1
 * if an approval or a translation can't be recorded; and with 2 for wrong arguments.
 */
import { join } from 'node:path';
import { loadContent } from '#practice/content.ts';
import { formatProblems } from '#content/report/print.ts';
import type { Site } from '#practice/site.ts';
import { LeadsError, openLeadsStore } from '#operations/leads/store.ts';
import { getBuildDate } from '#build/clock.ts';
import { recordApproval } from '#editor/api/record-approval.ts';
import { collectStatus } from '#operations/report/collect.ts';
import { formatReport } from '#operations/report/report.ts';
import { stampTranslation } from '#editor/api/translation.ts';
import { AuthorError } from '#editor/author-error.ts';
import { formatStat } from '#functions/mail/render.ts';
import { parseCommandLine } from './command-line.ts';
import { readSettings } from '#operations/publishing/settings.ts';
import { formatDue, buildOverview } from '#operations/report/overview.ts';

const usage = `npm run status                                   the report
npm run status -- --stamp /immigration-spanish   marks a translation as up to date
npm run status -- --approve <files or paths> --by jane-doe
                                                 records this attorney's review of disclaimers, pages, questions,
                                                 facts or waivers (--keep-translations: the change to the English disclaimer
                                                 doesn't affect its translations)`;

const root = process.cwd();

const options = {
  stamp: { type: 'string' },
  approve: { type: 'boolean' },
  by: { type: 'string' },
  'keep-translations': { type: 'boolean' },
  help: { type: 'boolean' },
} as const;
const { values, positionals } = parseCommandLine({ options, allowPositionals: true }, usage);
if (values.help === true) console.log(usage);
else if ((values.approve === true) !== positionals.length > 0) {
  console.error(
    `"--approve" needs the reviewed files, like: npm run status -- --approve content/disclaimers/timeline.md --by jane-doe\n\n${usage}`,
  );
  process.exitCode = 2;
} else await report(values.stamp !== undefined || values.approve === true);

/** Prints the report, or records an approval or a translation. */
async function report(isRecording: boolean): Promise<void> {
  // A translation may be stamped while it is a draft.
  const { site, problems, sources } = await loadContent({ root, now: getBuildDate(), preview: isRecording });
  if (site === undefined) {
    const text = formatProblems(problems, sources, 'Fix them first: the report needs readable files.');
    if (!isRecording) return console.log(text);
    console.error(text);
    process.exitCode = 1;
  } else if (isRecording) await record(site);
  else {
    console.log(formatReport(await collectStatus(site, { root })));
    // Printed last, where it is visible without scrolling.
    for (const line of await buildSummary(site)) console.log(line);
  }
}

async function record(site: Site): Promise<void> {
  const { stamp, by, 'keep-translations': keepTranslations } = values;
  try {
    if (stamp !== undefined) console.log(await stampTranslation(site, root, stamp));
    for (const target of positionals)
      console.log(await recordApproval(site, root, target, { by, keepTranslations }));
  } catch (error) {
    if (!(error instanceof AuthorError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

/** Builds the summary lines that `npm run leads` also prints, and the daily email contains. */
async function buildSummary(site: Site): Promise<string[]> {
  const environment = readSettings(root, process.env);
  try {
    const store = await openLeadsStore(environment, join(root, '.local'));
    return ['', 'At a glance', ...(await buildOverview(store, { root, now: getBuildDate(), site }))];
  } catch (error) {
    if (!(error instanceof LeadsError)) throw error;
    return ['', 'At a glance', formatStat('Requests', error.message), formatStat('Due', formatDue(site))];
  }
}
