import { expect, test } from 'vitest';
import { loadEdited } from '../../content/edited-content.ts';
import { createTemporaryFolder } from '../../fixtures/resources.ts';

test('a missing share image is reported with the command that generates it', async () => {
  const { problems } = loadEdited({}, { root: await createTemporaryFolder() });
  const reportedProblems = problems.filter(({ rule }) => rule === 'share-images');
  expect(reportedProblems.map(({ file }) => file)).toContain('public/share/counties.png');
  expect(reportedProblems[0]?.message).toContain('Generate it: npx node scripts/generate-share-images.ts');
});
