import { ensureTools } from './ensure.ts';

await ensureTools();
