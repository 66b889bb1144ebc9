import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isSeq, parseDocument } from 'yaml';
import type { YAMLMap } from 'yaml';
import * as z from 'zod';
import { expect, test } from 'vitest';
import { checkAdvertising } from '#practice/advertising/check.ts';
import { rules } from '#practice/rules/index.ts';
import type { Diagnostic } from '#content/report/diagnostic.ts';
import { loadEdited } from '../edited-content.ts';
import type { Edits, CheckSettings } from '../edited-content.ts';
import { applyEdits, editSchema } from './edits.ts';

// Each .yaml file lists edits of the fixture content with the problems they cause (README.md).

const caseSettings = z.object({
  edits: editSchema.array().exactOptional(),
  now: z.string().exactOptional(),
  preview: z.boolean().exactOptional(),
  unlisted: z.boolean().exactOptional(),
  published: z.string().array().exactOptional(),
  advertising: z.boolean().exactOptional(),
  production: z.boolean().exactOptional(),
  reviews: z.boolean().exactOptional(),
  lookAheadDays: z.number().exactOptional(),
});
const caseKeys = new Set(['case', 'problems', ...Object.keys(caseSettings.shape)]);

/** Formats location, rule and message. Includes the file only if it isn't the first edited one. */
function describeProblem(problem: Diagnostic, firstFile: string | undefined): string {
  const { file, line, column, length, rule, severity, field, message } = problem;
  const place = `${file === firstFile ? '' : `${file}:`}${line}:${column}-${column + length}`;
  const kind = severity === 'error' ? rule : `${rule} (warning)`;
  return `${place} ${kind}: ${field === undefined ? '' : `${field}  `}${message}`;
}

type Case = {
  edits: Edits;
  settings: CheckSettings;
  extraCheck?: typeof checkAdvertising;
  recordedProblems: string[];
};

function readCase({ problems, ...fields }: Record<string, unknown>): Case {
  const { edits: listedEdits = [], advertising, ...settings } = caseSettings.parse(fields);
  const shorthandEdit = Object.fromEntries(Object.entries(fields).filter(([key]) => !caseKeys.has(key)));
  const caseEdits =
    Object.keys(shorthandEdit).length === 0 ? listedEdits : [editSchema.parse(shorthandEdit), ...listedEdits];
  return {
    edits: applyEdits(caseEdits),
    settings,
    ...(advertising === true && { extraCheck: checkAdvertising }),
    recordedProblems: z.string().array().catch([]).parse(problems),
  };
}

function formatProblems({ edits, settings, extraCheck }: Case): string[] {
  const [firstFile] = Object.keys(edits);
  const { problems } = loadEdited(edits, { ...settings, ...(extraCheck && { extraCheck }) });
  // Before the site goes live, every file needs an attorney's approval.
  const isRelevant = ({ file }: Diagnostic) => settings.production !== true || file in edits;
  return problems.filter(isRelevant).map((problem) => describeProblem(problem, firstFile));
}

/** Returns whether a case only adds a file. */
function addsFile({ edits }: Case): boolean {
  const [path = '', ...others] = Object.keys(edits);
  return others.length === 0 && edits[path] !== null && newFileName.test(path);
}

const newFileName = /(?<=^content\/[a-z-]+\/)zz[a-z-]*(?=\.mdx?$)/;

/** Checks cases that add a file all at once, because each check of the whole content is slow. */
function checkTogether(cases: readonly Case[]): string[][] {
  const renamedFiles = cases.map(({ edits }, index) => {
    const [[path, text] = ['', null]] = Object.entries(edits);
    return { path, text, name: path.replace(newFileName, `zz-${index}`) };
  });
  const { settings = {}, extraCheck } = { ...cases[0] };
  const renamedEdits = Object.fromEntries(renamedFiles.map(({ name, text }) => [name, text]));
  const { problems } = loadEdited(renamedEdits, { ...settings, ...(extraCheck && { extraCheck }) });
  return renamedFiles.map(({ path, name }) =>
    problems
      .filter(({ file }) => file === name)
      .map((problem) => describeProblem(problem, name).replaceAll(name, path)),
  );
}

const files = globSync(join(import.meta.dirname, '*.yaml')).toSorted();

test.each(files.map((file) => [basename(file), file]))('%s', { timeout: 300_000 }, async (_name, file) => {
  const document = parseDocument(readFileSync(file, 'utf8'), { merge: true });
  const cases = (document.contents as YAMLMap).items.flatMap(({ value }) => {
    if (!isSeq<YAMLMap>(value)) throw new Error(`${file} must contain groups of cases.`);
    return value.items.map((item) => ({ item, ...readCase(item.toJS(document)) }));
  });
  // An error in one file hides site-wide problems in the others, so files with errors are checked separately.
  const groups = Map.groupBy(cases, (testCase) => {
    const hasErrors = testCase.recordedProblems.some((line) => !/^\S+ \S+ \(warning\): /.test(line));
    return addsFile(testCase)
      ? JSON.stringify([hasErrors, testCase.settings, testCase.extraCheck?.name])
      : 'separate';
  });
  for (const [kind, members] of groups) {
    const sharedResults = kind === 'separate' ? [] : checkTogether(members);
    for (const [index, { item, ...testCase }] of members.entries())
      if (sharedResults[index]?.join('\n') !== testCase.recordedProblems.join('\n'))
        item.set('problems', document.createNode(formatProblems(testCase)));
  }
  await expect(
    document.toString({ lineWidth: 0, flowCollectionPadding: false, singleQuote: true }),
  ).toMatchFileSnapshot(file);
});

/** A case can't edit files in public/. */
const rulesWithoutCase = ['non-website-files', 'unsafe-svgs', 'share-images', 'unused-pictures'];

test('every rule has a case', () => {
  const text = files.map((file) => readFileSync(file, 'utf8')).join('\n');
  const idsWithCase = new Set([...text.matchAll(/ ([a-z-]+)(?: \(warning\))?: /g)].map(([, id]) => id));
  const ids = Object.values(rules).flatMap((list) => list.map(({ id }) => id));
  const idsWithoutCase = ids.filter((id) => !idsWithCase.has(id));
  const newIds = idsWithoutCase.filter((id) => !rulesWithoutCase.includes(id));
  const advice = `Add a case for ${newIds.join(', ')} to tests/content/corpus, and run this test with -u.`;
  expect(idsWithoutCase, advice).toEqual(rulesWithoutCase);
});
