import { expect, test } from 'vitest';
import { sitePlaces } from '#functions/handlers/subscription-links.ts';
import { pageAt } from './support/site.ts';

test.each(Object.values(sitePlaces))('%s, a link target of the functions, exists', (place) => {
  const [path = '', id] = place.split('#');
  const found = pageAt(path).root.querySelector(`[id="${id}"]`);
  expect(
    found,
    `${path} has no place "${id}". Give its heading the same words as before, or change the address in supabase/functions/_shared/handlers/subscription-links.ts and deploy the functions again.`,
  ).not.toBeNull();
});
