/**
 * Loaded before the commands that people wait for: what Node compiles is kept, so that the next one starts sooner.
 * Plain JavaScript, because it runs before anything could be kept.
 */
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';

enableCompileCache(join(import.meta.dirname, '../.cache/compiled'));
// Long patterns that look into few texts: read step by step at first and compiled later, they take three times as long.
setFlagsFromString('--no-regexp-tier-up');
