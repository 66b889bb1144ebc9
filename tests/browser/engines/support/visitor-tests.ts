import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveSite } from '../../../backend/support/test-backend.ts';
import { createBooking, getToday } from '../../../backend/support/samples.ts';
import { pagesWithPath, distDir } from '../../../site/support/site.ts';
import { runAllChecks, kindPaths } from '../../accessibility/routes.ts';
import type { Engine } from './engine.ts';
import { escapeKey, Visitor } from './visitor.ts';

/** A busy machine may take a minute to start a browser or load a form. */
const timeoutMs = 240_000;

/** Chromium loads all pages, so one page of each kind is enough except in the nightly run. */
const visitedPages = pagesWithPath.filter(({ path }) => runAllChecks || kindPaths.includes(path));

/** Defines the tests for a browser. Returns a function that returns the started browser. */
export function defineVisitorTests<E extends Engine>(startEngine: () => Promise<E>): () => E {
  let server: Awaited<ReturnType<typeof serveSite>>;
  let engine: E;
  let visitor: Visitor;

  beforeAll(async () => {
    server = await serveSite(distDir);
    engine = await startEngine();
    visitor = new Visitor(engine);
  });

  afterAll(() => engine?.close());

  const open = (path: string) => engine.open(new URL(path, server.url).href);
  const readStoredLeads = async () =>
    JSON.stringify(await server.backend.store.call('list_leads', { all: true }));

  test(
    `${runAllChecks ? 'every page' : 'a page of each kind'} loads and fits a phone screen`,
    async () => {
      expect(visitedPages.length).toBeGreaterThan(10);
      const overflowingPaths: string[] = [];
      for (const { path } of visitedPages) {
        await open(path);
        await visitor.waitFor('document.readyState === "complete" && document.querySelector("main h1")');
        const fitsExpression = 'document.documentElement.scrollWidth <= document.documentElement.clientWidth';
        if ((await engine.evaluate(fitsExpression)) !== true) overflowingPaths.push(path);
      }
      expect(overflowingPaths).toEqual([]);
    },
    timeoutMs,
  );

  test(
    'the menu opens, and its links work',
    async () => {
      const link = '[data-menu=group][open] a[href="/foreclosure-defense"]';
      await open('/');
      await visitor.click('[data-menu=site] > summary');
      await visitor.click('[data-menu=group] > summary');
      await visitor.waitFor(`document.querySelector('${link}')`);
      await visitor.click(link);
      await visitor.waitFor('location.pathname === "/foreclosure-defense"');
      expect(await engine.evaluate('document.querySelector("[data-menu][open]")')).toBeNull();
    },
    timeoutMs,
  );

  test(
    'Escape closes the dialog and restores focus',
    async () => {
      await open('/');
      await visitor.click('main a[href="#consultation"]');
      await visitor.waitFor('document.querySelector("dialog#consultation:modal")');
      await visitor.press(escapeKey);
      await visitor.waitFor('!document.querySelector("dialog[open]")');
      expect(await engine.evaluate('document.activeElement.getAttribute("href")')).toBe('#consultation');
    },
    timeoutMs,
  );

  test(
    'the dialog reports missing fields, then submits the booking',
    async () => {
      const { fullName, county, phoneNumber } = createBooking(1);
      const field = (name: string) => `dialog#consultation [name=${name}]`;
      await open('/');
      await visitor.click('main a[href="#consultation"]');
      await visitor.waitFor('document.querySelector("dialog#consultation form[novalidate]")');
      await visitor.click('dialog#consultation [type=submit]');
      await visitor.waitFor(
        'document.querySelector("dialog#consultation").innerText.includes("County name is required")',
      );
      await visitor.type(field('fullName'), String(fullName));
      await visitor.type(field('county'), String(county));
      await visitor.type(field('dateServed'), getToday());
      await visitor.type(field('phoneNumber'), String(phoneNumber));
      await visitor.click('dialog#consultation [type=submit]');
      await visitor.waitFor('document.body.innerText.includes("Information Received")');
      expect(await engine.evaluate('document.querySelector("dialog#consultation").open')).toBe(false);
      expect(await readStoredLeads()).toContain(String(fullName));
    },
    timeoutMs,
  );

  return () => engine;
}
