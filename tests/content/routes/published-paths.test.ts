import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listPathLines } from '#content/routes/publishing.ts';
import { publishedPathsFile, readPublishedPaths, recordPaths } from '#content/source/published-paths.ts';
import { createLegalPage } from '../corpus/samples.ts';
import { loadEdited, loadSiteWith } from '../edited-content.ts';
import { copyContent } from '../../fixtures/firm-content.ts';
import type { Edits } from '../edited-content.ts';

const today = '2026-11-21';

test('new paths are recorded once, in order', async () => {
  const root = await copyContent({ [publishedPathsFile]: '/b\n/d\n' });
  expect(await recordPaths(root, ['/c', '/b', '/a'], today)).toEqual(['/c', '/a']);
  expect(await recordPaths(root, ['/c'], today)).toEqual([]);
  expect(await readFile(join(root, publishedPathsFile), 'utf8')).toBe('/a\n/b\n/c\n/d\n');
  expect(await readPublishedPaths(join(root, 'nowhere'))).toEqual([]);
});

test('a scheduled page is recorded with its date; postponing or renaming it updates its line, and withdrawing it removes the line', async () => {
  const root = await copyContent({ [publishedPathsFile]: '/a\n/b 2026-11-20\n' });
  const record = async (...paths: string[]) => {
    await recordPaths(root, ['/a', ...paths], today);
    return readFile(join(root, publishedPathsFile), 'utf8');
  };
  expect(await record('/c 2026-12-24')).toBe('/a\n/b 2026-11-20\n/c 2026-12-24\n');
  expect(await record('/c 2027-01-05')).toBe('/a\n/b 2026-11-20\n/c 2027-01-05\n');
  expect(await record('/d 2027-01-05')).toBe('/a\n/b 2026-11-20\n/d 2027-01-05\n');
  expect(await record('/d')).toBe('/a\n/b 2026-11-20\n/d\n');
  await record('/e 2026-12-24');
  expect(await record()).toBe('/a\n/b 2026-11-20\n/d\n');
});

const notice = 'content/legal/zz-notice.md';

test('the build records the paths of a scheduled page, so that renaming it later is reported', () => {
  const scheduledEdits = { [notice]: createLegalPage('publishOn: 2026-12-24', 'aliases: [/old-notice]') };
  const lines = listPathLines(loadSiteWith(scheduledEdits), today);
  expect(lines).toEqual(expect.arrayContaining(['/', '/zz-notice 2026-12-24', '/old-notice 2026-12-24']));

  const renamedEdits = { 'content/legal/zz-hours.md': createLegalPage() };
  const listProblems = (edits: Edits, day: string) =>
    loadEdited(edits, { published: [...lines, ''], now: `${day}T17:00:00Z` })
      .problems.filter(({ rule }) => rule === 'published-paths')
      .map(({ message }) => message);
  expect(listProblems(renamedEdits, '2026-12-25')).toEqual([
    expect.stringMatching(
      /\/zz-notice was published, but no page has that path now\..*aliases: \[\/zz-notice\]/,
    ),
    expect.stringContaining('/old-notice was published, but no page has that path now.'),
  ]);
  expect(listProblems(scheduledEdits, '2026-12-23')).toEqual([]);
  expect(listProblems(scheduledEdits, '2026-12-25')).toEqual([]);
  const postponedEdits = { [notice]: createLegalPage('publishOn: 2027-01-05', 'aliases: [/old-notice]') };
  expect(listProblems(postponedEdits, '2026-12-23')).toEqual([]);
  expect(listProblems(postponedEdits, '2026-12-25')).toContainEqual(
    expect.stringContaining('which is public'),
  );
  expect(listProblems(renamedEdits, '2026-12-23')).toContainEqual(
    expect.stringContaining(
      '/zz-notice was scheduled for 2026-12-24, but no page has that path now. Delete this line',
    ),
  );
});

test('Git merges concurrent additions to the list', async () => {
  expect(await readFile('.gitattributes', 'utf8')).toMatch(/^content\/published-paths\.txt merge=union$/m);
});
