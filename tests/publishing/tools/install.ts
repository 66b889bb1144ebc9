import { ensureTools } from '../../../scripts/tools.ts';

await ensureTools('publishing');
