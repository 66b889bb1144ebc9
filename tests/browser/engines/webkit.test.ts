/** The site in WebKit, on which Safari and every browser of an iPhone is built. Whoever starts the tests finds or installs it. */
import { describe } from 'vitest';
import { startWebkit } from './support/webkit.ts';
import { visitorTests } from './support/visitor-tests.ts';

const program = process.env['WEBKIT_PATH'] ?? '';

describe.skipIf(program === '')('WebKit', () => {
  visitorTests(() => startWebkit(program));
});
