import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isSeq, parseDocument } from 'yaml';
import type { YAMLMap } from 'yaml';
import * as z from 'zod';
import { expect, test } from 'vitest';
import { checkAdvertising } from '#practice/advertising/check.ts';
import type { Diagnostic } from '#content/report/diagnostic.ts';
import { loadEdited } from '../edited-content.ts';
import type { Edits, Setting } from '../edited-content.ts';
import { applyEdits, edit } from './edits.ts';

// Each .yaml file lists edits of the fixture content with the problems they cause (README.md).

const settings = z.object({
  edits: edit.array().exactOptional(),
  now: z.string().exactOptional(),
  preview: z.boolean().exactOptional(),
  unlisted: z.boolean().exactOptional(),
  published: z.string().array().exactOptional(),
  advertising: z.boolean().exactOptional(),
  production: z.boolean().exactOptional(),
  reviews: z.boolean().exactOptional(),
});
const ownKeys = new Set(['case', 'problems', ...Object.keys(settings.shape)]);

/** Place, rule and message; the file only if it isn't the first edited one. */
function describeProblem(problem: Diagnostic, firstFile: string | undefined): string {
  const { file, line, column, length, rule, severity, field, message } = problem;
  const place = `${file === firstFile ? '' : `${file}:`}${line}:${column}-${column + length}`;
  const kind = severity === 'error' ? rule : `${rule} (warning)`;
  return `${place} ${kind}: ${field === undefined ? '' : `${field}  `}${message}`;
}

type Case = { edited: Edits; setting: Setting; extraCheck?: typeof checkAdvertising; recorded: string[] };

function readCase({ problems, ...given }: Record<string, unknown>): Case {
  const { edits = [], advertising, ...setting } = settings.parse(given);
  const own = Object.fromEntries(Object.entries(given).filter(([key]) => !ownKeys.has(key)));
  const all = Object.keys(own).length === 0 ? edits : [edit.parse(own), ...edits];
  return {
    edited: applyEdits(all),
    setting,
    ...(advertising === true && { extraCheck: checkAdvertising }),
    recorded: z.string().array().catch([]).parse(problems),
  };
}

function formatProblems({ edited, setting, extraCheck }: Case): string[] {
  const [first] = Object.keys(edited);
  const { problems } = loadEdited(edited, { ...setting, ...(extraCheck && { extraCheck }) });
  // Before the site goes live, every file needs an attorney's approval.
  const isWanted = ({ file }: Diagnostic) => setting.production !== true || file in edited;
  return problems.filter(isWanted).map((problem) => describeProblem(problem, first));
}

/** Whether a case only adds a file. */
function addsFile({ edited }: Case): boolean {
  const [path = '', ...others] = Object.keys(edited);
  return others.length === 0 && edited[path] !== null && newFileName.test(path);
}

const newFileName = /(?<=^content\/[a-z-]+\/)zz[a-z-]*(?=\.mdx?$)/;

/** The problems of files that are added together, because a check of the whole content costs more than a file. */
function problemsTogether(cases: readonly Case[]): string[][] {
  const renamed = cases.map(({ edited }, index) => {
    const [[path, text] = ['', null]] = Object.entries(edited);
    return { path, text, name: path.replace(newFileName, `zz-${index}`) };
  });
  const { setting = {}, extraCheck } = { ...cases[0] };
  const edits = Object.fromEntries(renamed.map(({ name, text }) => [name, text]));
  const { problems } = loadEdited(edits, { ...setting, ...(extraCheck && { extraCheck }) });
  return renamed.map(({ path, name }) =>
    problems
      .filter(({ file }) => file === name)
      .map((problem) => describeProblem(problem, name).replaceAll(name, path)),
  );
}

const files = globSync(join(import.meta.dirname, '*.yaml')).toSorted();

test.each(files.map((file) => [basename(file), file]))('%s', { timeout: 300_000 }, async (_name, file) => {
  const document = parseDocument(readFileSync(file, 'utf8'), { merge: true });
  const cases = (document.contents as YAMLMap).items.flatMap(({ value }) => {
    if (!isSeq<YAMLMap>(value)) throw new Error(`${file} must be groups of cases.`);
    return value.items.map((item) => ({ item, ...readCase(item.toJS(document)) }));
  });
  // One file's error hides what another file breaks in the site, so files without errors are added without the others.
  const groups = Map.groupBy(cases, (each) => {
    const hasErrors = each.recorded.some((line) => !/^\S+ \S+ \(warning\): /.test(line));
    return addsFile(each) ? JSON.stringify([hasErrors, each.setting, each.extraCheck?.name]) : 'each alone';
  });
  for (const [kind, members] of groups) {
    const together = kind === 'each alone' ? [] : problemsTogether(members);
    for (const [index, { item, ...each }] of members.entries())
      if (together[index]?.join('\n') !== each.recorded.join('\n'))
        item.set('problems', document.createNode(formatProblems(each)));
  }
  await expect(
    document.toString({ lineWidth: 0, flowCollectionPadding: false, singleQuote: true }),
  ).toMatchFileSnapshot(file);
});
