/** Renders pages after content edits. The cases are in `rendered-pages.yaml`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { parse as parseYaml } from 'yaml';
import * as z from 'zod';
import { expect, test } from 'vitest';
import { applyEdits, editSchema } from '../../content/corpus/edits.ts';
import { isMissing, type ExpectedElement } from '../support/elements.ts';
import { loadSiteWith, renderNotFound, renderPage } from './rendering.tsx';

const cases = z
  .strictObject({
    case: z.string(),
    edits: editSchema.array().default([]),
    now: z.string().exactOptional(),
    shows: z.record(z.string(), z.custom<ExpectedElement>(Array.isArray).array()),
  })
  .array()
  .parse(parseYaml(readFileSync(join(import.meta.dirname, 'rendered-pages.yaml'), 'utf8'), { merge: true }));

test.each(cases)('$case', ({ edits, now, shows }) => {
  const site = loadSiteWith(applyEdits(edits), now === undefined ? {} : { now });
  const missingElements = Object.entries(shows).flatMap(([pages, elements]) => {
    const paths = pages === 'every page' ? [...site.pages.keys()] : pages.split(', ');
    return paths.flatMap((path) => {
      const root = parse(path === '/404' ? renderNotFound(site) : renderPage(site, path));
      return elements
        .filter((element) => isMissing(root, element))
        .map((element) => `${path}: ${element.join()}`);
    });
  });
  expect(missingElements).toEqual([]);
});
