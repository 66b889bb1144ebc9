import { ensureTools, publishingTools } from '../../../tool-sets.ts';
import { ensureParsers } from './ensure.ts';

await ensureTools(publishingTools);
await ensureParsers();
