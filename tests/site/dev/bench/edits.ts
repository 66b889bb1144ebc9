import type { Browser, Page } from '@playwright/test';
import { clickWords, panelOf } from '../edit-page/pointing.ts';

/** Words of the probate page that are each clicked, changed and saved, in turn: of a page, a card, a question and an offer of help. */
const clicked = [
  'Probate, explained one step at a time',
  'What probate is',
  'How long it usually takes',
  'Formal administration',
  'How long does probate take?',
];
const edits = 200;

type Times = { opened: number[]; shown: number[]; checked: number[]; saved: number[] };

/** Milliseconds of many edits on the probate page and the headings of counties, median and 95th percentile: to the open panel, to the words that are typed in the page, to what is wrong with them, and from saving to the page as the file says. */
export async function measureEdits(
  url: string,
  browser: Browser,
  counties: readonly string[],
): Promise<{ [what: string]: { median: number; most95: number } }> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const times: Times = { opened: [], shown: [], checked: [], saved: [] };
  const pages = ['/probate', ...counties];
  for (const path of pages) {
    await page.goto(url + path);
    await page.getByRole('button', { name: 'Edit', pressed: true }).waitFor();
    const begun = path === '/probate' ? clicked : [(await page.locator('h1').textContent()) ?? ''];
    const now = [...begun];
    for (let round = 0; round < edits / pages.length; round++) {
      const at = round % begun.length;
      const next = `${begun[at] ?? ''} ${round}`;
      await oneEdit(page, now[at] ?? '', next, times);
      now[at] = next;
    }
  }
  await page.close();
  return Object.fromEntries(
    Object.entries(times).map(([what, all]) => {
      // The first meet code that has not run before.
      const sorted = all.slice(clicked.length).toSorted((a, b) => a - b);
      const share = (part: number) => Math.round(sorted[Math.floor(sorted.length * part)] ?? 0);
      return [what, { median: share(0.5), most95: share(0.95) }];
    }),
  );
}

async function oneEdit(page: Page, words: string, next: string, times: Times): Promise<void> {
  const { panel, button } = panelOf(page);
  const clickedAt = Date.now();
  await clickWords(page, words);
  times.opened.push(Date.now() - clickedAt);
  await panel.locator('.cm-content:focus').waitFor();
  await page.keyboard.press('Control+a');
  const typing = await page.evaluate(timeTyping, next);
  times.shown.push(typing.shown);
  times.checked.push(typing.checked);
  // A page that can't be changed in place is loaded anew.
  const saving = page
    .evaluate(
      () => new Promise((done) => addEventListener('page:renewed', () => done(undefined), { once: true })),
    )
    .catch(() => page.waitForLoadState('load'));
  const savedAt = Date.now();
  await button('Save').click();
  await saving;
  await panel.locator('.said', { hasText: 'Saved in' }).waitFor();
  times.saved.push(Date.now() - savedAt);
  await page.keyboard.press('Escape');
  await page.getByText(next, { exact: true }).first().waitFor();
}

/** Runs in the page: types words, and waits until the page has them and the answer about them has come. */
async function timeTyping(words: string): Promise<{ shown: number; checked: number }> {
  const started = performance.now();
  const shown = new Promise<number>((done) => {
    const look = () => {
      if (document.body.textContent?.includes(words)) done(performance.now() - started);
    };
    new MutationObserver(look).observe(document.body, {
      childList: true,
      subtree: true,
      characterData: true,
    });
  });
  const checked = new Promise<number>((done) => {
    const observer = new PerformanceObserver((list) => {
      const check = list.getEntries().find(({ name }) => name.endsWith('/edit/check'));
      if (check === undefined) return;
      observer.disconnect();
      done(performance.now() - started);
    });
    observer.observe({ type: 'resource' });
  });
  document.execCommand('insertText', false, words);
  return { shown: await shown, checked: await checked };
}
