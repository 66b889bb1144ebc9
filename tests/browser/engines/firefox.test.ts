/** The site in Firefox. Whoever starts the tests finds or installs it. */
import { describe, expect, test } from 'vitest';
import { startFirefox } from './support/firefox.ts';
import { visitorTests } from './support/visitor-tests.ts';

const program = process.env['FIREFOX_PATH'] ?? '';

describe.skipIf(program === '')('Firefox', () => {
  const firefox = visitorTests(() => startFirefox(program));

  test('in all of this nothing was refused, and no script failed', () => {
    expect(firefox().faults()).toEqual([]);
  });
});
