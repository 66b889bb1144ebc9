/** Smoke tests in WebKit, the engine of Safari and of nearly all iPhone browsers. */
import { describe } from 'vitest';
import { startWebkit } from './support/webkit.ts';
import { defineVisitorTests } from './support/visitor-tests.ts';

const executablePath = process.env['WEBKIT_PATH'] ?? '';

describe.skipIf(executablePath === '')('WebKit', () => {
  defineVisitorTests(() => startWebkit(executablePath));
});
