/**
 * The content check. Without options it checks all of `content/` once and exits with 1 when there is a problem. With
 * SITE_ENV=production it also refuses what must not go live, such as sample data.
 */
import { resolve } from 'node:path';
import { isProduction } from '#content/production.ts';
import { projectPath } from '#content/source/content-files.ts';
import { changedContent } from '#practice/proofreading/changed-files.ts';
import { buildClock } from '#build/clock.ts';
import { checkOnce } from './check/check-once.ts';
import { fixContent } from './check/fix-content.ts';
import { watchContent } from './check/watch.ts';
import { readWords } from './command-line.ts';

const usage = `npm run check                    every problem in every content file
npm run check -- <file>          the problems of one file (or of several)
npm run check -- --watch         checks again after each change, for editors
npm run check -- --fix           fixes line endings, curly quotes and non-breaking spaces, and shows what it changed
npm run check -- --prose         also reports legalese and long sentences
npm run check -- --spelling      spell-checks all files, not only those that you changed
npm run check -- --links         also requests the links to other sites
npm run check -- --proposal      also exits with 1 for problems that will block publishing on a later day
npm run check -- --github        also prints GitHub annotations
npm run check -- --write-guide   writes the field reference and the snippets of VS Code
npm run check -- --write-forms   writes the form texts that are deployed with the functions
npm run check -- --write-addresses  adds new addresses to content/published-paths.txt without a build`;

const flag = { type: 'boolean' } as const;
const options = {
  watch: flag,
  fix: flag,
  prose: flag,
  spelling: flag,
  links: flag,
  proposal: flag,
  github: flag,
  'write-guide': flag,
  'write-forms': flag,
  'write-addresses': flag,
  help: flag,
};
const root = process.cwd();
const setting = { root, production: isProduction(process.env) };

const words = readWords({ options, allowPositionals: true }, usage);
const values = { ...optionsConsumedByNpm(), ...words.values };
if (values.help === true) console.log(usage);
else if (values.watch === true) await watchContent(setting);
else if (values['write-guide'] === true) {
  // Loaded on demand, because it loads the formatter.
  const { writeGuide } = await import('#practice/scaffold/guide-files.ts');
  await writeGuide(setting.root);
} else {
  if (values.fix === true) await fixContent(setting.root);
  const only = words.positionals.map(contentPath);
  process.exitCode = await checkOnce(
    { ...setting, now: buildClock() },
    { ...values, changed: changedContent() },
    only,
  );
}

type CheckOptions = { [Name in keyof typeof options]?: boolean | undefined };

/** Options that were typed without `--` before them: npm consumes them and sets environment variables. */
function optionsConsumedByNpm(): CheckOptions {
  const names = Object.keys(options).filter((name) => name !== 'help');
  return Object.fromEntries(
    names
      .filter((name) => process.env[`npm_config_${name.replaceAll('-', '_')}`] === 'true')
      .map((name) => [name, true]),
  );
}

/** A file's path from the project root. */
function contentPath(typed: string): string {
  return projectPath(setting.root, resolve(setting.root, typed));
}
