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
  item: YAMLMap;
  edits: Edits;
  settings: CheckSettings;
  extraCheck?: typeof checkAdvertising;
  recordedProblems: string[];
};

function readCase(item: YAMLMap, { problems, ...fields }: Record<string, unknown>): Case {
  const { edits: listedEdits = [], advertising, ...settings } = caseSettings.parse(fields);
  const shorthandEdit = Object.fromEntries(Object.entries(fields).filter(([key]) => !caseKeys.has(key)));
  const caseEdits =
    Object.keys(shorthandEdit).length === 0 ? listedEdits : [editSchema.parse(shorthandEdit), ...listedEdits];
  return {
    item,
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

/** Cases that are checked together, by their first file. A new file that is the only one gets a unique name in the batch. */
type Batch = { edits: Edits; members: Map<string, Case> };

const newFileName = /(?<=^content\/[a-z-]+\/)zz[a-z-]*(?=\.mdx?$)/;

/** Groups cases that edit different files, because each check of the whole content is slow. */
function createBatches(cases: readonly Case[]): Batch[] {
  const batches: Batch[] = [];
  for (const [index, testCase] of cases.entries()) {
    const [[firstFile, text] = ['', null], ...otherEdits] = Object.entries(testCase.edits);
    const name = otherEdits.length > 0 ? firstFile : firstFile.replace(newFileName, `zz-${index}`);
    const edits = Object.fromEntries([[name, text], ...otherEdits]);
    const batch = batches.find((candidate) => Object.keys(edits).every((path) => !(path in candidate.edits)));
    if (batch === undefined) batches.push({ edits, members: new Map([[name, testCase]]) });
    else {
      Object.assign(batch.edits, edits);
      batch.members.set(name, testCase);
    }
  }
  return batches;
}

/** Lists the problems of each case in a batch. Returns none if another file has problems, which any case may have caused. */
function checkTogether({ edits, members }: Batch): ReadonlyMap<Case, string[]> {
  const [{ settings, extraCheck }] = [...members.values()] as [Case];
  const { problems } = loadEdited(edits, { ...settings, ...(extraCheck && { extraCheck }) });
  if (settings.production !== true && problems.some(({ file }) => !members.has(file))) return new Map();
  return new Map(
    [...members].map(([name, testCase]) => {
      const [firstFile = ''] = Object.keys(testCase.edits);
      const ownProblems = problems.filter(({ file }) => file === name);
      return [
        testCase,
        ownProblems.map((problem) => describeProblem(problem, name).replaceAll(name, firstFile)),
      ];
    }),
  );
}

/** Returns whether a case has problems in files other than the first. */
function hasOtherProblems({ recordedProblems }: Case): boolean {
  return recordedProblems.some((line) => line.startsWith('content/'));
}

const files = globSync(join(import.meta.dirname, '*.yaml')).toSorted();

test.each(files.map((file) => [basename(file), file]))('%s', { timeout: 300_000 }, async (_name, file) => {
  const document = parseDocument(readFileSync(file, 'utf8'), { merge: true });
  const cases = (document.contents as YAMLMap).items.flatMap(({ value }) => {
    if (!isSeq<YAMLMap>(value)) throw new Error(`${file} must contain groups of cases.`);
    return value.items.map((item) => readCase(item, item.toJS(document)));
  });
  // An error in one file hides site-wide problems in the others, so files with errors are checked separately.
  const groups = Map.groupBy(cases, (testCase) => {
    const hasErrors = testCase.recordedProblems.some((line) => !/^\S+ \S+ \(warning\): /.test(line));
    return JSON.stringify([
      hasErrors,
      hasOtherProblems(testCase),
      testCase.settings,
      testCase.extraCheck?.name,
    ]);
  });
  for (const batch of [...groups.values()].flatMap(createBatches)) {
    const sharedResults = batch.members.size > 1 ? checkTogether(batch) : new Map<Case, string[]>();
    for (const testCase of batch.members.values())
      if (sharedResults.get(testCase)?.join('\n') !== testCase.recordedProblems.join('\n'))
        testCase.item.set('problems', document.createNode(formatProblems(testCase)));
  }
  await expect(
    document.toString({ lineWidth: 0, flowCollectionPadding: false, singleQuote: true }),
  ).toMatchFileSnapshot(file);
});

/** Rules about files in public/, which cases can't edit. */
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
