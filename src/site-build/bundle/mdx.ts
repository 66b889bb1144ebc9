import mdx from '@mdx-js/rollup';
import type { Plugin, PluginOption } from 'vite';
import { readFrontmatter } from '#content/explain/frontmatter.ts';
import { quoteFacts, wordsOfFacts } from '#content/facts/quoted-facts.ts';
import { languageOf } from '#content/languages/languages.ts';
import { loadContent } from '#content/load.ts';
import type { Site } from '#content/site.ts';
import { projectPath } from '#content/source/content-files.ts';
import { bookingConfig } from '../booking/booking-config.ts';
import { buildClock } from '../clock.ts';
import { currentWorld, setRenderWorld } from '../render-world.ts';

/**
 * Compiles the few `.mdx` files. Their frontmatter is removed and their facts are quoted first,
 * because `{{fact}}` would be an expression to MDX.
 */
export function contentMdx(root: string, world: () => { site: Site } | undefined): PluginOption[] {
  const prepare: Plugin = {
    name: 'content-mdx',
    enforce: 'pre',
    transform: {
      filter: { id: /\.mdx$/ },
      handler(code, id) {
        const path = projectPath(root, id);
        const { frontmatter } = readFrontmatter({ path, text: code });
        const language = languageOf(frontmatter?.values);
        const words = wordsOfFacts(world()?.site.entries.facts.values() ?? []);
        const text = quoteFacts(frontmatter?.body ?? code, words, language).text;
        return { code: text, map: null };
      },
    },
  };
  return [prepare, { ...mdx(), enforce: 'pre' as const }];
}

/** `.mdx` texts become part of the bundle with their facts quoted, so the facts are read before bundling. */
export async function mdxWithFacts(root: string): Promise<PluginOption[]> {
  const { site } = await loadContent({ root, now: buildClock(), production: false });
  // What must not go live is the build's to refuse. With other problems there is no site; then nothing is built, and the build says why.
  if (site !== undefined) setRenderWorld({ site, booking: bookingConfig(site, process.env) });
  return contentMdx(root, currentWorld);
}
