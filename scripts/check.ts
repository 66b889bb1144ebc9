/**
 * The content check. Without options it checks all of `content/` once and exits with 1 if there are errors. With
 * SITE_ENV=production it also rejects content that must not go live, such as sample data.
 */
import { resolve } from 'node:path';
import { isProduction } from '#content/production.ts';
import { toProjectPath } from '#content/source/content-files.ts';
import { explainRule, formatUnknownRule } from '#practice/rules/explain.ts';
import { listChangedContent } from '#practice/proofreading/changed-files.ts';
import { getBuildDate } from '#build/clock.ts';
import { checkOnce } from './check/check-once.ts';
import { fixContent } from './check/fix-content.ts';
import { flags as flagOptions, options, usage } from './check/options.ts';
import type { CheckFlags } from './check/options.ts';
import { watchContent } from './check/watch.ts';
import { parseCommandLine } from './command-line.ts';

const root = process.cwd();
const checkOptions = { root, production: isProduction(process.env) };

const parsed = parseCommandLine({ options, allowPositionals: true }, usage);
const values = { ...readOptionsConsumedByNpm(), ...parsed.values };
if (values.help === true) console.log(usage);
else if (parsed.values.explain !== undefined) explain(parsed.values.explain);
else if (values.watch === true) await watchContent(checkOptions);
else if (values['write-reference'] === true) {
  // Loaded on demand, because no other command needs it.
  const { writeReference } = await import('#practice/reference/field-reference.ts');
  await writeReference(root);
} else {
  if (values.fix === true) await fixContent(root);
  const selectedFiles = parsed.positionals.map(toRelativePath);
  const flags = { ...values, changed: listChangedContent() };
  process.exitCode = await checkOnce({ ...checkOptions, now: getBuildDate() }, flags, selectedFiles);
}

/** Prints why a rule exists; for an unknown rule, all names, with exit code 2. */
function explain(id: string): void {
  const explanation = explainRule(id);
  if (explanation !== undefined) return console.log(explanation);
  console.error(formatUnknownRule(id));
  process.exitCode = 2;
}

/** Reads options written without `--` before them, because npm consumes those and sets environment variables instead. */
function readOptionsConsumedByNpm(): CheckFlags {
  const names = Object.keys(flagOptions).filter((name) => name !== 'help');
  return Object.fromEntries(
    names
      .filter((name) => process.env[`npm_config_${name.replaceAll('-', '_')}`] === 'true')
      .map((name) => [name, true]),
  );
}

/** Converts a command-line path to one relative to the project root. */
function toRelativePath(path: string): string {
  return toProjectPath(root, resolve(root, path));
}
