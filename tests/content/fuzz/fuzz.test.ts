import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkFiles } from '#practice/content.ts';
import { reportProblems } from '#content/report/print.ts';
import type { Diagnostic } from '#content/report/diagnostic.ts';
import type { Site } from '#practice/site.ts';
import { fixText } from '#content/source/repair.ts';
import { buildBookingConfig } from '#build/booking/booking-config.ts';
import { generateHostFiles } from '#build/hosting/host-files.ts';
import { buildHostingPolicy } from '#build/hosting/policy.ts';
import { renderRedirectPage, generateSiteFiles } from '#build/site-files.ts';
import { collectStatus } from '#operations/report/collect.ts';
import { contentCache, loadEdited, realFiles } from '../edited-content.ts';
import { renderPage } from '../../site/templates/rendering.tsx';
import { applyEdits, edits } from './random-edit.ts';

const seed = 20_261_121;
/** The nightly run sets FUZZ_RUNS=5000. */
const runs = Number(process.env['FUZZ_RUNS'] ?? 20);
/** Generous, because it only has to detect hangs, even on busy machines. */
const longestMs = 20_000;
const pagesRendered = 5;

const inline = { styles: [''], scripts: [''] };

/** Builds in memory the pages that show a file, and the other files of the site. */
function buildDry(site: Site, file: string): void {
  const booking = buildBookingConfig(site, {});
  const policy = buildHostingPolicy(site, inline, booking.origin);
  generateHostFiles(policy, false);
  generateSiteFiles(site);
  for (const to of site.redirects.values()) renderRedirectPage(site, to);
  const id = file.replace(/^content\/[^/]+\//, '').replace(/\.md$/, '');
  const affected = [...site.pages.values()].filter(
    ({ entry }) => entry.file === file || entry.frontmatter.text.includes(id),
  );
  for (const { path } of [...affected.slice(0, pagesRendered), ...[...site.pages.values()].slice(0, 1)]) {
    expect(renderPage(site, path)).toContain('</html>');
  }
}

const paths = [...realFiles.keys()];
const facts = [...realFiles].filter(([path]) => path.startsWith('content/facts/'));

const editedFile = fc
  .tuple(fc.constantFrom(...paths), edits)
  .map(([path, list]) => ({ path, text: applyEdits(realFiles.get(path) ?? '', list) }));

/** Expects each problem to have a position and a whole sentence. */
function expectWellFormed(problems: Diagnostic[], sources: Map<string, string>): void {
  reportProblems(problems, sources);
  for (const { line, column, message } of problems) {
    expect(Math.min(line, column)).toBeGreaterThan(0);
    expect(message).toMatch(/^\S.*(?:[.!?]|: ---)$/s);
  }
}

test('randomly edited files are checked without a crash or a hang', () => {
  loadEdited({});
  const reported = new Set<string>();
  fc.assert(
    fc.property(editedFile, (file) => {
      const sources = new Map([...facts, [file.path, file.text]]);
      const files = [...sources].map(([path, text]) => ({ path, text }));
      const started = performance.now();
      const problems = checkFiles(files, new Map(contentCache)).flatMap((result) => result.problems);
      expect(performance.now() - started).toBeLessThan(longestMs);
      expectWellFormed(problems, sources);
      fixText(file);
      for (const { message } of problems) reported.add(message);
    }),
    { seed, numRuns: runs * 10, endOnFailure: true },
  );
  expect(reported.size).toBeGreaterThan(runs);
}, 600_000);

test('randomly edited files that pass the check can be built', async () => {
  let passed = 0;
  await fc.assert(
    fc.asyncProperty(editedFile, async ({ path, text }) => {
      const started = performance.now();
      const { site, problems, sources } = loadEdited({ [path]: text }, { preview: true });
      expect(performance.now() - started).toBeLessThan(longestMs);
      expectWellFormed(problems, sources);
      if (site === undefined) return;
      passed += 1;
      buildDry(site, path);
      await collectStatus(site, { root: '/nowhere' });
    }),
    { seed, numRuns: runs * 2, endOnFailure: true },
  );
  // Fails if too few edits passed the check to test the build.
  expect(passed).toBeGreaterThan(runs / 10);
}, 600_000);
