import { globSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import type { Plugin, Rollup } from 'vite';
import { oldestBrowsers } from './oldest-browsers.ts';

export type BrowserAssets = {
  /** The inline script of every page. */
  startScript: string;
  /** Inline scripts of pages that have a mark in their HTML, such as an attribute. */
  startParts: { mark: string; text: string }[];
  /** Address of the islands bundle. */
  islands: string;
};

/**
 * Builds what runs in the browser: the inline start script, and the bundle that it loads on intent.
 * `classNames` gives its components their short classes. The bundle is one file (one request); the booking client is a second,
 * loaded when a form is sent. The code of the deadline and of the reminders is a file each, with an address like that of
 * the islands.
 */
export async function buildBrowserAssets(
  root: string,
  outDir: string,
  classNames: Plugin,
): Promise<BrowserAssets> {
  const startScript = await inlineScript(root, join(root, 'src/client/start/start.ts'));
  const partFiles = globSync('src/client/on-demand/*.ts', { cwd: root }).toSorted();
  const startParts = await Promise.all(partFiles.map((file) => startPart(root, join(root, file))));
  const loaded = (input: string) => ({
    outDir,
    target: oldestBrowsers,
    modulePreload: false as const,
    copyPublicDir: false,
    rollupOptions: {
      input: join(root, input),
      preserveEntrySignatures: 'exports-only' as const,
      output: { entryFileNames: 'assets/[name]-[hash].js', chunkFileNames: 'assets/[name]-[hash].js' },
    },
  });
  await build({
    ...shared(root),
    plugins: [classNames, react()],
    build: { ...loaded('src/client/islands/islands.ts'), emptyOutDir: true },
  });
  // Each is built by itself, so that it shares no file with the forms, and is one request.
  for (const input of ['src/client/deadline/deadline.ts', 'src/client/reminders/reminders.ts']) {
    await build({ ...shared(root), build: { ...loaded(input), emptyOutDir: false } });
  }
  const files = await readdir(join(outDir, 'assets'));
  const islands = files.find((file) => file.startsWith('islands-'));
  if (islands === undefined) throw new Error('The islands bundle was not built.');
  return { startScript, startParts, islands: `/assets/${islands}` };
}

/** Each part exports the attribute that calls it, and what it does on a page that has one. */
async function startPart(root: string, file: string): Promise<{ mark: string; text: string }> {
  const { mark }: { mark: string } = await import(pathToFileURL(file).href);
  const entry = `import { start } from ${JSON.stringify(file)}; start();`;
  return {
    mark: `${mark}=`,
    text: await inlineScript(root, `data:text/javascript,${encodeURIComponent(entry)}`),
  };
}

async function inlineScript(root: string, input: string): Promise<string> {
  const built = await build({
    ...shared(root),
    build: {
      write: false,
      minify: true,
      target: oldestBrowsers,
      rollupOptions: { input, output: { format: 'iife' } },
    },
  });
  return onlyChunk(built);
}

function shared(root: string) {
  return {
    root,
    configFile: false as const,
    logLevel: 'warn' as const,
    define: { 'process.env.NODE_ENV': '"production"' },
  };
}

function onlyChunk(result: Awaited<ReturnType<typeof build>>): string {
  const [output] = (Array.isArray(result) ? result : [result]) as Rollup.RollupOutput[];
  const chunk = output?.output.find((file) => file.type === 'chunk');
  if (chunk?.type !== 'chunk') throw new Error('The start script was not built.');
  return chunk.code.trim();
}
