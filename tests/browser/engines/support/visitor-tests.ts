import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { serveSite } from '../../../backend/support/test-backend.ts';
import { createBooking, getToday } from '../../../backend/support/samples.ts';
import { pagesWithPath, distDir } from '../../../site/support/site.ts';
import { runAllChecks, kindPaths } from '../../accessibility/routes.ts';
import { click, typeText, waitFor } from './engine.ts';
import type { Engine } from './engine.ts';

/** Chromium loads all pages, so one page of each kind is enough except in the nightly run. */
const visitedPages = pagesWithPath.filter(({ path }) => runAllChecks || kindPaths.includes(path));

const dialog = 'dialog#consultation';
const openerSelector = 'main a[href="#consultation"]';

/** Defines the tests for a browser. Returns a function that returns the started browser. */
export function defineVisitorTests<E extends Engine>(startEngine: () => Promise<E>): () => E {
  let server: Awaited<ReturnType<typeof serveSite>>;
  let engine: E;

  // A busy machine may take a minute to start a browser or load a form.
  vi.setConfig({ testTimeout: 240_000 });

  beforeAll(async () => {
    server = await serveSite(distDir);
    engine = await startEngine();
  });

  afterAll(() => engine?.close());

  const open = (path: string) => engine.open(new URL(path, server.url).href);

  test(`${runAllChecks ? 'every page' : 'a page of each kind'} loads and fits a phone screen`, async () => {
    expect(visitedPages.length).toBeGreaterThan(10);
    const overflowingPaths: string[] = [];
    for (const { path } of visitedPages) {
      await open(path);
      await waitFor(engine, 'document.readyState === "complete" && document.querySelector("main h1")');
      const fitsExpression = 'document.documentElement.scrollWidth <= document.documentElement.clientWidth';
      if ((await engine.evaluate(fitsExpression)) !== true) overflowingPaths.push(path);
    }
    expect(overflowingPaths).toEqual([]);
  });

  test('the menu opens, and its links work', async () => {
    const link = '[data-menu=group][open] a[href="/foreclosure-defense"]';
    await open('/');
    await click(engine, '[data-menu=site] > summary');
    await click(engine, '[data-menu=group] > summary');
    await click(engine, link);
    await waitFor(engine, 'location.pathname === "/foreclosure-defense"');
    expect(await engine.evaluate('document.querySelector("[data-menu][open]")')).toBeNull();
  });

  test('Escape closes the dialog and restores focus', async () => {
    await open('/');
    await click(engine, openerSelector);
    await waitFor(engine, `document.querySelector("${dialog}:modal")`);
    await engine.pressEscape();
    await waitFor(engine, '!document.querySelector("dialog[open]")');
    expect(await engine.evaluate('document.activeElement.getAttribute("href")')).toBe('#consultation');
  });

  test('the dialog reports missing fields, then submits the booking', async () => {
    const { fullName, county, phoneNumber } = createBooking(1);
    await open('/');
    await click(engine, openerSelector);
    await waitFor(engine, `document.querySelector("${dialog} form[novalidate]")`);
    await click(engine, `${dialog} [type=submit]`);
    await waitFor(
      engine,
      `document.querySelector("${dialog}").innerText.includes("County name is required")`,
    );
    for (const [name, value] of Object.entries({ fullName, county, dateServed: getToday(), phoneNumber }))
      await typeText(engine, `${dialog} [name=${name}]`, String(value));
    await click(engine, `${dialog} [type=submit]`);
    await waitFor(engine, 'document.body.innerText.includes("Information Received")');
    expect(await engine.evaluate(`document.querySelector("${dialog}").open`)).toBe(false);
    const leads = JSON.stringify(await server.backend.store.call('list_leads', { all: true }));
    expect(leads).toContain(String(fullName));
  });

  return () => engine;
}
