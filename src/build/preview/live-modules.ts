import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import { mdxFiles } from '../bundle/mdx-files.ts';

/**
 * Has what is compiled from the content made anew. Only once the content has been judged:
 * whoever asked before that would get the old words again, and keep them.
 */
export async function renewModules(server: ViteDevServer, changed: readonly string[]): Promise<void> {
  const { root } = server.config;
  // A text holds the words of facts as they were when it was compiled.
  const texts = changed.some((path) => path.startsWith('content/facts/')) ? mdxFiles(root) : [];
  for (const environment of Object.values(server.environments)) {
    const graph = environment.moduleGraph;
    const modulesOf = (file: string) => [...(graph.getModulesByFile(join(root, file)) ?? [])];
    for (const module of modulesOf('src/islands/forms-data.ts')) graph.invalidateModule(module);
    for (const module of texts.flatMap(modulesOf)) await environment.reloadModule(module);
  }
}
