import { expect, test } from 'vitest';
import { diffContents } from '#editor/entry/changes.ts';
import type { EntryForm } from '#editor/contract.ts';
import { startEditing } from '#editor/entry/entry-content.ts';
import { writeValues } from '#editor/writer/change-file.ts';

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
  namedIn: [],
});
const opened = startEditing(read('Hudson', 'Odessa'), []);
const typed = { title: 'Pasco County', towns: ['Hudson', 'Odessa and Keystone'] };
const changes = diffContents(file, opened.base, { values: typed, body: '' });

test('unsaved words stay when other words of the file change', () => {
  expect(changes.map(({ place }) => place.path)).toEqual([['title'], ['towns', 1]]);
  const { content, version } = startEditing(read('Elfers', 'Odessa'), changes);
  expect(content.values).toEqual({ ...typed, towns: ['Elfers', 'Odessa and Keystone'] });
  expect(version).toBe('Elfers,Odessa');
});

test('unsaved words are based on no version while another item is in their place', () => {
  const { base, content, version } = startEditing(read('Hudson', 'Elfers', 'Odessa'), changes);
  expect(version).toBe('');
  expect(diffContents(file, base, content)).toEqual(changes);
});

test('a form leaves empty fields of the file alone', () => {
  const text = '---\nquestion: Why?\nlabel:\ntags: []\n---\n\nBecause.\n';
  const values = { question: 'Why not?', label: null, tags: [] };
  expect(writeValues({ path: 'content/faqs/zz.md', text }, values, 'Because.')).toBe(
    text.replace('Why?', 'Why not?'),
  );
});
