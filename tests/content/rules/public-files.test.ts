import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { nonWebsiteFiles, unusedPictures } from '#content/rules/engine/public-files.ts';
import type { SiteContext } from '#practice/rules/rule.ts';
import { runRules } from '#content/rules/run.ts';
import { listPublicFiles } from '#content/source/content-files.ts';
import { createTemporaryFolder } from '../../fixtures/resources.ts';

const sources = new Map([['content/faqs/a.md', '![A court](/images/a/Court.JPG)']]);
let root = '';

/** Creates a public/ folder with these files. Returns its problems. */
async function checkFiles(...paths: string[]): Promise<string[]> {
  root = await createTemporaryFolder();
  for (const path of paths) {
    const file = join(root, 'public', path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, path.endsWith('.svg') ? '<svg viewBox="0 0 9 9"><path d="M0' : 'x');
  }
  return checkRoot();
}

function checkRoot(): string[] {
  const routes = {
    entriesByPath: new Map(['/', '/probate', '/blog/a-post', '/old', '/a-draft'].map((path) => [path, {}])),
    redirects: new Map([['/ended', '/probate']]),
  };
  // `context` has only the properties that the two rules read.
  const context = { publicFiles: listPublicFiles(root), sources, root, routes } as unknown as SiteContext;
  return [nonWebsiteFiles, unusedPictures]
    .flatMap((rule) => runRules([rule], context, undefined))
    .map(({ severity, file, message }) => `${severity} ${file} ${message}`);
}

test('files in public/ that don’t belong on a website are errors, because they would be published', async () => {
  const paths = [
    '.env',
    'Smith retainer.pdf',
    'clients.xlsx',
    'images/letter.docx',
    'images/names.txt',
    'notes',
  ];
  expect((await checkFiles(...paths)).toSorted()).toEqual(
    paths.map((path) => expect.stringMatching(`^error public/${path} Everything in public/ is published`)),
  );
});

test('temporary files left by an operating system or a program cause warnings', async () => {
  expect(
    (await checkFiles('images/.DS_Store', 'Thumbs.db', 'court.svg~', 'photo.jpg.crdownload')).toSorted(),
  ).toEqual(
    ['Thumbs.db', 'court.svg~', 'images/.DS_Store', 'photo.jpg.crdownload'].map((path) =>
      expect.stringContaining(`warning public/${path} A program left this file here`),
    ),
  );
});

test('an unused picture and an unsupported format are warnings', async () => {
  expect((await checkFiles('images/scan.png', 'images/map.svg', 'images/court.heic')).toSorted()).toEqual([
    expect.stringContaining('warning public/images/court.heic This site doesn’t support this format.'),
    expect.stringMatching(
      /^warning public\/images\/map.svg No page shows this picture.* It’s also truncated/,
    ),
    expect.stringMatching(/^warning public\/images\/scan.png No page shows this picture.* or delete it\.$/),
  ]);
});

test.each([
  ['probate.html', 'The page /probate has this path'],
  ['Probate.html', 'The page /probate has this path'],
  ['probate/index.html', 'The page /probate has this path'],
  ['probate/house.webp', 'The page /probate has this path'],
  ['probate', 'The page /probate has this path'],
  ['blog/a-post.html', 'The page /blog/a-post has this path'],
  ['index.html', 'The page / has this path'],
  ['a-draft.html', 'The page /a-draft has this path'],
  ['old.html', 'The page /old has this path'],
  ['ended.html', 'The page /ended has this path'],
  ['robots.txt', 'The build generates robots.txt'],
  ['Robots.TXT', 'The build generates robots.txt'],
  ['sitemap.xml', 'The build generates sitemap.xml'],
  ['sitemap.xml/a.png', 'The build generates sitemap.xml'],
  ['feed.xml', 'The build generates feed.xml'],
  ['404.html', 'The build generates 404.html'],
  ['_headers', 'The build generates _headers'],
  ['_redirects', 'The build generates _redirects'],
  ['site.webmanifest', 'The build generates site.webmanifest'],
  ['assets/a.svg', 'The "assets" folder is reserved'],
  ['Assets/a.svg', 'The "assets" folder is reserved'],
  ['functions/v1/a.png', 'The "functions" folder is reserved'],
])('public/%s conflicts with the build and is rejected', async (path, message) => {
  expect((await checkFiles(path)).filter((line) => !line.startsWith('warning'))).toEqual([
    expect.stringContaining(`error public/${path} ${message}`),
  ]);
});

test.each([
  ['probate.html', 'favicon.svg'],
  ['images/a/Court.JPG', '/etc/passwd'],
  ['images/a/Court.JPG', '../../content/site/firm.md'],
  ['court.svg', 'nowhere'],
  ['.well-known/keys', '/etc'],
])('public/%s as a symlink to %s is rejected', async (path, target) => {
  await checkFiles('favicon.svg', 'images/house.svg', 'images/a/house.svg', '.well-known/security');
  await symlink(target, join(root, 'public', path));
  expect(checkRoot().filter((line) => line.startsWith('error'))).toEqual([
    `error public/${path} This is a symbolic link, whose target would be published. Put the file itself here.`,
  ]);
});

test('typical website files are accepted', async () => {
  const paths = ['favicon.svg', 'images/a/Court.JPG', 'google1234.html', 'blog/house.svg', 'probates.html'];
  expect(await checkFiles(...paths, '.well-known/security')).toEqual([]);
});
