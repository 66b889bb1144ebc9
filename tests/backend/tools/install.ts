import { ensureTools as ensure, publishingTools } from '../../../src/publishing/tools.ts';
import { ensureTools } from './ensure.ts';

await ensureTools();
// What publishes the functions is tried on them.
await ensure(publishingTools);
