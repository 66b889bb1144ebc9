import { expect, test } from 'vitest';
import { insertNonBreakingSpaces } from '#content/markdown/non-breaking-spaces.ts';
import { loadEdited, fixtureFiles } from '../edited-content.ts';

const article = 'content/articles/will-or-revocable-trust.md';
const russian = 'content/legal/privacy-policy-russian.md';
const appendText = (file: string, text: string) => ({
  [file]: `${(fixtureFiles.get(file) ?? '').trimEnd()}\n\n${text}\n`,
});
const textWithFootnotes =
  'The law sets it.[^1] So it says.[^law]\n\n[^1]: Section 733.6171.\n[^law]: The *same*.';

test.each([
  [article, 'Notes', 'Back to note 1 in the text'],
  [russian, 'Примечания', 'Назад к примечанию 1 в тексте'],
])('footnotes of %s appear at its end, with links back to the text', (file, heading, back) => {
  const { problems, site } = loadEdited(appendText(file, textWithFootnotes));
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  const html =
    [...(site?.pages.values() ?? [])].find(({ entry }) => entry.file === file)?.entry.body.html ?? '';
  expect(html).toContain('<sup><a href="#fn-1" id="fnref-1" aria-describedby="footnote-label">1</a></sup>');
  expect(html).toContain(`<h2 id="footnote-label">${heading}</h2>\n<ol>\n<li id="fn-1">`);
  expect(html).toContain(`<a href="#fnref-1" aria-label="${insertNonBreakingSpaces(back)}">↩</a>`);
  expect(html.match(/data-|class="(?!nb)|<section/g)).toBeNull();
});
