import type { Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';

type Screen = { texts: string[]; addresses: string[]; bars: string[] };

/** Compares the screen with the PDF that the browser prints. */
export async function paperFaults(page: Page): Promise<string[]> {
  const { texts, addresses, bars } = await page.evaluate(readScreen);
  const pdf = await page.pdf({ format: 'Letter' });
  const { text, totalPages } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), {
    mergePages: true,
  });
  const paper = squashed(text);
  const screen = squashed(await page.evaluate(() => document.body.textContent));
  const lost = [...texts, ...addresses].filter((words) => !isIn(paper, squashed(words)));
  const repeated = bars.filter((words) => count(paper, squashed(words)) > count(screen, squashed(words)));
  const isLong = new URL(page.url()).pathname.startsWith('/guides/') && totalPages > mostSheetsOfGuide;
  return [
    ...(isLong ? [`a guide takes ${totalPages} sheets, and may take ${mostSheetsOfGuide}`] : []),
    ...lost.map((words) => `"${words.slice(0, 80)}" is not on paper`),
    ...repeated.map((words) => `"${words.slice(0, 80)}" is on every sheet`),
  ].slice(0, 12);
}

/** People take a guide along. */
const mostSheetsOfGuide = 2;

const shortestPiece = 8;

/**
 * A text may go on on the next sheet, below what stands
 * beside it: then its pieces are there, one after the other.
 */
function isIn(paper: string, words: string): boolean {
  if (paper.includes(words)) return true;
  let [found, missing] = [0, words.length];
  while (missing - found > 1) {
    const middle = Math.floor((found + missing) / 2);
    if (paper.includes(words.slice(0, middle))) found = middle;
    else missing = middle;
  }
  return found >= shortestPiece && isIn(paper, words.slice(found));
}

/** Lines, hyphens and columns fall otherwise on paper; the letters stay. */
function squashed(text: string): string {
  return text.normalize('NFKC').replaceAll(/[\s\u00AD\u200B-]+/g, '');
}

function count(text: string, part: string): number {
  return part === '' ? 0 : text.split(part).length - 1;
}

/**
 * Runs in the page: its texts but for what can only be pressed, its addresses elsewhere, and its fixed bars.
 */
function readScreen(): Screen {
  const pressed =
    'button, option, fieldset, [data-island=places], section:has(form[method=post]), [data-button], [data-sticky-call], figure > div, [data-toasts], dialog, nav, header > a, script, footer details, [hidden]';
  const texts: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const [words, parent] = [node.textContent?.trim() ?? '', node.parentElement];
    if (words === '' || parent === null || parent.closest(pressed)) continue;
    if (getComputedStyle(parent).clipPath !== 'none') continue;
    const closed = parent.closest('details:not([open])');
    if (closed || parent.checkVisibility({ visibilityProperty: true })) texts.push(words);
  }
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="http"]')];
  const fixed = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) =>
    ['fixed', 'sticky'].includes(getComputedStyle(element).position),
  );
  return {
    texts,
    // Behind the question mark stands from which button one came.
    addresses: links
      .filter((link) => link.checkVisibility())
      .map((link) => (link.getAttribute('href') ?? '').split('?')[0] ?? ''),
    bars: fixed.map(({ innerText }) => innerText.trim()).filter(Boolean),
  };
}
