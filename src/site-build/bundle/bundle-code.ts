import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vike/api';
import type { Plugin } from 'vite';
import { buildBrowserAssets } from './browser-assets.ts';
import { bundleFolder, cachedBundleFile, mdxFiles } from './bundle.ts';
import type { CachedBundle } from './bundle.ts';
import { joinCommands } from './join-commands.ts';
import { shortClasses } from './short-classes.ts';

/** The process behind `startBundling`. Its words: the project's root, and the fingerprint of the sources. */
const [root = process.cwd(), fingerprint = ''] = process.argv.slice(2);

const folder = bundleFolder(root);
const scripted = new Set<string>();
const browser = await buildBrowserAssets(
  root,
  join(folder, 'browser'),
  shortClasses(root, { onMet: (utilities) => scripted.add(utilities) }),
);
await bundleTemplates(join(folder, 'pages'));
await joinCommands(root);
const cached: CachedBundle = { fingerprint, browser };
await writeFile(cachedBundleFile(root), JSON.stringify(cached));

/** Bundles the templates into a folder, with the module that draws pages, `page-renderer.ts`. */
async function bundleTemplates(outDir: string): Promise<void> {
  await build({
    viteConfig: {
      root,
      // Vike adds its own plugin. Read from the configuration file, it would resolve it three times over.
      configFile: false,
      plugins: [shortClasses(root, { scripted }), withoutBrowserRoots(), notingJsx(), mdxPlugins(), react()],
      logLevel: 'warn',
      build: { outDir, copyPublicDir: false },
      environments: {
        ssr: {
          // A hundred small files.
          resolve: { noExternal: ['zod'] },
          build: {
            rollupOptions: { input: { renderer: join(root, 'src/site-build/pages/page-renderer.ts') } },
          },
        },
      },
    },
  });
}

/** The compiler takes a third of a second to load: it is not, as long as no file needs it. */
async function mdxPlugins() {
  if (mdxFiles(root).length === 0) return [];
  const { mdxWithFacts } = await import('./mdx.ts');
  return mdxWithFacts(root);
}

/** What elements have is noted as they are made: no page is searched for it. */
function notingJsx(): Plugin {
  const runtime = join(root, 'src/site-build/pages/noting-jsx.ts');
  return {
    name: 'noting-jsx',
    enforce: 'pre',
    resolveId: (id, importer) => (id === 'react/jsx-runtime' && importer !== runtime ? runtime : undefined),
  };
}

/** Templates are drawn and not run. What React starts them with in a browser takes as long to load as what draws them. */
function withoutBrowserRoots(): Plugin {
  return {
    name: 'without-browser-roots',
    enforce: 'pre',
    resolveId: (id) => (id === 'react-dom/client' ? `\0${id}` : undefined),
    load: (id) => (id === '\0react-dom/client' ? 'export const createRoot = undefined;' : undefined),
  };
}
