import { expect, test } from 'vitest';
import type * as z from 'zod';
import { collections } from '#practice/collections.ts';
import { declarationIn, unwrap } from '#content/fields/schema-parts.ts';
import { lineOf, newFaq, replaced, reportedAfter } from '../edited-content.ts';

const county = 'content/counties/pasco.md';
const estate = 'content/estate/florida-estate-planning.md';
const immigration = 'content/immigration/immigration-law.md';
const bookingNote =
  'Our booking system will be replaced by one that is part of our practice-management software. Until then, please book with this button.';
const video = 'content/videos/appeals-case-one.md';
const caseOne = 'How an appeal was built from the trial record, step by step.';

test.each([
  ['the note of a button', immigration, `note: ${bookingNote}`, 9],
  ['the description of a statute', estate, 'about: Who inherits when there is no will.', 18],
  ['the description of a video', video, `about: ${caseOne}`, 8],
])('%s is public and checked as copy', (_, file, field, column) => {
  const line = lineOf(file, field);
  const [name = ''] = field.split(':');
  const reported = reportedAfter({ [file]: replaced(file, field, `${name}: TODO costs $399`) });
  expect(new Set(reported)).toEqual(
    new Set([
      `${file}:${line}:${column} ${name}  "TODO" looks like a note in a draft. Write the final text, remove it, or move it to a "note" field.`,
      `${file}:${line}:${column + 11} ${name}  "$399" is a figure written out. Quote the matching fact: {{evaluation-fee}} (The fee for the Florida property tax evaluation). If you mean something else, add a file for it.`,
    ]),
  );
});

test.each([
  ['a note', county, 'hero:\n', 'note: TODO costs $399\nhero:\n'],
  ['the description of a fact', 'content/facts/firm-email.md', 'about: ', 'about: TODO costs $399 '],
  ['the source of a fact', 'content/facts/firm-email.md', '  title: ', '  title: TODO costs $399 '],
  ['the description of a booking', 'content/bookings/calendar.md', 'about: ', 'about: TODO costs $399 '],
  ['the rule behind a disclaimer', 'content/disclaimers/results.md', 'rule: ', 'rule: TODO costs $399 '],
])('%s is internal and not checked as copy', (_, file, part, by) => {
  expect(reportedAfter({ [file]: replaced(file, part, by) })).toEqual([]);
});

test('a note may contain "here" links and FILL IN; public text may not', () => {
  const reported = (fields: string) =>
    reportedAfter({ [newFaq]: `---\nquestion: Why?\n${fields}\n---\n\nAn answer.\n` });
  expect(reported('note: |\n  FILL IN the day.\n  See [here](/probate).')).toEqual([]);
  expect(reported('# See [here](/probate), and FILL IN the day.')).toEqual([]);
  expect(
    reportedAfter({ [video]: replaced(video, `about: ${caseOne}`, 'about: See [here](/probate).') }),
  ).toEqual([expect.stringContaining(`${video}:3:12 "here" doesn’t describe`)]);
});

/** Paths of the texts below a schema that declare no audience. */
function undeclared(schema: z.core.$ZodType, path: string): string[] {
  if (declarationIn(schema) !== undefined) return [];
  const { def } = unwrap(schema)._zod;
  switch (def.type) {
    case 'string':
      return [path];
    case 'array':
      return undeclared(def.element, `${path}[]`);
    case 'record':
      return undeclared(def.valueType, `${path}{}`);
    case 'union':
      return def.options.flatMap((option) => undeclared(option, path));
    case 'object':
      return Object.entries(def.shape).flatMap(([key, field]) => undeclared(field, `${path}.${key}`));
    default:
      return [];
  }
}

test('every text declares its audience', () => {
  expect(Object.entries(collections).flatMap(([name, { schema }]) => undeclared(schema, name))).toEqual([]);
});
