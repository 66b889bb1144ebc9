import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveSite } from '../../../backend/support/test-backend.ts';
import { createBooking, today } from '../../../backend/support/samples.ts';
import { pagesWithPath, distDir } from '../../../site/support/site.ts';
import { runAllChecks, kindPaths } from '../../accessibility/routes.ts';
import type { Engine } from './engine.ts';
import { escape, Person } from './person.ts';

/** A busy machine may take a minute to start a browser or load a form. */
const testMs = 240_000;

/** Chromium loads all pages, so one page of each kind is enough except in the nightly run. */
const visited = pagesWithPath.filter(({ path }) => runAllChecks || kindPaths.includes(path));

/** Defines the tests for a browser. Returns a function that gives tests that browser. */
export function defineVisitorTests<Started extends Engine>(start: () => Promise<Started>): () => Started {
  let server: Awaited<ReturnType<typeof serveSite>>;
  let engine: Started;
  let person: Person;

  beforeAll(async () => {
    server = await serveSite(distDir);
    engine = await start();
    person = new Person(engine);
  });

  afterAll(() => engine?.close());

  const open = (path: string) => engine.open(new URL(path, server.url).href);
  const readStoredRequests = async () =>
    JSON.stringify(await server.backend.store.call('list_leads', { all: true }));

  test(
    `${runAllChecks ? 'every page' : 'a page of each kind'} loads and fits a phone`,
    async () => {
      expect(visited.length).toBeGreaterThan(10);
      const wide: string[] = [];
      for (const { path } of visited) {
        await open(path);
        await person.sees('document.readyState === "complete" && document.querySelector("main h1")');
        const fits = 'document.documentElement.scrollWidth <= document.documentElement.clientWidth';
        if ((await engine.read(fits)) !== true) wide.push(path);
      }
      expect(wide).toEqual([]);
    },
    testMs,
  );

  test(
    'the menu opens, and its links work',
    async () => {
      const link = '[data-menu=group][open] a[href="/foreclosure-defense"]';
      await open('/');
      await person.click('[data-menu=site] > summary');
      await person.click('[data-menu=group] > summary');
      await person.sees(`document.querySelector('${link}')`);
      await person.click(link);
      await person.sees('location.pathname === "/foreclosure-defense"');
      expect(await engine.read('document.querySelector("[data-menu][open]")')).toBeNull();
    },
    testMs,
  );

  test(
    'Escape closes the dialog and restores focus',
    async () => {
      await open('/');
      await person.click('main a[href="#consultation"]');
      await person.sees('document.querySelector("dialog#consultation:modal")');
      await person.press(escape);
      await person.sees('!document.querySelector("dialog[open]")');
      expect(await engine.read('document.activeElement.getAttribute("href")')).toBe('#consultation');
    },
    testMs,
  );

  test(
    'the dialog reports missing fields, then books',
    async () => {
      const { fullName, county, phoneNumber } = createBooking(1);
      const field = (name: string) => `dialog#consultation [name=${name}]`;
      await open('/');
      await person.click('main a[href="#consultation"]');
      await person.sees('document.querySelector("dialog#consultation form[novalidate]")');
      await person.click('dialog#consultation [type=submit]');
      await person.sees(
        'document.querySelector("dialog#consultation").innerText.includes("County name is required")',
      );
      await person.type(field('fullName'), String(fullName));
      await person.type(field('county'), String(county));
      await person.type(field('dateServed'), today());
      await person.type(field('phoneNumber'), String(phoneNumber));
      await person.click('dialog#consultation [type=submit]');
      await person.sees('document.body.innerText.includes("Information Received")');
      expect(await engine.read('document.querySelector("dialog#consultation").open')).toBe(false);
      expect(await readStoredRequests()).toContain(String(fullName));
    },
    testMs,
  );

  return () => engine;
}
