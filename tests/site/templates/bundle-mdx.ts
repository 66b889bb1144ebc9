import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import type { FactTexts } from '#content/facts/fact-texts.ts';
import { createMdxPlugins } from '#build/bundle/mdx.ts';
import { createTemporaryFolder } from '../../fixtures/resources.ts';

/** Bundles the text of an `.mdx` file as the build does. Returns the path of the module. */
export async function bundleMdx(text: string, facts: FactTexts): Promise<string> {
  const folder = await createTemporaryFolder(join(process.cwd(), '.cache'));
  const file = join(folder, 'page.mdx');
  await writeFile(file, text);
  await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [createMdxPlugins(folder, () => facts)],
    build: {
      ssr: file,
      outDir: 'bundled',
      rollupOptions: { external: 'react/jsx-runtime', output: { entryFileNames: 'page.mjs' } },
    },
  });
  return join(folder, 'bundled/page.mjs');
}
