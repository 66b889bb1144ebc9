import { readFile } from 'node:fs/promises';
import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import { buildAdminConfig } from '#editor/published/config.ts';
import { readTemplates } from '#editor/published/templates.ts';
import { readFromFile, sourceField, toFile } from '#editor/published/whole-file.ts';
import { collections } from '#practice/collections.ts';
import { readContentFiles } from '#content/source/content-files.ts';
import { isRecord, splitFrontmatter } from '#content/source/frontmatter.ts';
import { fixture } from '../content/edited-content.ts';

const root = fixture;
const files = await readContentFiles(root);
const templates = await readTemplates(files, new Date('2026-11-21T17:00:00Z'));
const config = buildAdminConfig(files, templates, { repository: 'firm/site' });

test('the configuration matches Sveltia’s schema', async () => {
  const schema: unknown = JSON.parse(
    await readFile(`${process.cwd()}/node_modules/@sveltia/cms/schema/sveltia-cms.json`, 'utf8'),
  );
  const validate = new Ajv({ strict: false, validateFormats: false }).compile(isRecord(schema) ? schema : {});
  for (const signIn of [undefined, 'https://x.org']) {
    const place = { repository: 'firm/site', ...(signIn && { signIn }) };
    const made: unknown = JSON.parse(JSON.stringify(buildAdminConfig(files, templates, place)));
    expect(validate(made), JSON.stringify(validate.errors?.slice(0, 3))).toBe(true);
  }
  expect(validate({ ...config, collections: [{ name: 'faqs', folder: 1 }] })).toBe(false);
});

test('each content type has a form with a description for every field', () => {
  const kinds = config.collections.flatMap((kind) => kind.files ?? [kind]);
  // The county's own fields, which the defaults don't have, are not described.
  for (const name of Object.keys(collections).filter((each) => each !== 'county-defaults')) {
    const { fields = [] } = kinds.find((kind) => kind.name === name) ?? {};
    const shown = fields.filter(({ name: field }) => field !== sourceField);
    expect(shown.length, name).toBeGreaterThan(0);
    expect(
      shown.filter(({ hint }) => hint === ''),
      name,
    ).toEqual([]);
  }
});

test('the editor can create the same files as "npm run new", with the same texts', () => {
  const startable = config.collections.filter((kind) => kind.create === true).map(({ name }) => name);
  expect(startable.toSorted()).toEqual(Object.keys(templates).toSorted());
  const faqs = config.collections.find(({ name }) => name === 'faqs');
  const text = faqs?.fields?.find(({ name }) => name === 'body');
  expect(text?.['default']).toMatch(/^FILL IN: the answer/);
});

test('menus and frames are edited with their translations', () => {
  const sideBySide = config.collections
    .flatMap((kind) => kind.files ?? [])
    .filter(({ i18n }) => i18n === true)
    .map(({ name, file }) => [name, file]);
  expect(sideBySide).toEqual([
    ['menus', 'content/menus/{{locale}}.md'],
    ['frames', 'content/frames/{{locale}}.md'],
  ]);
});

test('an unchanged form keeps every file unchanged', () => {
  const changed = files.filter(({ path, text }) => {
    return toFile(path, readFromFile(text)) !== text;
  });
  expect(changed.map(({ path }) => path)).toEqual([]);
});

test('empty form values are not written, and numbers stay numbers', () => {
  const text = '---\nabout: Fee\nvalue: 5\nboth: [6, 12]\nwords: |\n  Two\n  lines.\n---\n\nText.\n';
  const form = readFromFile(text);
  expect(form['both']).toBe('[6, 12]');
  const touched = {
    ...form,
    value: '7',
    both: '[6, 13]',
    words: 'Two\n  lines.',
    extra: '',
    flag: false,
    list: [],
    group: { a: null },
  };
  const { values } = splitFrontmatter({ path: 'x', text: toFile('content/facts/fee.md', touched) });
  expect(values).toMatchObject({ about: 'Fee', value: 7, both: [6, 13] });
  expect(Object.keys(isRecord(values) ? values : {})).toEqual(['about', 'value', 'both', 'words']);
  expect(toFile('content/facts/fee.md', { ...form, [sourceField]: undefined, body: 'New.' })).toMatch(
    /---\n\nNew\.\n$/,
  );
});
