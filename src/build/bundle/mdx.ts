import mdx from '@mdx-js/rollup';
import type { Plugin, PluginOption } from 'vite';
import { wordsOfFacts } from '#content/facts/fact-words.ts';
import { quoteFacts } from '#content/facts/quote-facts.ts';
import { projectPath } from '#content/files/project-path.ts';
import { readFrontmatter } from '#content/frontmatter/read-frontmatter.ts';
import { languageOf } from '#content/languages/language-of.ts';
import type { Site } from '#content/site.ts';

/**
 * Compiles the few `.mdx` files. Their frontmatter is taken away and their facts are quoted first,
 * because `{{fact}}` would be an expression to MDX.
 */
export function contentMdx(root: string, currentWorld: () => { site: Site } | undefined): PluginOption[] {
  const prepare: Plugin = {
    name: 'content-mdx',
    enforce: 'pre',
    transform: {
      filter: { id: /\.mdx$/ },
      handler(code, id) {
        const path = projectPath(root, id);
        const { frontmatter } = readFrontmatter({ path, text: code });
        const language = languageOf(frontmatter?.values);
        const words = wordsOfFacts(currentWorld()?.site.entries.facts.values() ?? []);
        const text = quoteFacts(frontmatter?.body ?? code, words, language).text;
        return { code: text, map: null };
      },
    },
  };
  return [prepare, { ...mdx(), enforce: 'pre' as const }];
}
