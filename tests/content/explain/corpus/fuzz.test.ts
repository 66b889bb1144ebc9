import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { reportProblems } from '../../../../src/content/report/print.ts';
import type { Site } from '../../../../src/content/site.ts';
import { fixText } from '../../../../src/content/source/repair.ts';
import { bookingConfig } from '../../../../src/site-build/booking/booking-config.ts';
import { hostFiles } from '../../../../src/hosting/host-files.ts';
import { hostingPolicy } from '../../../../src/hosting/policy.ts';
import { redirectPage, siteFiles } from '../../../../src/site-build/site-files.ts';
import { collectStatus } from '../../../../src/status/collect.ts';
import { loadEdited, realFiles } from '../../edited-content.ts';
import { pageHtml } from '../../../site/templates/rendering.ts';
import { applyEdits, edits } from './random-edit.ts';

const seed = 20_261_121;
/** Enough for each run of the tests; FUZZ_RUNS=5000 looks longer. */
const runs = Number(process.env['FUZZ_RUNS'] ?? 50);
/** Generous for a busy machine; a check that hangs takes forever. */
const longestMs = 20_000;
const pagesRendered = 5;

const inline = { styles: [''], scripts: [''], speculationRules: '' };

/**
 * Everything that a build does with a site, short of writing
 * files, for the pages that the file has to do with.
 */
function buildDry(site: Site, file: string): void {
  const booking = bookingConfig(site, {});
  const policy = hostingPolicy(site, inline, booking.origin);
  hostFiles(policy);
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

test('random edits of real files: no crash, no hang, and what passes can be built', async () => {
  const paths = [...realFiles.keys()];
  let passed = 0;
  const told = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.nat({ max: paths.length - 1 }), edits, async (index, list) => {
      const path = paths[index] ?? '';
      const text = applyEdits(realFiles.get(path) ?? '', list);
      const started = performance.now();
      const { site, problems, sources } = loadEdited({ [path]: text }, { preview: true });
      reportProblems(problems, sources);
      expect(performance.now() - started).toBeLessThan(longestMs);
      for (const { line, column, message } of problems) {
        told.add(message);
        expect(Math.min(line, column)).toBeGreaterThan(0);
        expect(message).toMatch(/^\S.*(?:[.!?]|: ---)$/s);
      }
      fixText({ path, text });
      if (site === undefined) return;
      passed += 1;
      buildDry(site, path);
      await collectStatus(site, { root: '/nowhere' });
    }),
    { seed, numRuns: runs, endOnFailure: true },
  );
  // Edits that break nothing are needed too, or nothing was built; and faults of many kinds.
  expect(passed).toBeGreaterThan(runs / 10);
  expect(told.size).toBeGreaterThan(20);
}, 600_000);
