import { expect, test } from 'vitest';
import { readBuildCache } from '#site-build/build-cache.ts';
import { sourceFingerprint } from '#site-build/bundle/bundle.ts';
import { addressed } from './support/site.ts';

const root = process.cwd();
const marks = Object.values(
  import.meta.glob<string>('/src/client/on-demand/*.ts', { eager: true, import: 'mark' }),
);
const { pages: kept } = (await readBuildCache(root, sourceFingerprint(root))).pages;

/** Stands in HTML that was made from Markdown, and is drawn by hand. */
const ofMarkdown = 'nb';

test('what the build noted of each page is what stands in it: classes, and marks of the start script', () => {
  for (const { path, root: page } of addressed) {
    const elements = page.querySelectorAll('*');
    const classes = elements.flatMap((element) => element.getAttribute('class')?.split(' ') ?? []);
    const marked = marks.filter((mark) => elements.some((element) => element.hasAttribute(mark)));
    const noted = kept.get(path)?.notes.split(' ') ?? [];
    const ofInterest = noted.filter((note) => !note.startsWith('data-') || marks.includes(note));
    expect(new Set(ofInterest), path).toEqual(
      new Set([...classes.filter((name) => name !== ofMarkdown), ...marked]),
    );
  }
  expect(marks.length).toBeGreaterThan(5);
});
