import { ensureTools as ensure, programIn, toolsFolder as folderOf } from '../../tool-sets.ts';
import type { ToolSet } from '../../tool-sets.ts';

/** Large tools that only the backend tests need. */
const set: ToolSet = {
  name: 'backend',
  about: 'the test tools (Deno, PostgreSQL)',
  declaredIn: 'tests/backend/tools',
};

export const toolsFolder = folderOf(set);
export const deno = programIn(set, 'deno');

export async function ensureTools(): Promise<void> {
  await ensure(set);
}
