import { expect, test } from 'vitest';
import { buildJsonLd } from '#site/layout/json-ld.ts';
import { loadEdited, realAttorney, replaceInFile } from '../../content/edited-content.ts';
import type { Edits } from '../../content/edited-content.ts';

/** Returns a page's structured data nodes of the given `@type`. */
function findNodes(path: string, type: string, edits: Edits): Record<string, unknown>[] {
  const { site, problems } = loadEdited(edits);
  const page = site?.pages.get(path);
  if (!site || !page) throw new Error(problems.map(({ message }) => message).join('\n'));
  const graph: Record<string, unknown>[] = JSON.parse(JSON.stringify(buildJsonLd(site, page, [])['@graph']));
  return graph.filter((node) => node['@type'] === type);
}

test('structured data lists only offices where lawyers work', () => {
  const office = 'content/offices/colorado.md';
  const edits = { [office]: replaceInFile(office, 'bonaFide: true', 'bonaFide: false') };
  const [firm] = findNodes('/', 'LegalService', edits);
  expect(firm?.['address']).toEqual([expect.objectContaining({ addressLocality: 'Orlando' })]);
});

const colleague = {
  'content/attorneys/mary-roe.md': replaceInFile(
    'content/attorneys/jane-doe.md',
    'name: "{{attorney-name}}"',
    'name: Mary Roe',
  )
    .replace('placeholder: true\n', '')
    .replace(/^title: .*$/m, 'title: Mary Roe, attorney at law')
    .replace(/^label: .*$/m, 'label: Mary Roe'),
};
const [jane, mary] = ['jane-doe', 'mary-roe'].map((name) => ({
  '@id': `https://www.example.com/${name}#person`,
}));

test('the structured data of an article includes its author', () => {
  const article = 'content/articles/will-or-revocable-trust.md';
  const edits = { ...colleague, [article]: replaceInFile(article, 'author: jane-doe', 'author: mary-roe') };
  const path = '/blog/will-or-revocable-trust';
  expect(findNodes(path, 'BlogPosting', edits)).toEqual([expect.objectContaining({ author: mary })]);
  expect(findNodes(path, 'Person', edits).map((node) => node['@id'])).toEqual([jane?.['@id'], mary?.['@id']]);
});

test('the structured data of a page includes its reviewer', () => {
  const policy = 'content/legal/privacy-policy.md';
  const edits = {
    ...realAttorney,
    ...colleague,
    [policy]: replaceInFile(policy, 'by: jane-doe', 'by: mary-roe'),
  };
  expect(findNodes('/privacy-policy', 'WebPage', edits)).toEqual([
    expect.objectContaining({ reviewedBy: mary }),
  ]);
  expect(findNodes('/privacy-policy', 'Person', edits)).toHaveLength(2);
  expect(findNodes('/terms-of-service', 'WebPage', edits)).toEqual([
    expect.objectContaining({ reviewedBy: jane }),
  ]);
  expect(findNodes('/terms-of-service', 'Person', edits)).toHaveLength(1);
  const guide = 'content/guides/served-today.mdx';
  const read = replaceInFile(
    guide,
    'order: 10\n',
    'order: 10\nreviewed:\n  on: 2026-11-21\n  by: jane-doe\n',
  );
  expect(findNodes('/guides/served-today', 'WebPage', { ...realAttorney, [guide]: read })).toEqual([
    expect.objectContaining({ reviewedBy: jane, lastReviewed: '2026-11-21' }),
  ]);
});

test('structured data never lists a sample attorney as the reviewer', () => {
  const [page] = findNodes('/terms-of-service', 'WebPage', {});
  expect(page).toBeDefined();
  expect(page).not.toHaveProperty('reviewedBy');
  expect(page).not.toHaveProperty('lastReviewed');
});
