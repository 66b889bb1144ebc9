import { expect, test } from 'vitest';
import { diffValues } from '#editor/entry/changes.ts';
import type { EntryForm } from '#editor/contract.ts';
import { applyUnsavedChanges } from '#editor/entry/entry-content.ts';
import { withValues } from '#editor/writer/change-file.ts';

const file = 'content/counties/pasco.md';
const createEntry = (...towns: string[]): EntryForm => ({
  file,
  noun: 'county',
  version: towns.join(),
  values: { title: 'Pasco', towns },
  schema: {},
  problems: [],
  shownOn: [],
  languages: [],
  listedIn: [],
});
const openedEntry = applyUnsavedChanges(createEntry('Hudson', 'Odessa'), []);
const typedValues = { title: 'Pasco County', towns: ['Hudson', 'Odessa and Keystone'] };
const changes = diffValues(file, openedEntry.base, typedValues);

test('unsaved text is retained when other text in the file changes', () => {
  expect(changes.map(({ location }) => location.path)).toEqual([['title'], ['towns', 1]]);
  const { values, version } = applyUnsavedChanges(createEntry('Elfers', 'Odessa'), changes);
  expect(values).toEqual({ ...typedValues, towns: ['Elfers', 'Odessa and Keystone'] });
  expect(version).toBe('Elfers,Odessa');
});

test('unsaved text has no base version if a different item has its index', () => {
  const { base, values, version } = applyUnsavedChanges(createEntry('Hudson', 'Elfers', 'Odessa'), changes);
  expect(version).toBe('');
  expect(diffValues(file, base, values)).toEqual(changes);
});

test('saving a form preserves empty fields in the file', () => {
  const text = '---\nquestion: Why?\nlabel:\ntags: []\n---\n\nBecause.\n';
  const values = { question: 'Why not?', label: null, tags: [] };
  expect(withValues({ path: 'content/faqs/zz.md', text }, values, 'Because.')).toBe(
    text.replace('Why?', 'Why not?'),
  );
});
