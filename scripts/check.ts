/**
 * The content check. Without options it checks all of `content/` once and ends with 1 when
 * there is a problem. SITE_ENV=production also refuses what must not go live, such as sample data
 * and records that the advertising rules forbid whatever page shows them.
 */
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { recordProblems } from '../src/advertising/check-pages.ts';
import { wordingProblems } from '../src/advertising/check-wording.ts';
import { loadContent } from '../src/content/load.ts';
import { isProduction } from '../src/content/production.ts';
import { reportProblems } from '../src/content/report/print.ts';
import { errorsOf } from '../src/content/report/problem.ts';
import { didYouMean } from '../src/content/report/suggest.ts';
import { proseRules } from '../src/content/rules/index.ts';
import { runRules } from '../src/content/rules/run.ts';
import { everyEntry } from '../src/content/site.ts';
import type { Site } from '../src/content/site.ts';
import { projectPath, readContentFiles } from '../src/content/source/content-files.ts';
import { describeFix, fixText } from '../src/content/source/repair.ts';
import { buildClock } from '../src/site-build/clock.ts';
import { checkOtherSites } from './check/other-sites.ts';
import { watchContent } from './check/watch.ts';
import { isOutOfDate, outOfDate, writeFormCopy } from './check/write-form-copy.ts';
import { writeGuide } from './check/write-guide.ts';
import { readWords } from './command-line.ts';

const usage = `npm run check                    every problem of every content file
npm run check -- <file>          the problems of one file (or of several)
npm run check -- --watch         again after each change, for editors
npm run check -- --fix           mends line ends, curly quotes and non-breaking spaces, and shows what it changed
npm run check -- --prose         adds remarks on legalese and long sentences
npm run check -- --links         adds a look at the links to other sites (asks the network)
npm run check -- --write-guide   writes the authors' guide and the editor's settings anew
npm run check -- --write-forms   writes anew the words of the forms that travel with the functions`;

const flag = { type: 'boolean' } as const;
const options = {
  watch: flag,
  fix: flag,
  prose: flag,
  links: flag,
  'write-guide': flag,
  'write-forms': flag,
  help: flag,
};
const setting = {
  root: process.cwd(),
  production: isProduction(process.env),
  alsoCheck: wordingProblems,
};

const words = readWords({ options, allowPositionals: true }, usage);
const values = { ...swallowed(), ...words.values };
if (values.help === true) console.log(usage);
else if (values.watch === true) await watchContent(setting);
else if (values['write-guide'] === true) await writeGuide(setting.root);
else {
  if (values.fix === true) await fixContent(setting.root);
  await check(values, words.positionals.map(contentPath));
}

type Asked = { [Name in keyof typeof options]?: boolean | undefined };

/** `npm run check --fix`, without the two hyphens before it: npm keeps the option for itself, and says so here. */
function swallowed(): Asked {
  const names = Object.keys(options).filter((name) => name !== 'help');
  return Object.fromEntries(
    names
      .filter((name) => process.env[`npm_config_${name.replaceAll('-', '_')}`] === 'true')
      .map((name) => [name, true]),
  );
}

/** A file as typed in any folder's way, from the project's root. */
function contentPath(typed: string): string {
  return projectPath(setting.root, resolve(setting.root, typed));
}

async function check(asked: Asked, only: string[]): Promise<void> {
  const started = performance.now();
  const { problems: all, sources, site } = await loadContent({ ...setting, now: buildClock() });
  if (site !== undefined && setting.production) all.push(...recordProblems(site, sources));
  const time = Math.round(performance.now() - started);
  const unknown = only.filter((file) => !sources.has(file));
  if (unknown.length > 0) {
    console.error(
      `There is no content file ${unknown.join(' or ')}.${didYouMean(unknown[0] ?? '', sources.keys())}`,
    );
    process.exitCode = 2;
    return;
  }
  const problems = only.length === 0 ? all : all.filter(({ file }) => only.includes(file));
  if (problems.length > 0) {
    console.error(reportProblems(problems, sources));
  }
  if (errorsOf(problems).length > 0) process.exitCode = 1;
  else if (only.length > 0)
    console.log(
      `${only.join(', ')}: nothing to mend. Problems of other files: ${all.length - problems.length}.`,
    );
  else console.log(`${sources.size} content files are right (${time} ms).`);
  if (site !== undefined) {
    if (asked['write-forms'] === true) await writeFormCopy(setting.root, site);
    else if (await isOutOfDate(setting.root, site)) console.log(`\n${outOfDate}`);
    if (asked.prose === true) console.log(proseReport(site, sources));
  }
  if (asked.links === true) process.exitCode = (await checkOtherSites(sources)) ? 1 : (process.exitCode ?? 0);
}

/** Repairs every content file that needs it, and prints each changed line as it was and as it is. */
async function fixContent(root: string): Promise<void> {
  let repaired = 0;
  let left = 0;
  for (const file of await readContentFiles(root)) {
    if (file.isDamaged) {
      console.log(notUtf8(file.path));
      left += 1;
      continue;
    }
    const { text, changes } = fixText(file);
    if (changes.length === 0) continue;
    await writeFile(join(root, file.path), text);
    console.log(describeFix(file.path, changes));
    repaired += 1;
  }
  if (repaired === 0) console.log(left === 0 ? 'Nothing to mend.' : 'Nothing else to mend.');
  else
    console.log(
      `Mended ${repaired} ${repaired === 1 ? 'file' : 'files'}. Every other character is as it was.\n`,
    );
}

function notUtf8(path: string): string {
  return `${path}\n  was left as it is: it is not saved as UTF-8, and its accents and dashes would be lost. Open it where it was written, save it as UTF-8, and run this again.`;
}

/** Remarks on the English texts of the site, as warnings. */
function proseReport(site: Site, sources: Map<string, string>): string {
  const remarks = everyEntry(site.entries).flatMap((entry) => runRules(proseRules, entry, undefined));
  if (remarks.length === 0) return 'No remarks on the prose.';
  return reportProblems(remarks, sources);
}
