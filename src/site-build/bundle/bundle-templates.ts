import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build } from 'vike/api';
import { mdxFiles } from './bundle.ts';
import { oldestBrowsers } from './oldest-browsers.ts';

/** Bundles the templates into a folder; returns the module that draws pages, `page-renderer.ts`. */
export async function bundleTemplates(root: string, outDir: string): Promise<string> {
  await build({
    viteConfig: {
      root,
      // Vike adds its own plugin. Read from the configuration file, it would resolve it three times over.
      configFile: false,
      plugins: [mdxPlugins(root), react(), tailwindcss()],
      logLevel: 'warn',
      build: { outDir, copyPublicDir: false, cssTarget: oldestBrowsers },
      environments: {
        ssr: {
          build: {
            rollupOptions: { input: { renderer: join(root, 'src/site-build/pages/page-renderer.ts') } },
          },
        },
      },
    },
  });
  return join(outDir, 'server/renderer.mjs');
}

/** The compiler takes a third of a second to load: it is not, as long as no file needs it. */
async function mdxPlugins(root: string) {
  if (mdxFiles(root).length === 0) return [];
  const { mdxWithFacts } = await import('./mdx.ts');
  return mdxWithFacts(root);
}
