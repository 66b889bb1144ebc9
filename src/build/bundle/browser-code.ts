import { globSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'rolldown';
import type { InputOptions, OutputOptions, Plugin, RolldownPluginOption } from 'rolldown';
import { oldestBrowsers } from './oldest-browsers.ts';

type StartPart = { attributes: string[]; text: string };

export type BrowserCode = {
  /** The inline script of every page. */
  startScript: string;
  /** Inline scripts for pages that contain one of their attributes. */
  startParts: StartPart[];
  /** Address of the islands bundle. */
  islands: string;
};

/**
 * Builds the browser code: the inline start script, the islands bundle that it loads on intent, the booking client that
 * loads when a form is sent, and one file each for the deadline finder, the place finder and the reminders. Uses Rolldown, the
 * bundler inside Vite, directly, which halves the time.
 */
export async function buildBrowserCode(
  root: string,
  outDir: string,
  classNames: RolldownPluginOption,
): Promise<BrowserCode> {
  const partFiles = globSync('src/client/on-demand/*.ts', { cwd: root })
    .toSorted()
    .map((file) => join(root, file));
  const [startScript, ...startParts] = await Promise.all([
    bundleInlineScript(root, join(root, 'src/client/start/start.ts')),
    ...partFiles.filter((file) => !shortPagePattern.test(file)).map((file) => startPart(root, file)),
    joinScripts(
      root,
      partFiles.filter((file) => shortPagePattern.test(file)),
    ),
  ]);
  // Separate builds, so that each is one request and shares no chunk with the forms.
  const loaded: [input: string, plugins: RolldownPluginOption][] = [
    ['src/client/islands/islands.ts', classNames],
    ['src/client/deadline/deadline.ts', []],
    ['src/client/places/places.ts', []],
    ['src/client/reminders/reminders.ts', []],
  ];
  for (const [input, plugins] of loaded) {
    const names = 'assets/[name]-[hash].js';
    await build({
      ...createInputOptions(root, join(root, input)),
      plugins,
      preserveEntrySignatures: 'exports-only',
      output: { ...small, dir: outDir, entryFileNames: names, chunkFileNames: names },
    });
  }
  const files = await readdir(join(outDir, 'assets'));
  const islands = files.find((file) => file.startsWith('islands-'));
  if (islands === undefined) throw new Error('The islands bundle was not built.');
  return { startScript, startParts, islands: `/assets/${islands}` };
}

/** Each part exports the attribute that enables it and the function that runs on pages with that attribute. */
async function startPart(root: string, file: string): Promise<StartPart> {
  const { attribute }: { attribute: string } = await import(pathToFileURL(file).href);
  const entry = '\0start-part';
  const starting: Plugin = {
    name: 'start-part',
    resolveId: (id) => (id === entry ? id : undefined),
    load: (id) => (id === entry ? `import { start } from ${JSON.stringify(file)}; start();` : undefined),
  };
  return { attributes: [attribute], text: await bundleInlineScript(root, entry, [starting]) };
}

/** Parts that are combined into one script, because each script adds a hash to the length-limited CSP header. */
const shortPagePattern = /\/(?:load-more|share|unknown-address)\.ts$/;

async function joinScripts(root: string, files: readonly string[]): Promise<StartPart> {
  const parts = await Promise.all(files.map((file) => startPart(root, file)));
  return {
    attributes: parts.flatMap(({ attributes }) => attributes),
    text: parts.map(({ text }) => text).join(''),
  };
}

async function bundleInlineScript(root: string, input: string, plugins: Plugin[] = []): Promise<string> {
  const { output } = await build({
    ...createInputOptions(root, input),
    plugins,
    write: false,
    output: { ...small, format: 'iife' },
  });
  return output[0].code.trim();
}

function createInputOptions(root: string, input: string): InputOptions {
  return {
    cwd: root,
    input,
    platform: 'browser',
    logLevel: 'warn',
    transform: { target: oldestBrowsers, define: { 'process.env.NODE_ENV': '"production"' } },
  };
}

const small: OutputOptions = {
  minify: true,
  topLevelVar: true,
  generatedCode: { preset: 'es2015' },
  comments: { annotation: false, jsdoc: false, legal: false },
};
