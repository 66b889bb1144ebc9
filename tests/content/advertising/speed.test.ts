import { expect, test } from 'vitest';
import { checkAdvertising } from '../../../src/advertising/check-pages.ts';
import { cleanStatements } from './clean-statements.ts';
import { pageWith, site, sources, today } from './support/findings.ts';

const mostMs = 300;
const pagesChecked = 40;
const partsOfPage = 96;

/** A page as long as those of the site, whose paragraphs no other page has. */
function longPage(number: number): string {
  const texts = [...cleanStatements.en, ...cleanStatements.en].slice(0, partsOfPage);
  const parts = texts.map(
    (text, index) =>
      `<section class="band"><div class="in"><h2>Part ${index}</h2><div class="prose"><p>${text} (${number}-${index})</p></div></div></section>`,
  );
  return pageWith(parts.join(''));
}

test(`${pagesChecked} pages are checked in ${mostMs} ms`, () => {
  const paths = [...site.pages.values()].filter(({ language }) => language === 'en').map(({ path }) => path);
  const htmls = Array.from({ length: pagesChecked }, (_, number) => longPage(number));
  const runs = [1, 2, 3, 4].map((run) => {
    const before = process.cpuUsage();
    for (let at = 0; at < pagesChecked; at += paths.length) {
      const slice = htmls
        .slice(at, at + paths.length)
        .map((html, index) => [paths[index] ?? '/', html.replaceAll('(', `(${run}`)] as const);
      checkAdvertising({ site, pages: new Map(slice), sources, now: today });
    }
    // The time of the processor: a machine that is busy with other things does not count.
    return process.cpuUsage(before).user / 1000;
  });
  expect(Math.min(...runs), runs.map(Math.round).join(', ')).toBeLessThan(mostMs);
});
