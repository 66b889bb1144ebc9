/** Smoke tests in WebKit, the engine of Safari and of all iPhone browsers. */
import { describe } from 'vitest';
import { startWebkit } from './support/webkit.ts';
import { visitorTests } from './support/visitor-tests.ts';

const program = process.env['WEBKIT_PATH'] ?? '';

describe.skipIf(program === '')('WebKit', () => {
  visitorTests(() => startWebkit(program));
});
