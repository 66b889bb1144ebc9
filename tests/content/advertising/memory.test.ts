import { expect, test } from 'vitest';
import { Recent } from '#advertising/memory.ts';

test('what a text came to is made once for as long as it is kept, even when it came to nothing', () => {
  const made: string[] = [];
  const memory = new Recent<null>(1);
  const look = (text: string) =>
    memory.get(text, (own) => {
      made.push(own);
      return null;
    });
  look('first');
  look('second');
  expect(look('first')).toBeNull();
  expect(made).toEqual(['first', 'second']);
});
