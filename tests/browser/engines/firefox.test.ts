/** Smoke tests in Firefox. */
import { describe, expect, test } from 'vitest';
import { startFirefox } from './support/firefox.ts';
import { defineVisitorTests } from './support/visitor-tests.ts';

const program = process.env['FIREFOX_PATH'] ?? '';

describe.skipIf(program === '')('Firefox', () => {
  const getFirefox = defineVisitorTests(() => startFirefox(program));

  test('the CSP blocked no requests, and no script failed', () => {
    expect(getFirefox().listViolations()).toEqual([]);
  });
});
