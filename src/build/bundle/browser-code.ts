import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'rolldown';
import type { InputOptions, OutputOptions, Plugin, RolldownPluginOption } from 'rolldown';
import { viteTargets } from './oldest-browsers.ts';

type OnDemandScript = { attributes: string[]; text: string };

export type InlineScripts = {
  /** The inline script in every page. */
  startScript: string;
  /** Inline scripts for pages that contain one of their attributes. */
  onDemandScripts: OnDemandScript[];
};

/** Matches files that share one script, because each script adds a hash to the length-limited CSP header. */
const combinedPattern = /\/(?:load-more|share|not-found)\.ts$/;

/** Bundles the inline scripts: the start script, and the scripts in `src/client/on-demand`. */
export async function buildInlineScripts(root: string): Promise<InlineScripts> {
  const files = globSync('src/client/on-demand/*.ts', { cwd: root }).toSorted();
  const groups = Map.groupBy(files, (file) => (combinedPattern.test(file) ? 'combined' : file));
  const [startScript, ...onDemandScripts] = await Promise.all([
    bundleInlineScript(root, `import ${JSON.stringify(join(root, 'src/client/start/start.ts'))};`),
    ...[...groups.values()].map((group) => buildOnDemandScript(root, group)),
  ]);
  return { startScript, onDemandScripts };
}

/** Reads the attribute that enables an on-demand script. Throws if the file doesn't export it. */
async function readAttribute(path: string): Promise<string> {
  const { attribute }: { attribute?: unknown } = await import(pathToFileURL(path).href);
  if (typeof attribute === 'string') return attribute;
  throw new Error(`${path} must export "attribute": the HTML attribute that enables it on a page.`);
}

/** Bundles on-demand scripts. Each file exports `attribute`, which enables it, and `start`. */
async function buildOnDemandScript(root: string, files: readonly string[]): Promise<OnDemandScript> {
  const paths = files.map((file) => join(root, file));
  const attributes = await Promise.all(paths.map(readAttribute));
  const calls = paths.map(
    (path, index) => `import { start as start${index} } from ${JSON.stringify(path)}; start${index}();`,
  );
  return {
    attributes,
    text: await bundleInlineScript(root, calls.join('\n')),
  };
}

async function bundleInlineScript(root: string, code: string): Promise<string> {
  const entry: Plugin = {
    name: 'inline-script',
    resolveId: (id) => (id === '\0entry' ? id : undefined),
    load: (id) => (id === '\0entry' ? code : undefined),
  };
  const { output } = await build({
    ...createInputOptions(root, '\0entry'),
    plugins: [entry],
    write: false,
    output: { ...minifiedOutput, format: 'iife' },
  });
  return output[0].code.trim();
}

/**
 * Builds the lazy-loaded code into `dir`: the islands (with the Supabase client, which pages with a form load after them), the
 * deadline finder, the place finder and the reminders. Uses Rolldown, Vite's bundler, directly, because that takes half the time.
 */
export async function buildLazyCode(root: string, dir: string, plugins: RolldownPluginOption): Promise<void> {
  // Built separately, because sharing chunks with the islands would cost the other entries more requests.
  const builds = ['islands', 'deadline', 'places', 'reminders'].map((name) =>
    build({
      ...createInputOptions(root, join(root, `src/client/${name}/${name}.ts`)),
      plugins,
      preserveEntrySignatures: 'exports-only',
      output: { ...minifiedOutput, dir, entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    }),
  );
  await Promise.all(builds);
}

function createInputOptions(root: string, input: string): InputOptions {
  return {
    cwd: root,
    input,
    platform: 'browser',
    logLevel: 'warn',
    transform: { target: viteTargets, define: { 'process.env.NODE_ENV': '"production"' } },
  };
}

const minifiedOutput: OutputOptions = {
  minify: true,
  topLevelVar: true,
  generatedCode: { preset: 'es2015' },
  comments: { annotation: false, jsdoc: false, legal: false },
};
