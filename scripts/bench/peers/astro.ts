import { join } from 'node:path';
import { peerFolder } from '../peer-tools.ts';
import { pageCode } from './peer.ts';
import type { Peer } from './peer.ts';

const program = join(peerFolder, 'node_modules/.bin/astro');

const config = `import { defineConfig } from 'astro/config';
export default defineConfig({ build: { format: 'file' }, cacheDir: './.cache', devToolbar: { enabled: false } });
`;

const collections = `import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';
export const collections = {
  counties: defineCollection({
    loader: glob({ pattern: '*.md', base: './counties' }),
    schema: z.object({ title: z.string(), description: z.string() }).passthrough(),
  }),
};
`;

/** The fields are compiled by the native compiler that Astro itself uses for the text. */
const page = `---
import { readFileSync } from 'node:fs';
import { getCollection, render } from 'astro:content';
import { mainOf } from '../page.js';
export async function getStaticPaths() {
  const counties = await getCollection('counties');
  return counties.map((entry) => ({ params: { slug: entry.id + '-foreclosure-defense' }, props: { entry } }));
}
globalThis.shell ??= JSON.parse(readFileSync('shell.json', 'utf8'));
const { shell } = globalThis;
const { entry } = Astro.props;
const { title, description } = entry.data;
const { Content } = await render(entry);
const [before, after] = mainOf(entry.data, '@@body@@', shell).split('@@body@@');
---
<!doctype html><html lang="en"><head><Fragment set:html={shell.head} /><title>{title}</title><meta name="description" content={description}></head><body><Fragment set:html={shell.top} /><main id="main" tabindex="-1"><Fragment set:html={before} /><Content /><Fragment set:html={after} /></main><Fragment set:html={shell.bottom} /></body></html>
`;

export const astro: Peer = {
  name: 'Astro',
  version: [program, '--version'],
  command: [program, 'build', '--silent'],
  contentFolder: 'counties',
  outFolder: 'dist',
  files: (shell) => [
    ['package.json', '{ "private": true, "type": "module" }'],
    ['shell.json', JSON.stringify(shell)],
    ['astro.config.mjs', config],
    ['src/content.config.ts', collections],
    [
      'src/page.js',
      `import { markdownToHtml } from 'satteri';\nconst markdown = (text) => markdownToHtml(String(text)).html;\n${pageCode}\nexport { mainOf };\n`,
    ],
    ['src/pages/[slug].astro', page],
  ],
};
