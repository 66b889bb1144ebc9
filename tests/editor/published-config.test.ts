import { readFile } from 'node:fs/promises';
import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import { buildAdminConfig } from '#editor/published/config.ts';
import { readTemplates } from '#editor/published/templates.ts';
import { readFromFile, sourceField, toFile } from '#editor/published/whole-file.ts';
import { readContentFiles } from '#content/source/content-files.ts';
import { isRecord, splitFrontmatter } from '#content/source/frontmatter.ts';
import { fixture } from '../fixtures/firm-content.ts';

const files = await readContentFiles(fixture);
const templates = await readTemplates(files, new Date('2026-11-21T17:00:00Z'));
const config = buildAdminConfig(files, templates, { repository: 'firm/site' });

test('the configuration matches Sveltia’s schema', async () => {
  const schema: unknown = JSON.parse(
    await readFile(`${process.cwd()}/node_modules/@sveltia/cms/schema/sveltia-cms.json`, 'utf8'),
  );
  const validate = new Ajv({ strict: false, validateFormats: false }).compile(isRecord(schema) ? schema : {});
  for (const signInUrl of [undefined, 'https://x.org']) {
    const storage = { repository: 'firm/site', ...(signInUrl && { signInUrl }) };
    const builtConfig: unknown = JSON.parse(JSON.stringify(buildAdminConfig(files, templates, storage)));
    expect(validate(builtConfig), JSON.stringify(validate.errors?.slice(0, 3))).toBe(true);
  }
  expect(validate({ ...config, collections: [{ name: 'faqs', folder: 1 }] })).toBe(false);
});

test('every field has a label and, except in the county defaults, a description', () => {
  const cmsCollections = config.collections.flatMap((collection) => collection.files ?? [collection]);
  for (const { name, fields = [] } of cmsCollections.filter((collection) => 'name' in collection)) {
    const visibleFields = fields.filter((field) => field.name !== sourceField);
    const needsHint = name !== 'county-defaults';
    expect(visibleFields.length, name).toBeGreaterThan(0);
    expect(
      visibleFields.filter(({ label, hint }) => !label || (needsHint && !hint)),
      name,
    ).toEqual([]);
  }
});

test('the editor can create the same kinds of files as "npm run new", with the same text', () => {
  const creatableNames = config.collections
    .filter((collection) => collection.create === true)
    .map(({ name }) => name);
  expect(creatableNames.toSorted()).toEqual(Object.keys(templates).toSorted());
  const faqs = config.collections.find(({ name }) => name === 'faqs');
  const bodyField = faqs?.fields?.find(({ name }) => name === 'body');
  expect(bodyField?.['default']).toMatch(/^FILL IN: the answer/);
});

test('saving an unchanged form doesn’t change the file', () => {
  const changedFiles = files.filter(({ path, text }) => toFile(path, readFromFile(text)) !== text);
  expect(changedFiles.map(({ path }) => path)).toEqual([]);
});

test('a new file gets the comments of its template', () => {
  const template = "---\n# A draft.\ndraft: true\nquestion: 'FILL IN'\n---\n\nFILL IN: the answer.\n";
  const form = { ...readFromFile(template), question: 'Who pays?', body: 'Nobody.' };
  expect(toFile('content/faqs/new.md', form)).toBe(
    "---\n# A draft.\ndraft: true\nquestion: 'Who pays?'\n---\n\nNobody.\n",
  );
});

test('empty form values are not written, and numbers stay numbers', () => {
  const text = '---\nabout: Fee\nvalue: 5\nboth: [6, 12]\nwords: |\n  Two\n  lines.\n---\n\nText.\n';
  const form = readFromFile(text);
  expect(form['both']).toBe('[6, 12]');
  const editedForm = {
    ...form,
    value: '7',
    both: '[6, 13]',
    words: 'Two\n  lines.',
    extra: '',
    flag: false,
    list: [],
    group: { a: null },
  };
  const { values } = splitFrontmatter({ path: 'x', text: toFile('content/facts/fee.md', editedForm) });
  expect(values).toMatchObject({ about: 'Fee', value: 7, both: [6, 13] });
  expect(Object.keys(isRecord(values) ? values : {})).toEqual(['about', 'value', 'both', 'words']);
  expect(toFile('content/facts/fee.md', { ...form, [sourceField]: undefined, body: 'New.' })).toMatch(
    /---\n\nNew\.\n$/,
  );
});
