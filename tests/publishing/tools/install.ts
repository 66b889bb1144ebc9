import { ensureTools, publishingTools } from '../../../src/publishing/tools.ts';
import { ensureParsers } from './ensure.ts';

await ensureTools(publishingTools);
await ensureParsers();
