import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import type { Rollup } from 'vite';
import { oldestBrowsers } from './oldest-browsers.ts';
import { startPartFile, startPartMarks } from './start-parts.ts';

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
 * The bundle is one file (one request); the booking client is a second, loaded when a form is sent.
 */
export async function buildBrowserAssets(root: string, outDir: string): Promise<BrowserAssets> {
  const startScript = await inlineScript(root, 'src/client/start/start.ts');
  const startParts = await Promise.all(
    Object.entries(startPartMarks).map(async ([name, mark]) => ({
      mark,
      text: await inlineScript(root, startPartFile(name)),
    })),
  );
  await build({
    ...shared(root),
    plugins: [react()],
    build: {
      outDir,
      emptyOutDir: true,
      target: oldestBrowsers,
      modulePreload: false,
      copyPublicDir: false,
      rollupOptions: {
        input: join(root, 'src/client/islands/islands.ts'),
        preserveEntrySignatures: 'exports-only',
        output: { entryFileNames: 'assets/[name]-[hash].js', chunkFileNames: 'assets/[name]-[hash].js' },
      },
    },
  });
  const files = await readdir(join(outDir, 'assets'));
  const islands = files.find((file) => file.startsWith('islands-'));
  if (islands === undefined) throw new Error('The islands bundle was not built.');
  return { startScript, startParts, islands: `/assets/${islands}` };
}

async function inlineScript(root: string, file: string): Promise<string> {
  const built = await build({
    ...shared(root),
    build: {
      write: false,
      minify: true,
      target: oldestBrowsers,
      rollupOptions: { input: join(root, file), output: { format: 'iife' } },
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
