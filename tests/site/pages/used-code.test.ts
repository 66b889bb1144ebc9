/** If no page uses a form or script, a step was probably forgotten. */
import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { siteForms } from '../../../supabase/functions/_shared/forms/forms.ts';
import { pages } from '../support/site.ts';

function isUsed(selector: string): boolean {
  return pages.some(({ root }) => root.querySelector(selector) !== null);
}

test('every form is on a page', () => {
  const unusedForms = siteForms.map(({ copy }) => copy).filter((copy) => !isUsed(`[data-island="${copy}"]`));
  expect(unusedForms, `Show these forms on a page of the fixture: ${unusedForms.join(', ')}.`).toEqual([]);
});

test('the attribute of every on-demand script is on a page', async () => {
  const files = globSync('src/client/on-demand/*.ts');
  expect(files).not.toEqual([]);
  const modules: { attribute: string }[] = await Promise.all(files.map((file) => import(resolve(file))));
  const unusedAttributes = modules.map(({ attribute }) => attribute).filter((name) => !isUsed(`[${name}]`));
  // No video in the fixture has a URL; `production.test.ts` builds one that does.
  const advice = `Set these attributes in a template: ${unusedAttributes.join(', ')} (except data-video).`;
  expect(unusedAttributes, advice).toEqual(['data-video']);
});
