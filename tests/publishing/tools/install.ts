import { ensureTools } from '../../../src/publishing/tools.ts';

await ensureTools('publishing');
