import { ensureTools, publishingTools } from '../../../../src/operations/publishing/tools.ts';
import { ensureParsers } from './ensure.ts';

await ensureTools(publishingTools);
await ensureParsers();
