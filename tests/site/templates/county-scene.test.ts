import { expect, test } from 'vitest';
import { loadEdited, realFiles } from '../../content/edited-content.ts';
import { pageHtml } from './rendering.tsx';

const pasco = 'content/counties/pasco.md';

/** The drawing on Pasco's page, with these edits of its file. */
function sceneAfter(edit: (file: string) => string): string | undefined {
  const { site, problems } = loadEdited({ [pasco]: edit(realFiles.get(pasco) ?? '') });
  if (site === undefined) throw new Error(JSON.stringify(problems));
  return /\/drawings\/([\w-]+)\.svg/.exec(pageHtml(site, '/pasco-foreclosure-defense'))?.[1];
}

test('a county without a scene of its own shows the shore where it is on the sea', () => {
  expect(sceneAfter((file) => file)).toBe('pasco');
  expect(sceneAfter((file) => file.replace(/^  art: .*\n/m, ''))).toBe('shore');
});
