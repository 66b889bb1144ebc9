/** Tests the requests, bytes and layout shift of a first visit. */
import type { BrowserContext, Page } from '@playwright/test';
import {
  siteUrl,
  isBuilt,
  kindPaths,
  missingPage,
  pageKinds,
  runAllChecks,
  samples,
} from './accessibility/routes.ts';
import { expect, test } from './servers.ts';
import { watchPage } from './watch.ts';

test.skip(!isBuilt, 'The site has not been built.');

const maxRequests = 4;
const maxBytes = 30_000;
/** Pages with a sticky bar load this on the first scroll. */
const remindersScript = /\/reminders\.js$/;

type Visit = {
  requests: { url: string; type: string }[];
  bytes: number;
  messages: string[];
  shift: number;
  movedElements: string[];
  cspViolations: string[];
  cookies: string[];
  speculationRules: string;
};

const phone = { viewport: { width: 390, height: 844 }, paths: samples };
const desktop = {
  viewport: { width: 1280, height: 720 },
  paths: runAllChecks ? kindPaths : [pageKinds.home, pageKinds.county, pageKinds.tax, pageKinds.article],
};

for (const [name, { viewport, paths }] of Object.entries({ phone, desktop })) {
  for (const half of [0, 1]) {
    test(`pages meet their budgets without a cache: ${name}, part ${half + 1}`, async ({ browser }) => {
      test.setTimeout(200_000);
      const violations: Record<string, string[]> = {};
      for (const path of paths.filter((_path, index) => index % 2 === half)) {
        const context = await browser.newContext({ viewport });
        const pageViolations = listViolations(await visitPage(context, path), path);
        if (pageViolations.length > 0) violations[path] = pageViolations;
        await context.close();
      }
      expect(violations).toEqual({});
    });
  }
}

function listViolations(visit: Visit, path: string): string[] {
  const violations: string[] = [];
  const isMissingPage = path === missingPage;
  if (visit.requests.length > maxRequests)
    violations.push(`${visit.requests.length} requests: ${visit.requests.map(({ url }) => url).join(' ')}`);
  for (const { url, type } of visit.requests) {
    if (type === 'script' && !remindersScript.test(url)) violations.push(`requests the script ${url}`);
    if (new URL(url).origin !== siteUrl) violations.push(`requests another site: ${url}`);
  }
  if (visit.bytes > maxBytes) violations.push(`${visit.bytes} bytes`);
  if (visit.bytes < 1000) violations.push(`only ${visit.bytes} bytes were counted`);
  if (visit.cookies.length > 0) violations.push(`sets the cookies ${visit.cookies.join(', ')}`);
  if (visit.shift > 0) violations.push(`layout shift of ${visit.shift} by ${visit.movedElements.join(', ')}`);
  // For an unknown path, the browser and the page itself log an error.
  const unexpectedMessages = visit.messages.filter((text) => !isMissingPage || !/404|Not found/.test(text));
  violations.push(
    ...unexpectedMessages,
    ...visit.cspViolations.map((directive) => `blocked by the CSP: ${directive}`),
  );
  for (const exclusion of [
    '/thank-you/florida-property-tax-appeal',
    '/property-tax-appeal-thank-you',
    '[target=_blank]',
  ]) {
    if (!visit.speculationRules.includes(exclusion))
      violations.push(`${exclusion} is not excluded from prerendering`);
  }
  return violations;
}

async function visitPage(context: BrowserContext, path: string): Promise<Visit> {
  const page = await context.newPage();
  const requests: Visit['requests'] = [];
  const messages: string[] = [];
  page.on('request', (request) => requests.push({ url: request.url(), type: request.resourceType() }));
  page.on('pageerror', ({ message }) => messages.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') messages.push(message.text());
  });
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  let speculationRules = '';
  cdp.on('Preload.ruleSetUpdated', ({ ruleSet }) => {
    speculationRules += ruleSet.errorMessage ?? ruleSet.sourceText;
  });
  await cdp.send('Preload.enable');
  let bytes = 0;
  cdp.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.addInitScript(watchPage);
  await page.goto(`${siteUrl}${path}`, { waitUntil: 'load' });
  await scrollThrough(page);
  const { shift, movedElements, cspViolations } = await page.evaluate(() => window.observations);
  const cookies = (await context.cookies()).map(({ name }) => name);
  return { requests, bytes, messages, shift, movedElements, cspViolations, cookies, speculationRules };
}

/** Scrolls through the page, so that all of it is rendered. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const waitFrame = () => new Promise((done) => requestAnimationFrame(done));
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight * 0.9) {
      scrollTo({ top: y, behavior: 'instant' });
      await waitFrame();
      await waitFrame();
    }
    scrollTo({ top: 0, behavior: 'instant' });
    await new Promise((done) => requestIdleCallback(done));
    await waitFrame();
  });
}
