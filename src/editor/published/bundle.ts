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
    plugins: [adaptPackages],
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

const emptyModule = '\0empty';

/** Adapts packages that aren't written for this page. */
const adaptPackages: Plugin = {
  name: 'adapt-packages',
  enforce: 'pre',
  resolveId(id) {
    // 15 MB of syntax highlighting for programming languages, which no author needs.
    if (/^@shikijs\/(?:langs|themes)\//.test(id)) return emptyModule;
    // Built-in Node modules that the writer imports.
    return /^(?:node:|fs$)/.test(id) ? join(import.meta.dirname, 'browser/node.ts') : undefined;
  },
  load: (id) => (id === emptyModule ? 'export default []' : undefined),
  transform(code, id) {
    // The package includes the fonts, but its styles load them from a CDN.
    if (id.endsWith('@sveltia/cms/npm/index.js'))
      return code.replaceAll(/url\(https:\/\/cdn\.jsdelivr\.net\/[^)]+\)/g, "local('none')");
    // Browsers have no Buffer; gray-matter only uses it to convert text to bytes and back.
    return id.endsWith('gray-matter/lib/utils.js') ? code.replace('Buffer.from(input)', 'input') : undefined;
  },
};
