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

type Times = { opened: number[]; shown: number[]; told: number[]; saved: number[] };

/**
 * Milliseconds of many edits on the probate page and the headings of counties, median and 95th percentile: to the open
 * panel, from words that are typed to the page that shows them, from a promise that is typed to what the panel says of it, and
 * from a click on Save to the page as the file says.
 */
export async function measureEdits(
  url: string,
  browser: Browser,
  counties: readonly string[],
): Promise<{ [what: string]: { median: number; most95: number } }> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const times: Times = { opened: [], shown: [], told: [], saved: [] };
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
  times.told.push(await page.evaluate(timeFinding, 'We guarantee that we will win your case'));
  await page.keyboard.press('Control+a');
  times.shown.push(await page.evaluate(timeTyping, next));
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

/** Runs in the page: types words, and waits until the page has them. */
async function timeTyping(words: string): Promise<number> {
  const started = performance.now();
  const shown = new Promise<number>((done) => {
    const look = () => {
      if (document.body.textContent?.includes(words)) done(performance.now() - started);
    };
    const all = { childList: true, subtree: true, characterData: true };
    new MutationObserver(look).observe(document.body, all);
  });
  document.execCommand('insertText', false, words);
  return await shown;
}

/** Runs in the page: types words that are not allowed, and waits until the panel says so. */
async function timeFinding(words: string): Promise<number> {
  const problems = document.querySelector('#edit-page')?.shadowRoot?.querySelector('.problems');
  if (!problems) throw new Error('The panel has no place for problems.');
  const started = performance.now();
  const told = new Promise<number>((done) => {
    const look = () => {
      if (problems.querySelector('.error') !== null) done(performance.now() - started);
    };
    new MutationObserver(look).observe(problems, { childList: true });
  });
  document.execCommand('insertText', false, words);
  return await told;
}
