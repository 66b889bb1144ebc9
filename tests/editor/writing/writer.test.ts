import { expect, test } from 'vitest';
import type { ProposedChange } from '#editor/contract.ts';
import { applyChanges } from '#editor/writer/change-file.ts';

const file = 'content/pages/zz.md';

type Step = string | number;
const place = (...path: Step[]) => ({ file, path });
const set = (words: string, ...path: Step[]): ProposedChange => ({ place: place(...path), newText: words });

/** The frontmatter of a page after a change. */
function after(head: string, ...changes: ProposedChange[]): string {
  const text = applyChanges({ path: file, text: `---\n${head}\n---\n\nA text.\n` }, changes);
  expect(text.startsWith('---\n') && text.endsWith('\n---\n\nA text.\n')).toBe(true);
  return text.slice(4, -'\n---\n\nA text.\n'.length);
}

test('a value keeps its quoting style, and gets quotes where YAML needs them', () => {
  expect(after('title: Old  # by hand', set('New', 'title'))).toBe('title: New # by hand');
  expect(after('title: "Old"', set('New', 'title'))).toBe('title: "New"');
  expect(after("title: 'Old'", set("It's", 'title'))).toBe("title: 'It''s'");
  expect(after('title: Old', set('Fees: $500', 'title'))).toBe('title: "Fees: $500"');
  expect(after('title: Old', set('What "probate" means: all', 'title'))).toBe(
    `title: 'What "probate" means: all'`,
  );
  expect(after('title: Old', set('2026', 'title'))).toBe('title: "2026"');
  expect(after('title: Old', set('“Word”', 'title'))).toBe('title: "“Word”"');
  expect(after('title: Old\n  goes on', set('New', 'title'))).toBe('title: New');
  expect(after('draft: false # soon', set('true', 'draft'))).toBe('draft: true # soon');
  expect(after('updated: 2026-01-01', set('2026-01-02', 'updated'))).toBe('updated: 2026-01-02');
});

test('a multiline value becomes a block scalar, or keeps its block header', () => {
  expect(after('hero:\n  lead: Old # by hand\n  art: oak', set('One\n\nTwo', 'hero', 'lead'))).toBe(
    'hero:\n  lead: | # by hand\n    One\n\n    Two\n  art: oak',
  );
  expect(after('lead: |-\n    Old\n\n    lines\n\nart: oak', set('New', 'lead'))).toBe(
    'lead: |-\n  New\n\nart: oak',
  );
  expect(after('lead: > # folded\n  Old\n  lines\nart: oak', set('One\nTwo', 'lead'))).toBe(
    'lead: > # folded\n  One\n\n  Two\nart: oak',
  );
  expect(after('lead: |\n  Old', set('  Indented\nlines', 'lead'))).toBe('lead: |2\n    Indented\n  lines');
  expect(after('names: [a, b]', set('x, [y]', 'names', 1))).toBe('names: [a, "x, [y]"]');
  expect(after('names: [a, b]', set('one\ntwo', 'names', 0))).toBe('names: ["one\\ntwo", b]');
});

test('an added field is placed in schema order', () => {
  const hero = 'title: T\nhero:\n  heading: H\n  art: oak\nsections: []';
  expect(after(hero, set('E', 'hero', 'eyebrow'))).toBe(
    'title: T\nhero:\n  eyebrow: E\n  heading: H\n  art: oak\nsections: []',
  );
  expect(after('title: T\n# about the hero\nhero: { heading: H }', set('D', 'description'))).toBe(
    'title: T\ndescription: D\n# about the hero\nhero: {heading: H}',
  );
  expect(after('hero: { heading: H }', set('E: e', 'hero', 'lead'))).toBe('hero: {heading: H, lead: "E: e"}');
  expect(after('title: T', set('2026-11-21', 'reviewed', 'on'))).toBe(
    'title: T\nreviewed:\n  on: 2026-11-21',
  );
});

test('an empty value removes its field, and the group if it becomes empty', () => {
  expect(after('title: T\nlabel: L # by hand\n# above\ndraft: true', set('', 'label'))).toBe(
    'title: T\n# above\ndraft: true',
  );
  expect(after('title: T\nreviewed:\n  on: 2026-01-01\ndraft: true', set('', 'reviewed', 'on'))).toBe(
    'title: T\ndraft: true',
  );
  expect(after('sections:\n  - id: tint\n    type: prose', set('', 'sections', 0, 'id'))).toBe(
    'sections:\n  - type: prose',
  );
  expect(after('hero: { heading: H, art: oak }', set(' ', 'hero', 'art'))).toBe('hero: {heading: H}');
});

const cards = `sections:
  - type: cards
    # The cards that Jane chose
    services:
      # first
      - a # the a
      - b
        # below b

      - c
    heading: H`;
const list = place('sections', 0, 'services');

test('a list item moves with the comments above, after and below it', () => {
  const lines = (...items: string[]) =>
    `sections:\n  - type: cards\n    # The cards that Jane chose\n    services:\n${items.join('\n')}\n    heading: H`;
  const [a, b, c] = ['      # first\n      - a # the a', '      - b # below b', '      - c'];
  expect(after(cards, { list, move: [0, 2] })).toBe(lines(b, c, '', a));
  expect(after(cards, { list, remove: 0 })).toBe(lines(b, '', c));
  expect(after(cards, { list, remove: 1 })).toBe(lines(a, '', c));
  expect(after(cards, { list, remove: 2 })).toBe(lines(a, b));
  expect(after(cards, { list, add: 'd: e', at: 1 })).toBe(lines(a, '      - "d: e"', b, '', c));
  expect(after(cards, { list, add: 'd', at: 3 })).toBe(lines(a, b, '', c, '      - d'));
});

test('groups are added as YAML, and a missing or empty list is created with its first item', () => {
  const add = 'do: call # by phone\noffice: florida';
  const item = '\n    - do: call # by phone\n      office: florida';
  const actions = place('hero', 'actions');
  expect(after('hero:\n  heading: H', { list: actions, add, at: 0 })).toBe(
    `hero:\n  heading: H\n  actions:${item}`,
  );
  expect(after('hero:\n  heading: H\n  actions: [] # none\n  art: oak', { list: actions, add, at: 0 })).toBe(
    `hero:\n  heading: H\n  actions:${item}\n    # none\n  art: oak`,
  );
  expect(after('names: [a, b]', { list: place('names'), move: [1, 0] })).toBe('names: [b, a]');
  expect(after('names: [a, b]', { list: place('names'), remove: 1 })).toBe('names: [a]');
  expect(after('title: T\nnames:\n- a', { list: place('names'), remove: 0 })).toBe('title: T');
});

test('new lines use the line ending of the first line', () => {
  const text = '---\r\ntitle: Old\r\nlabel: L\nhero:\r\n  lead: x\r\n---\r\n\r\nA text.\r\n';
  expect(applyChanges({ path: file, text }, [set('New', 'title'), set('One\nTwo', 'hero', 'lead')])).toBe(
    '---\r\ntitle: New\r\nlabel: L\r\nhero:\r\n  lead: |\r\n    One\r\n    Two\r\n---\r\n\r\nA text.\r\n',
  );
});

test('editing the body keeps the blank lines around it', () => {
  const body = (text: string, words: string) =>
    applyChanges({ path: file, text }, [{ place: { file, path: [], body: true }, newText: words }]);
  expect(body('---\ntitle: T\n---\n\n\nOld\n\ntext\n\n', 'New\n---\nwords')).toBe(
    '---\ntitle: T\n---\n\n\nNew\n---\nwords\n\n',
  );
  expect(body('---\ntitle: T\n---', 'New')).toBe('---\ntitle: T\n---\n\nNew\n');
});

test('unreadable files and stale places are refused', () => {
  const change = (text: string) => () => applyChanges({ path: file, text }, [set('New', 'title')]);
  expect(change('\uFEFF---\ntitle: T\n---\n')).toThrow('This file starts with an invisible byte-order mark.');
  expect(change('---\ntitle: "T\n---\n')).toThrow('The fields of this file can’t be read');
  expect(change('title: T\n')).toThrow('A content file must start with a line of three hyphens');
  expect(change('---\ntitle:\n  - T\n---\n')).toThrow('This is a group of values.');
  expect(() => after('names: [a]', { list: place('names'), move: [0, 5] })).toThrow('no longer in the list');
  expect(() => after('names: [a]', { list: place('names'), add: 'b', at: 3 })).toThrow(
    'no longer in the list',
  );
  expect(() => after('title: T', { list: place('title'), remove: 0 })).toThrow('There is no list here.');
  expect(() =>
    applyChanges({ path: file, text: '---\ntitle: T\n---\n', isDamaged: true }, [set('N', 'title')]),
  ).toThrow('weren’t saved as UTF-8');
});
