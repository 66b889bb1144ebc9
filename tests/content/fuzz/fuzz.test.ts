import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkFiles } from '#practice/content.ts';
import { formatProblems } from '#content/report/print.ts';
import type { Diagnostic } from '#content/report/diagnostic.ts';
import type { Site } from '#practice/site.ts';
import { fixText } from '#content/source/repair.ts';
import { buildFormsConfig } from '#build/forms/forms-config.ts';
import { generateHostFiles } from '#build/hosting/host-files.ts';
import { buildHostingPolicy } from '#build/hosting/policy.ts';
import { generateRedirectPages, generateSiteFiles } from '#build/site-files.ts';
import { collectStatus } from '#operations/report/collect.ts';
import { contentCache, loadEdited, fixtureFiles } from '../edited-content.ts';
import { renderPage } from '../../site/templates/rendering.tsx';
import { applyEdits, editsArbitrary } from './random-edit.ts';

const seed = 20_261_121;
/** The nightly run sets FUZZ_RUNS=5000. */
const runCount = Number(process.env['FUZZ_RUNS'] ?? 20);
/** Generous, because it only has to detect hangs, and machines may be busy. */
const maxDurationMs = 20_000;
const maxRenderedPages = 5;

const inline = { styles: [''], scripts: [''] };

/** Renders some pages that mention a file and one other page, and generates the site's other files, in memory. */
function dryRunBuild(site: Site, file: string): void {
  const formsConfig = buildFormsConfig(site, {});
  const policy = buildHostingPolicy(site, inline, formsConfig.origin);
  generateHostFiles(policy, false);
  generateSiteFiles(site);
  generateRedirectPages(site);
  const id = file.replace(/^content\/[^/]+\//, '').replace(/\.md$/, '');
  const pagesWithFile = [...site.pages.values()].filter(
    ({ entry }) => entry.file === file || entry.frontmatter.text.includes(id),
  );
  for (const { path } of [
    ...pagesWithFile.slice(0, maxRenderedPages),
    ...[...site.pages.values()].slice(0, 1),
  ]) {
    expect(renderPage(site, path)).toContain('</html>');
  }
}

const paths = [...fixtureFiles.keys()];
const factFiles = [...fixtureFiles].filter(([path]) => path.startsWith('content/facts/'));

const editedFileArbitrary = fc
  .tuple(fc.constantFrom(...paths), editsArbitrary)
  .map(([path, edits]) => ({ path, text: applyEdits(fixtureFiles.get(path) ?? '', edits) }));

/** Expects each problem to have a position and a complete sentence. */
function expectWellFormed(problems: Diagnostic[], sources: Map<string, string>): void {
  formatProblems(problems, sources);
  for (const { line, column, message } of problems) {
    expect(Math.min(line, column)).toBeGreaterThan(0);
    expect(message).toMatch(/^\S.*(?:[.!?]|: ---)$/s);
  }
}

test('randomly edited files are checked without a crash or a hang', () => {
  loadEdited({});
  const messages = new Set<string>();
  fc.assert(
    fc.property(editedFileArbitrary, (file) => {
      const sources = new Map([...factFiles, [file.path, file.text]]);
      const files = [...sources].map(([path, text]) => ({ path, text }));
      const startedAt = performance.now();
      const problems = checkFiles(files, new Map(contentCache)).flatMap((result) => result.problems);
      expect(performance.now() - startedAt).toBeLessThan(maxDurationMs);
      expectWellFormed(problems, sources);
      fixText(file);
      for (const { message } of problems) messages.add(message);
    }),
    { seed, numRuns: runCount * 10, endOnFailure: true },
  );
  expect(messages.size).toBeGreaterThan(runCount);
}, 600_000);

test('randomly edited files that pass the check can be built', async () => {
  let passedCount = 0;
  await fc.assert(
    fc.asyncProperty(editedFileArbitrary, async ({ path, text }) => {
      const startedAt = performance.now();
      const { site, problems, sources } = loadEdited({ [path]: text }, { preview: true });
      expect(performance.now() - startedAt).toBeLessThan(maxDurationMs);
      expectWellFormed(problems, sources);
      if (site === undefined) return;
      passedCount += 1;
      dryRunBuild(site, path);
      await collectStatus(site, { root: '/nowhere' });
    }),
    { seed, numRuns: runCount * 2, endOnFailure: true },
  );
  // Fails if too few edits passed the check to test the build.
  expect(passedCount).toBeGreaterThan(runCount / 10);
}, 600_000);
