import { join } from 'node:path';
import { build } from 'vite';
import type { Plugin } from 'vite';

/** Bundles Sveltia and our own code into a folder, without the configuration. */
export async function bundleAdmin(root: string, folder: string): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    base: './',
    publicDir: false,
    plugins: [dropGrammars, dropCdnUrls, replaceNodeBuiltins],
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'es2023',
      modulePreload: false,
      chunkSizeWarningLimit: Infinity,
      reportCompressedSize: false,
      rolldownOptions: {
        input: { admin: join(import.meta.dirname, 'browser/start.ts') },
        output: { entryFileNames: 'assets/[name].js' },
      },
    },
  });
}

/** Drops 15 MB of syntax highlighting for programming languages, which no author needs. */
const dropGrammars: Plugin = {
  name: 'without-grammars',
  enforce: 'pre',
  resolveId: (id) => (/^@shikijs\/(?:langs|themes)\//.test(id) ? '\0no-grammar' : undefined),
  load: (id) => (id === '\0no-grammar' ? 'export default []' : undefined),
};

/** Removes CDN URLs from the package's styles, because the package includes the fonts. */
const dropCdnUrls: Plugin = {
  name: 'without-cdn',
  enforce: 'pre',
  transform: (code, id) =>
    id.endsWith('@sveltia/cms/npm/index.js')
      ? code.replaceAll(/url\(https:\/\/cdn\.jsdelivr\.net\/[^)]+\)/g, "local('none')")
      : undefined,
};

/** Replaces the built-in Node modules that the writer imports. */
const replaceNodeBuiltins: Plugin = {
  name: 'without-node',
  enforce: 'pre',
  resolveId: (id) => (/^(?:node:|fs$)/.test(id) ? join(import.meta.dirname, 'browser/node.ts') : undefined),
  // Browsers have no Buffer; gray-matter only uses it to convert text to bytes and back.
  transform: (code, id) =>
    id.endsWith('gray-matter/lib/utils.js') ? code.replace('Buffer.from(input)', 'input') : undefined,
};
