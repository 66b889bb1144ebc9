/** The file after edits; `edits.yaml` has those of single fields and lists. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { ProposedChange } from '#editor/contract.ts';
import { applyChanges } from '#editor/writer/change-file.ts';

const file = 'content/pages/zz.md';

type Step = string | number;
const place = (...path: Step[]) => ({ file, path });
const set = (words: string, ...path: Step[]): ProposedChange => ({ place: place(...path), newText: words });

/** The path of a value or of a list, and the rest of a proposed change. */
type Edit = { path?: Step[]; list?: Step[] } & Record<string, unknown>;
type Case = { head: string; change: Edit; after: string };

const groups: Record<string, Case[]> = parse(readFileSync(new URL('edits.yaml', import.meta.url), 'utf8'));

/** The frontmatter of a page after a change. */
function after(head: string, change: ProposedChange): string {
  const text = applyChanges({ path: file, text: `---\n${head}\n---\n\nA text.\n` }, [change]);
  expect(text.startsWith('---\n') && text.endsWith('\n---\n\nA text.\n')).toBe(true);
  return text.slice(4, -'\n---\n\nA text.\n'.length);
}

test.each(Object.entries(groups))('%s', (_name, cases) => {
  for (const { head, change, after: expected } of cases) {
    const { path, list = [], ...others } = change;
    const proposed = { ...others, ...(path ? { place: place(...path) } : { list: place(...list) }) };
    expect(after(head, proposed as ProposedChange)).toBe(expected);
  }
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
