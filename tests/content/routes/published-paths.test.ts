import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  publishedPathsFile,
  readPublishedPaths,
  recordPaths,
} from '../../../src/content/source/published-paths.ts';
import {
  copiedContent,
  loadEdited,
  problemsAfter,
  realFiles,
  replaced,
  reportedAfter,
} from '../edited-content.ts';

const old = 'content/pages/social-feed.md';
const text = realFiles.get(old) ?? '';
const published = ['/probate', '/social-feed'];
const links = ['menus/en', 'menus/es', 'menus/ru', 'menus/uk'].map((name) => `content/${name}.md`);

/** The rename, with every link to the page changed as well. */
function renamed(change: (text: string) => string) {
  const others = [...realFiles].filter(([path, source]) => path !== old && source.includes('/social-feed'));
  return {
    [old]: null,
    'content/pages/social-media.md': change(text),
    ...Object.fromEntries(
      others.map(([path, source]) => [path, source.replaceAll('/social-feed', '/social-media')]),
    ),
  };
}

test('the menus link to the page of this test', () => {
  expect(links.every((path) => realFiles.get(path)?.includes('/social-feed'))).toBe(true);
});

test('an address that vanishes fails with the line to paste', () => {
  expect(
    problemsAfter(
      renamed((source) => source),
      { published },
    ),
  ).toEqual([
    [
      `${publishedPathsFile}:2:1`,
      '  /social-feed was published and no page answers it any more. If content/pages/social-media.md takes its place, add in it:  aliases: [/social-feed]',
    ].join('\n'),
  ]);
});

test('the pasted line fixes it', () => {
  const edits = renamed((source) => source.replace('---\n', '---\naliases: [/social-feed]\n'));
  const { problems, site } = loadEdited(edits, { published });
  expect(problems).toEqual([]);
  expect(site?.redirects.get('/social-feed')).toBe('/social-media');
});

test('a published page may not become a draft', () => {
  const edits = Object.fromEntries(
    [...realFiles].flatMap(([path, source]) =>
      path !== old && source.includes('/social-feed')
        ? [[path, source.replaceAll('/social-feed', '/probate')]]
        : [],
    ),
  );
  expect(
    problemsAfter({ ...edits, [old]: replaced(old, '---\n', '---\ndraft: true\n') }, { published }),
  ).toEqual([
    [
      `${old}:2:8`,
      '  draft  removes /social-feed, which was published. Remove this line; to end the page, set expiresOn and redirectTo instead. If it was never online, delete its line in content/published-paths.txt.',
      '    1 | ---',
      '  > 2 | draft: true',
      '      |        ^^^^',
    ].join('\n'),
  ]);
});

test('new addresses are added in order, and once', async () => {
  const { root, remove } = await copiedContent({ [publishedPathsFile]: '/b\n/d\n' });
  try {
    expect(await recordPaths(root, ['/c', '/b', '/a'])).toEqual(['/c', '/a']);
    expect(await recordPaths(root, ['/c'])).toEqual([]);
    expect(await readFile(join(root, publishedPathsFile), 'utf8')).toBe('/a\n/b\n/c\n/d\n');
    expect(await readPublishedPaths(join(root, 'nowhere'))).toEqual([]);
  } finally {
    await remove();
  }
});

test('a page that is gone is reported once, with the places that name it and the file that took over', () => {
  const all = [...(loadEdited({}).site?.pages.keys() ?? [])];
  const page = realFiles.get('content/pages/probate.md') ?? '';
  const moved = problemsAfter(
    { 'content/pages/probate.md': null, 'content/pages/inheritance.md': page },
    { published: all },
  );
  expect(moved).toHaveLength(1);
  expect(moved[0]).toMatch(
    /If content\/pages\/inheritance\.md takes its place, add in it: {2}aliases: \[\/probate\]\n {2}It is still named in \d+ places: content\//,
  );
});

test('a merge that failed in the list is reported as in any other file, and its marks are no addresses', () => {
  const list = ['/', '<<<<<<< HEAD', '/a', '=======', '/b', '>>>>>>> b', ''];
  expect(reportedAfter({}, { published: list })).toEqual([
    `${publishedPathsFile}:2:1 Merge conflict: keep one version and delete the markers (<<<<<<<, ======= and >>>>>>>).`,
  ]);
});

test('two people can add addresses at the same time', async () => {
  expect(await readFile('.gitattributes', 'utf8')).toMatch(/^content\/published-paths\.txt merge=union$/m);
});

test('a new address is not a problem', () => {
  const page = `---\ntitle: A legal text of its own\ndescription: A page of fifty characters at the least, for this very test.\nheading: A legal text\nintro: Words.\neffective: 2026-01-01\n---\n\nText.\n`;
  const { problems, site } = loadEdited({ 'content/legal/zz.md': page });
  expect(problems.map(({ file, rule }) => [file, rule])).toEqual([['content/legal/zz.md', 'orphan-pages']]);
  expect(site?.pages.has('/zz')).toBe(true);
});
