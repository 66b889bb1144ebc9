/**
 * The content check. Without options it judges all of `content/` once and ends with 1 when
 * there is a problem. SITE_ENV=production also refuses what must not go live, such as sample data
 * and records that the advertising rules forbid whatever page shows them.
 */
import { resolve } from 'node:path';
import { wordingProblems } from '../src/advertising/check-wording.ts';
import { loadContent } from '../src/content/load.ts';
import { isProduction } from '../src/content/production.ts';
import { reportProblems } from '../src/content/report/print.ts';
import { errorsOf } from '../src/content/report/problem.ts';
import { didYouMean } from '../src/content/report/suggest.ts';
import { projectPath } from '../src/content/source/content-files.ts';
import { recordProblems } from '../src/site-build/built-advertising.ts';
import { buildClock } from '../src/site-build/clock.ts';
import { prepareBeside } from '../src/site-build/threads/preparing-beside.ts';
import { fixContent } from './check/fix.ts';
import { checkOtherSites } from './check/other-sites.ts';
import { proseReport } from './check/prose.ts';
import { watchContent } from './check/watch.ts';
import { isOutOfDate, outOfDate, writeFormWords } from './check/write-form-words.ts';
import { writeGuide } from './check/write-guide.ts';
import { readWords } from './command-line.ts';

const usage = `npm run check                    every problem of every content file
npm run check -- <file>          the problems of one file (or of several)
npm run check -- --watch         again after each change, for editors
npm run check -- --fix           mends line ends, curly quotes and non-breaking spaces, and shows what it changed
npm run check -- --prose         adds remarks on legalese, long sentences and the spelling of terms
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
  const {
    problems: all,
    sources,
    site,
  } = await loadContent({
    ...setting,
    now: buildClock(),
    cache: new Map(),
    prepare: prepareBeside,
  });
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
    if (asked['write-forms'] === true) await writeFormWords(setting.root, site);
    else if (await isOutOfDate(setting.root, site)) console.log(`\n${outOfDate}`);
    if (asked.prose === true) console.log(proseReport(site, sources));
  }
  if (asked.links === true) process.exitCode = (await checkOtherSites(sources)) ? 1 : (process.exitCode ?? 0);
}
