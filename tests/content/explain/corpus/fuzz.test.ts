import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkFiles } from '../../../../src/practice/content.ts';
import { reportProblems } from '../../../../src/content/report/print.ts';
import type { Problem } from '../../../../src/content/report/problem.ts';
import type { Site } from '../../../../src/practice/site.ts';
import { fixText } from '../../../../src/content/source/repair.ts';
import { bookingConfig } from '../../../../src/site-build/booking/booking-config.ts';
import { hostFiles } from '../../../../src/hosting/host-files.ts';
import { hostingPolicy } from '../../../../src/hosting/policy.ts';
import { redirectPage, siteFiles } from '../../../../src/site-build/site-files.ts';
import { collectStatus } from '../../../../src/operations/report/collect.ts';
import { contentCache, loadEdited, realFiles } from '../../edited-content.ts';
import { pageHtml } from '../../../site/templates/rendering.tsx';
import { applyEdits, edits } from './random-edit.ts';

const seed = 20_261_121;
/** Enough for each run of the tests; FUZZ_RUNS=5000 looks longer, as every night does. */
const runs = Number(process.env['FUZZ_RUNS'] ?? 20);
/** Generous for a busy machine; a check that hangs takes forever. */
const longestMs = 20_000;
const pagesRendered = 5;

const inline = { styles: [''], scripts: [''] };

/**
 * Everything that a build does with a site, short of writing
 * files, for the pages that the file has to do with.
 */
function buildDry(site: Site, file: string): void {
  const booking = bookingConfig(site, {});
  const policy = hostingPolicy(site, inline, booking.origin);
  hostFiles(policy, false);
  siteFiles(site);
  for (const to of site.redirects.values()) redirectPage(site, to);
  const id = file.replace(/^content\/[^/]+\//, '').replace(/\.md$/, '');
  const concerned = [...site.pages.values()].filter(
    ({ entry }) => entry.file === file || entry.frontmatter.text.includes(id),
  );
  for (const { path } of [...concerned.slice(0, pagesRendered), ...[...site.pages.values()].slice(0, 1)]) {
    expect(pageHtml(site, path)).toContain('</html>');
  }
}

const paths = [...realFiles.keys()];
/** What any file may quote. */
const facts = [...realFiles].filter(([path]) => path.startsWith('content/facts/'));

/** A real file after some random edits. */
const editedFile = fc
  .tuple(fc.constantFrom(...paths), edits)
  .map(([path, list]) => ({ path, text: applyEdits(realFiles.get(path) ?? '', list) }));

/** Each problem has its place, and says in a whole sentence what is wrong. */
function expectToldWell(problems: Problem[], sources: Map<string, string>): void {
  reportProblems(problems, sources);
  for (const { line, column, message } of problems) {
    expect(Math.min(line, column)).toBeGreaterThan(0);
    expect(message).toMatch(/^\S.*(?:[.!?]|: ---)$/s);
  }
}

test('random edits of real files: each file is read without a crash or a hang, and its faults are reported', () => {
  loadEdited({});
  const reported = new Set<string>();
  fc.assert(
    fc.property(editedFile, (file) => {
      const sources = new Map([...facts, [file.path, file.text]]);
      const files = [...sources].map(([path, text]) => ({ path, text }));
      const started = performance.now();
      const problems = checkFiles(files, new Map(contentCache)).flatMap((outcome) => outcome.problems);
      expect(performance.now() - started).toBeLessThan(longestMs);
      expectToldWell(problems, sources);
      fixText(file);
      for (const { message } of problems) reported.add(message);
    }),
    { seed, numRuns: runs * 10, endOnFailure: true },
  );
  expect(reported.size).toBeGreaterThan(runs);
}, 600_000);

test('random edits of real files: what passes the whole check can be built', async () => {
  let passed = 0;
  await fc.assert(
    fc.asyncProperty(editedFile, async ({ path, text }) => {
      const started = performance.now();
      const { site, problems, sources } = loadEdited({ [path]: text }, { preview: true });
      expect(performance.now() - started).toBeLessThan(longestMs);
      expectToldWell(problems, sources);
      if (site === undefined) return;
      passed += 1;
      buildDry(site, path);
      await collectStatus(site, { root: '/nowhere' });
    }),
    { seed, numRuns: runs * 2, endOnFailure: true },
  );
  // Edits that break nothing are needed too, or nothing was built.
  expect(passed).toBeGreaterThan(runs / 10);
}, 600_000);
