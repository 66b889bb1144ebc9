import {
  ensureTools as ensure,
  programIn,
  toolsFolder as folderOf,
} from '../../../src/operations/publishing/tools.ts';
import type { ToolSet } from '../../../src/operations/publishing/tools.ts';

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
