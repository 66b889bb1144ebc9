/**
 * Loaded before the commands that people wait for: what Node compiles is kept, so that the next one starts sooner.
 * Plain JavaScript, because it runs before anything could be kept.
 */
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

enableCompileCache(join(import.meta.dirname, '../.cache/compiled'));
