import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { writeValues } from '#editor/writer/change-file.ts';
import { isRecord, splitFrontmatter } from '#content/source/frontmatter.ts';
import { realFiles } from '../../content/edited-content.ts';

const path = 'content/pages/probate.md';
const text = realFiles.get(path) ?? '';

/** The file as a form writes it: changed values, no comments, double quotes. */
function buildTypedFile(change: (values: Record<string, unknown>) => void, body = ''): string {
  const { values } = splitFrontmatter({ path, text });
  if (!isRecord(values)) throw new Error('no fields');
  const copy = structuredClone(values);
  change(copy);
  return `---\n${stringify(copy, { lineWidth: 0, defaultStringType: 'QUOTE_DOUBLE' })}---\n${body}`;
}

/** Writes the values and the body of another version into a file. */
function mergeText(source: { path: string; text: string }, typed: string): string {
  const { values, body } = splitFrontmatter({ path: source.path, text: typed });
  return writeValues(source, values, body);
}

/** Removed lines with - and added lines with +. */
function diff(after: string): string[] {
  const [oldLines, newLines] = [text.split('\n'), after.split('\n')];
  return [
    ...oldLines.filter((line) => !newLines.includes(line)).map((line) => `-${line}`),
    ...newLines.filter((line) => !oldLines.includes(line)).map((line) => `+${line}`),
  ];
}

test('changing a title changes only its line', () => {
  const after = mergeText(
    { path, text },
    buildTypedFile((values) => (values['title'] = 'Another title: with a colon')),
  );
  const [removedLine, addedLine, ...otherLines] = diff(after);
  expect([removedLine?.slice(0, 7), addedLine, otherLines]).toEqual([
    '-title:',
    expect.stringContaining('Another title: with a colon'),
    [],
  ]);
  expect(
    mergeText(
      { path, text: text.replaceAll('\n', '\r\n') },
      buildTypedFile(() => {}),
    ),
  ).toBe(text.replaceAll('\n', '\r\n'));
});

/** Ignores newlines at the end of a value, which depend on its YAML style. */
const parseValues = (fileText: string) =>
  JSON.stringify(splitFrontmatter({ path, text: fileText }).values).replaceAll('\\n"', '"');

test('moving, removing, adding and changing sections preserves comments', () => {
  const parseSections = (values: Record<string, unknown>) =>
    Array.isArray(values['sections']) ? values['sections'] : [];
  const edits: [string, (values: Record<string, unknown>) => void][] = [
    ['move', (values) => parseSections(values).push(...parseSections(values).splice(0, 1))],
    ['remove', (values) => parseSections(values).splice(1, 1)],
    [
      'add',
      (values) =>
        parseSections(values).splice(1, 0, { type: 'prose', heading: 'New: one', text: 'Two\n\nlines.' }),
    ],
    ['change', (values) => Object.assign(parseSections(values)[0], { heading: 'Other words' })],
    [
      'another kind',
      (values) => parseSections(values).splice(0, 1, { type: 'prose', text: 'In its place.' }),
    ],
    [
      'all at once',
      (values) => {
        const sections = parseSections(values);
        sections.reverse();
        sections.splice(1, 1);
        sections.push({ type: 'prose', heading: 'Last', text: 'Words.', actions: [{ do: 'email' }] });
      },
    ],
    [
      'a group',
      (values) =>
        Object.assign(values, { reviewed: { on: '2026-11-21', by: 'jane-doe' }, aliases: ['/one', '/two'] }),
    ],
    ['a field less', (values) => Reflect.deleteProperty(values, 'label')],
  ];
  for (const [name, change] of edits) {
    const editedFile = buildTypedFile(change);
    const after = mergeText({ path, text }, editedFile);
    expect(JSON.parse(parseValues(after)), name).toEqual(JSON.parse(parseValues(editedFile)));
    const comments = text
      .split('\n')
      .filter((line) => line.trim().startsWith('#') && name !== 'another kind');
    for (const comment of comments) expect(after, name).toContain(comment);
  }
});

test('a new file gets the comments of its template', () => {
  const template = "---\n# A draft.\ndraft: true\nquestion: 'FILL IN'\n---\n\nFILL IN: the answer.\n";
  const after = mergeText(
    { path: 'content/faqs/new.md', text: template },
    '---\ndraft: true\nquestion: Who pays?\n---\n\nNobody.\n',
  );
  expect(after).toBe("---\n# A draft.\ndraft: true\nquestion: 'Who pays?'\n---\n\nNobody.\n");
});
