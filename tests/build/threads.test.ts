import { resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { PageCheck } from '#advertising/check-pages.ts';
import { plainRecords, viewOf } from '#advertising/records.ts';
import { prepareAll } from '#content/check-files.ts';
import type { ContentCache } from '#content/check-files.ts';
import { loadContent } from '#content/load.ts';
import { readContentFiles } from '#content/source/content-files.ts';
import { judgeBeside } from '#site-build/threads/judging-beside.ts';
import { prepareBeside } from '#site-build/threads/preparing-beside.ts';
import { generateCounty, readModels } from '../../scripts/bench/corpus.ts';
import { startRendering } from '../content/rendering.ts';

/** Large sites are judged in two threads; what comes out is what one thread gives. */
const root = resolve(import.meta.dirname, '../..');
const { site } = await loadContent({ root, now: new Date() });
if (site === undefined) throw new Error('The content has errors.');
const beside = judgeBeside(site, false);

afterAll(() => beside.close());

test('files of a large site come to the same entries and problems', async () => {
  const models = await readModels(root);
  const counties = Array.from({ length: 700 }, (_, index) => {
    const { name, text } = generateCounty(models, index + 1);
    const broken = index % 90 === 0 ? text.replace(/^order: .*$/m, 'order: soon') : text;
    return { path: `content/counties/${name}`, text: broken };
  });
  const files = [...(await readContentFiles(root)), ...counties];
  const cache: ContentCache = new Map();
  let asked = 0;
  // The second thread begins on the way.
  await prepareBeside(files, cache, () => ++asked > 3);
  expect(cache.size).toBeGreaterThan(700);
  const alone = prepareAll(files).map((outcome) => JSON.stringify(outcome));
  const differing = prepareAll(files, cache).filter((outcome, at) => JSON.stringify(outcome) !== alone[at]);
  expect(differing.map(({ entry, problems }) => entry?.file ?? problems[0]?.message)).toEqual([]);
  const faulty = prepareAll(files, cache).filter(({ problems }) => problems.length > 0);
  expect(faulty.map(({ problems }) => problems[0]?.field)).toEqual(Array.from({ length: 8 }, () => 'order'));
});

test('pages of a large site come to the same findings', async () => {
  const judge = new PageCheck(plainRecords(site), site.now, false);
  const rendering = await startRendering();
  const pages = [...site.pages.values()].map((page) => ({
    page: viewOf(page),
    html: rendering.render(site, page.path).replaceAll('</h2>', '</h2><p>We recovered $2 million.</p>'),
  }));
  await rendering.close();
  const offered = [...pages, ...pages, ...pages].map(({ page, html }) => ({
    path: page.path,
    answer: beside.offer(page, html),
  }));
  const taken = offered.filter(({ answer }) => answer !== undefined);
  expect(taken.length).toBeGreaterThan(0);
  for (const { path, answer } of taken) {
    const own = pages.find(({ page }) => page.path === path);
    if (own === undefined) throw new Error(path);
    expect(await answer).toEqual(judge.hits(own.page, own.html));
  }
  expect((await Promise.all(taken.map(({ answer }) => answer))).flat()).not.toEqual([]);
});
