/** The heavy tools that only the backend tests need. */
import { ensureTools as ensure, toolFolders } from '../../../src/publishing/tools.ts';

export { toolPath } from '../../../src/publishing/tools.ts';

export const toolsFolder = toolFolders.backend;

export async function ensureTools(): Promise<void> {
  await ensure('backend');
}
