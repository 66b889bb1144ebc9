import mdx from '@mdx-js/rollup';
import remarkGfm from 'remark-gfm';
import type { Pluggable } from 'unified';
import type { PluginOption } from 'vite';
import { readFrontmatter } from '#content/explain/frontmatter.ts';
import type { FactTexts } from '#content/facts/fact-texts.ts';
import { insertFacts } from '#content/facts/quoted-facts.ts';
import { toFieldSchema } from '#content/fields/field-schema.ts';
import { listVariantNames } from '#content/fields/schema-parts.ts';
import { getLanguage } from '#content/languages/languages.ts';
import type { Language } from '#content/languages/languages.ts';
import { insertNonBreakingSpaces } from '#content/markdown/non-breaking-spaces.ts';
import { gfmOptions, mdxComponentNames, remarkContent, toTagName } from '#content/markdown/content-syntax.ts';
import { encodeSpecialCharacters } from '#content/facts/fact-text.ts';
import { footnoteOptions, rehypeFootnotes } from '#content/markdown/footnotes.ts';
import { rehypeTables } from '#content/markdown/tables.ts';
import { section } from '#practice/schemas/parts/section.ts';
import { toProjectPath } from '#content/source/content-files.ts';

/** All components that `.mdx` files may use. The check decides which ones a particular file may use. */
const components = [...mdxComponentNames, ...listVariantNames(toFieldSchema(section), 'type').map(toTagName)];

/**
 * Creates the plugins that compile `.mdx` files with `@mdx-js/rollup`. The first one removes the frontmatter and inserts facts
 * without changing line numbers. `remarkContent` rejects everything outside the allowlist.
 */
export function createMdxPlugins(
  root: string,
  getFacts: () => FactTexts,
  rehypePlugins: Pluggable[] = [],
): PluginOption[] {
  const languages = new Map<string, Language>();
  return [
    {
      name: 'content-mdx-text',
      enforce: 'pre',
      transform: {
        filter: { id: /\.mdx$/ },
        handler(code, id) {
          const path = toProjectPath(root, id);
          const { frontmatter, problems } = readFrontmatter({ path, text: code });
          if (frontmatter === undefined) {
            const [{ line = 1, column = 1, message } = { message: 'The fields can’t be read.' }] = problems;
            return this.error(`${path}:${line}:${column}\n${message}`);
          }
          const language = getLanguage(frontmatter.values);
          languages.set(id, language);
          const { text } = insertFacts(frontmatter.body, getFacts(), language, encodeSpecialCharacters);
          return { code: '\n'.repeat(frontmatter.bodyLineOffset) + insertNonBreakingSpaces(text), map: null };
        },
      },
    },
    // When used with React's plugin, MDX needs `enforce: 'pre'` (see the MDX docs). The plugin is typed for Rollup, not Vite.
    {
      enforce: 'pre',
      ...mdx({
        development: false,
        remarkPlugins: [
          [remarkGfm, gfmOptions],
          [remarkContent, { components }],
        ],
        remarkRehypeOptions: footnoteOptions,
        rehypePlugins: [[rehypeLanguage, languages], rehypeFootnotes, rehypeTables, ...rehypePlugins],
      }),
    } as PluginOption,
  ];
}

/** Passes the language of a file to the following plugins. */
function rehypeLanguage(languages: ReadonlyMap<string, Language>) {
  return (_tree: unknown, file: { path: string; data: { language?: Language } }) => {
    file.data.language = languages.get(file.path) ?? 'en';
  };
}
