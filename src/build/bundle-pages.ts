import { join } from 'node:path';
import { build } from 'vike/api';
import { bundleFolder } from './bundle.ts';
import { loadQuotedFacts } from './mdx-facts.ts';

/** The second process behind `startBundling`: the templates. Its word: the project's root. */
const [root = process.cwd()] = process.argv.slice(2);

await loadQuotedFacts(root);
await build({
  viteConfig: {
    root,
    configFile: join(root, 'vite.config.ts'),
    // Imported as it is: bundling it and all that it imports takes longer than bundling the templates.
    configLoader: 'native',
    logLevel: 'warn',
    build: { outDir: join(bundleFolder(root), 'pages'), copyPublicDir: false },
    environments: {
      ssr: { build: { rollupOptions: { input: { renderer: join(root, 'src/build/page-renderer.ts') } } } },
    },
  },
});
