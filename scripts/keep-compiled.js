/**
 * Loaded before every command: what Node compiles is kept, so that the next command starts sooner.
 * Plain JavaScript, because it runs before anything could be kept.
 */
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

enableCompileCache(join(import.meta.dirname, '../.cache/compiled'));
