import { expect, test } from 'vitest';
import { sitePlaces } from '../../../supabase/functions/_shared/handlers/mail-link.ts';
import { pageAt } from './support/site.ts';

test.each(Object.values(sitePlaces))('%s, which the functions lead to, is there', (place) => {
  const [path = '', id] = place.split('#');
  const found = pageAt(path).root.querySelector(`[id="${id}"]`);
  expect(
    found,
    `${path} has no place "${id}". Give its heading the same words as before, or change the address in supabase/functions/_shared/handlers/mail-link.ts and deploy the functions again.`,
  ).not.toBeNull();
});
