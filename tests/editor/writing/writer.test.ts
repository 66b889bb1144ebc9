/** Tests how edits change files; `edits.yaml` contains the cases for single fields and lists. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { getValue } from '#content/fields/schema-parts.ts';
import type { Change } from '#editor/contract.ts';
import { applyChanges, withValues } from '#editor/writer/change-file.ts';
import { isRecord, splitFrontmatter } from '#content/source/frontmatter.ts';
import { fixtureFiles } from '../../content/edited-content.ts';

const file = 'content/pages/zz.md';

type Step = string | number;
const createLocation = (...path: Step[]) => ({ file, path });
const createChange = (value: string, ...path: Step[]): Change => ({
  location: createLocation(...path),
  value,
});

/** A new value at a path, or a change to the items of a list. */
type EditCase = {
  path?: Step[];
  value?: unknown;
  list?: Step[];
  add?: unknown;
  at?: number;
  move?: [number, number];
  remove?: number;
};
type WriterCase = { before: string; change: EditCase; after: string };

const groups: Record<string, WriterCase[]> = parse(
  readFileSync(new URL('edits.yaml', import.meta.url), 'utf8'),
);

/** Applies a change to the frontmatter of a page. Returns the changed frontmatter. */
function applyToFrontmatter(frontmatter: string, change: Change): string {
  const text = applyChanges({ path: file, text: `---\n${frontmatter}\n---\n\nA text.\n` }, [change]);
  expect(text.startsWith('---\n') && text.endsWith('\n---\n\nA text.\n')).toBe(true);
  return text.slice(4, -'\n---\n\nA text.\n'.length);
}

function toChange(
  frontmatter: string,
  { path, value, list = [], add, at = 0, move, remove }: EditCase,
): Change {
  if (path !== undefined) return { location: createLocation(...path), value };
  const listValue = getValue(parse(frontmatter), list);
  const items: unknown[] = Array.isArray(listValue) ? listValue : [];
  if (add !== undefined) return { location: createLocation(...list), value: items.toSpliced(at, 0, add) };
  const [from, to] = move ?? [remove ?? 0];
  const otherItems = items.toSpliced(from, 1);
  return {
    location: createLocation(...list),
    value: to === undefined ? otherItems : otherItems.toSpliced(to, 0, items[from]),
  };
}

test.each(Object.entries(groups))('%s', (_name, cases) => {
  for (const { before, change, after } of cases) {
    expect(applyToFrontmatter(before, toChange(before, change))).toBe(after);
  }
});

test('new lines use the line ending of the first line', () => {
  const text = '---\r\ntitle: Old\r\nlabel: L\nhero:\r\n  lead: x\r\n---\r\n\r\nA text.\r\n';
  expect(
    applyChanges({ path: file, text }, [
      createChange('New', 'title'),
      createChange('One\nTwo', 'hero', 'lead'),
    ]),
  ).toBe(
    '---\r\ntitle: New\r\nlabel: L\r\nhero:\r\n  lead: |\r\n    One\r\n    Two\r\n---\r\n\r\nA text.\r\n',
  );
});

test('editing the body preserves the blank lines around it', () => {
  const changeBody = (text: string, newBody: string) =>
    applyChanges({ path: file, text }, [{ location: { file, path: ['body'] }, value: newBody }]);
  expect(changeBody('---\ntitle: T\n---\n\n\nOld\n\ntext\n\n', 'New\n---\nwords')).toBe(
    '---\ntitle: T\n---\n\n\nNew\n---\nwords\n\n',
  );
  expect(changeBody('---\ntitle: T\n---', 'New')).toBe('---\ntitle: T\n---\n\nNew\n');
});

test('unreadable files are rejected', () => {
  const editTitle = (text: string) => () =>
    applyChanges({ path: file, text }, [createChange('New', 'title')]);
  expect(editTitle('\uFEFF---\ntitle: T\n---\n')).toThrow(
    'This file starts with an invisible byte-order mark.',
  );
  expect(editTitle('---\ntitle: "T\n---\n')).toThrow('The fields of this file can’t be read');
  expect(editTitle('title: T\n')).toThrow('A content file must start with a line of three hyphens');
  expect(() =>
    applyChanges({ path: file, text: '---\ntitle: T\n---\n', isDamaged: true }, [createChange('N', 'title')]),
  ).toThrow('weren’t saved as UTF-8');
});

test('moving, removing, adding and changing sections at once preserves comments', () => {
  const path = 'content/pages/probate.md';
  const comment = '# Jane chose this order.';
  const text = (fixtureFiles.get(path) ?? '').replace('\nsections:', `\n${comment}\nsections:`);
  const { values, body } = splitFrontmatter({ path, text });
  const sections = isRecord(values) && Array.isArray(values['sections']) ? values['sections'] : [];
  const [first, , ...others] = sections.toReversed();
  const newSection = {
    type: 'prose',
    heading: 'New: one',
    text: 'Two\n\nlines.',
    actions: [{ do: 'email' }],
  };
  const typedValues = {
    ...Object(values),
    label: undefined,
    sections: [{ ...first, heading: 'Other words' }, ...others, newSection],
    aliases: ['/one', '/two'],
  };
  const after = withValues({ path, text }, typedValues, body);
  const parsedValues = splitFrontmatter({ path, text: after }).values;
  // A line break at the end of a value depends on its YAML style.
  const normalize = (fields: unknown) => JSON.parse(JSON.stringify(fields).replaceAll('\\n"', '"'));
  expect(normalize(parsedValues)).toEqual(normalize(typedValues));
  expect(after).toContain(`\n${comment}\nsections:`);
});
