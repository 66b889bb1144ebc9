/** Smoke tests in Firefox. */
import { describe, expect, test } from 'vitest';
import { startFirefox } from './support/firefox.ts';
import { defineVisitorTests } from './support/visitor-tests.ts';

const program = process.env['FIREFOX_PATH'] ?? '';

describe.skipIf(program === '')('Firefox', () => {
  const firefox = defineVisitorTests(() => startFirefox(program));

  test('no request was blocked by the CSP, and no script failed', () => {
    expect(firefox().violations()).toEqual([]);
  });
});
