import { expect, test } from 'vitest';
import { diffContents, withChanges } from '#editor/entry/changes.ts';
import type { EntryForm } from '#editor/entry/contract.ts';
import { startEditing, refreshContent } from '#editor/entry/entry-content.ts';
import { mergeForm } from '#editor/writer/merge-file.ts';

const file = 'content/counties/pasco.md';
const read = (...towns: string[]): EntryForm => ({
  file,
  noun: 'county',
  version: towns.join(),
  values: { title: 'Pasco', towns },
  body: '',
  bodyIs: 'none',
  schema: {},
  problems: [],
  shownOn: [],
  languages: [],
});
const opened = startEditing(read('Hudson', 'Odessa'), []);
const typed = { title: 'Pasco County', towns: ['Hudson', 'Odessa and Keystone'] };
const changes = diffContents(file, opened.base, { values: typed, body: '' });

test('unsaved words stay when other words of the file change', () => {
  expect(changes.map(({ place }) => place.path)).toEqual([['title'], ['towns', 1]]);
  const { content, stale } = refreshContent(
    { ...opened, content: withChanges(opened.base, changes) },
    read('Elfers', 'Odessa'),
  );
  expect(content.values).toEqual({ ...typed, towns: ['Elfers', 'Odessa and Keystone'] });
  expect(stale).toEqual([]);
});

test('unsaved words never replace another item', () => {
  const { content, stale } = startEditing(read('Hudson', 'Elfers', 'Odessa'), changes);
  expect(content.values).toEqual({ title: 'Pasco County', towns: ['Hudson', 'Elfers', 'Odessa'] });
  expect(stale).toEqual([changes[1]]);
});

test('a form leaves empty fields of the file alone', () => {
  const text = '---\nquestion: Why?\nlabel:\ntags: []\n---\n\nBecause.\n';
  const values = { question: 'Why not?', label: null, tags: [] };
  expect(mergeForm({ path: 'content/faqs/zz.md', text }, values, 'Because.')).toBe(
    text.replace('Why?', 'Why not?'),
  );
});
