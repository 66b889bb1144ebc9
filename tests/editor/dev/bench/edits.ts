import type { Browser, Page } from '@playwright/test';
import { clickWords, panelOf } from '../edit-page/pointing.ts';

/** Texts of the probate page to edit in turn, from a page, cards and a question. */
const clicked = [
  'Probate, explained one step at a time',
  'What probate is',
  'How long it usually takes',
  'Formal administration',
  'How long does probate take?',
];
const edits = 200;

type Times = { opened: number[]; shown: number[]; reported: number[]; saved: number[] };

/**
 * Measures edits of the probate page and of county headings, in milliseconds: until the panel is open, until the page shows
 * typed text, until the panel reports a problem, and until a save is on the page.
 */
export async function measureEdits(
  url: string,
  browser: Browser,
  counties: readonly string[],
): Promise<{ [what: string]: { median: number; p95: number } }> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const times: Times = { opened: [], shown: [], reported: [], saved: [] };
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
      // Skips the first edits, which run cold code.
      const sorted = all.slice(clicked.length).toSorted((a, b) => a - b);
      const share = (part: number) => Math.round(sorted[Math.floor(sorted.length * part)] ?? 0);
      return [what, { median: share(0.5), p95: share(0.95) }];
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
  times.reported.push(await page.evaluate(timeFinding, 'We guarantee that we will win your case'));
  await page.keyboard.press('Control+a');
  times.shown.push(await page.evaluate(timeTyping, next));
  // Pages that can't be updated in place reload.
  const saving = page
    .evaluate(
      () => new Promise((done) => addEventListener('page:renewed', () => done(undefined), { once: true })),
    )
    .catch(() => page.waitForLoadState('load'));
  const savedAt = Date.now();
  await button('Save').click();
  await saving;
  await panel.locator('.message', { hasText: 'Saved in' }).waitFor();
  times.saved.push(Date.now() - savedAt);
  await page.keyboard.press('Escape');
  await page.getByText(next, { exact: true }).first().waitFor();
}

/** Runs in the page: types text, and waits until the page shows it. */
async function timeTyping(words: string): Promise<number> {
  const started = performance.now();
  const shown = new Promise<number>((done) => {
    const check = () => {
      if (document.body.textContent?.includes(words)) done(performance.now() - started);
    };
    const all = { childList: true, subtree: true, characterData: true };
    new MutationObserver(check).observe(document.body, all);
  });
  document.execCommand('insertText', false, words);
  return await shown;
}

/** Runs in the page: types a forbidden text, and waits until the panel reports it. */
async function timeFinding(words: string): Promise<number> {
  const problems = document.querySelector('#edit-page')?.shadowRoot?.querySelector('.problems');
  if (!problems) throw new Error('The panel has no place for problems.');
  const started = performance.now();
  const reported = new Promise<number>((done) => {
    const check = () => {
      if (problems.querySelector('.error') !== null) done(performance.now() - started);
    };
    new MutationObserver(check).observe(problems, { childList: true });
  });
  document.execCommand('insertText', false, words);
  return await reported;
}
