import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { publishedPathsFile, readPublishedPaths, recordPaths } from '#content/source/published-paths.ts';
import { copyContent, loadEdited, describeProblems, realFiles, replaceInFile } from '../edited-content.ts';

const oldFile = 'content/pages/social-feed.md';
const text = realFiles.get(oldFile) ?? '';
const published = ['/probate', '/social-feed'];

/** Renames the page and updates every link to it. */
function renamePage(transform: (text: string) => string) {
  const referencingFiles = [...realFiles].filter(
    ([path, source]) => path !== oldFile && source.includes('/social-feed'),
  );
  return {
    [oldFile]: null,
    'content/pages/social-media.md': transform(text),
    ...Object.fromEntries(
      referencingFiles.map(([path, source]) => [path, source.replaceAll('/social-feed', '/social-media')]),
    ),
  };
}

test('a published path without a page is an error that suggests an alias', () => {
  expect(
    describeProblems(
      renamePage((source) => source),
      { published },
    ),
  ).toEqual([
    [
      `${publishedPathsFile}:2:1`,
      '  /social-feed was published, but no page has it now. If content/pages/social-media.md replaces it, add this to content/pages/social-media.md:  aliases: [/social-feed]',
    ].join('\n'),
  ]);
});

test('adding the suggested alias fixes the error', () => {
  const edits = renamePage((source) => source.replace('---\n', '---\naliases: [/social-feed]\n'));
  const { problems, site } = loadEdited(edits, { published });
  expect(problems).toEqual([]);
  expect(site?.redirects.get('/social-feed')).toBe('/social-media');
});

test('a published page can’t become a draft', () => {
  const edits = Object.fromEntries(
    [...realFiles].flatMap(([path, source]) =>
      path !== oldFile && source.includes('/social-feed')
        ? [[path, source.replaceAll('/social-feed', '/probate')]]
        : [],
    ),
  );
  expect(
    describeProblems(
      { ...edits, [oldFile]: replaceInFile(oldFile, '---\n', '---\ndraft: true\n') },
      { published },
    ),
  ).toEqual([
    [
      `${oldFile}:2:8`,
      '  draft  removes /social-feed, which is public. Remove this line, or end the page with expiresOn and redirectTo. If it was never online, delete its line in content/published-paths.txt.',
      '    1 | ---',
      '  > 2 | draft: true',
      '      |        ^^^^',
    ].join('\n'),
  ]);
});

test('new paths are recorded once, in order', async () => {
  const root = await copyContent({ [publishedPathsFile]: '/b\n/d\n' });
  expect(await recordPaths(root, ['/c', '/b', '/a'])).toEqual(['/c', '/a']);
  expect(await recordPaths(root, ['/c'])).toEqual([]);
  expect(await readFile(join(root, publishedPathsFile), 'utf8')).toBe('/a\n/b\n/c\n/d\n');
  expect(await readPublishedPaths(join(root, 'nowhere'))).toEqual([]);
});

test('a removed page is reported once, with its references and the file that replaced it', () => {
  const allPaths = [...(loadEdited({}).site?.pages.keys() ?? [])];
  const page = realFiles.get('content/pages/probate.md') ?? '';
  const problems = describeProblems(
    { 'content/pages/probate.md': null, 'content/pages/inheritance.md': page },
    { published: allPaths },
  );
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(
    /If content\/pages\/inheritance\.md replaces it, add this to content\/pages\/inheritance\.md: {2}aliases: \[\/probate\]\n {2}It is still referenced in \d+ places: content\//,
  );
});

test('Git merges concurrent additions to the list', async () => {
  expect(await readFile('.gitattributes', 'utf8')).toMatch(/^content\/published-paths\.txt merge=union$/m);
});
