import { pathToFileURL } from 'node:url';
import { mdxToJs } from 'satteri';
import type { HastNode, HastPluginList } from 'satteri';
import type { Plugin } from 'vite';
import { readFrontmatter } from '#content/explain/frontmatter.ts';
import { typedWords } from '#content/facts/fact-words.ts';
import { quoteFacts } from '#content/facts/quoted-facts.ts';
import type { FactWords } from '#content/facts/fact-words.ts';
import { languageOf } from '#content/languages/languages.ts';
import { withBoundSpaces } from '#content/markdown/bound-spaces.ts';
import { featuresOf } from '#content/markdown/compile.ts';
import { projectPath, readContentFiles } from '#content/source/content-files.ts';

/** Footnotes as in `.md` texts: they stand in no part of their own, below a heading that is seen. */
const plainNotes: HastPluginList = [
  {
    name: 'notes',
    element: {
      filter: ['section'],
      visit: (node, context) => context.replaceNode(node, node.children.map(plainNote)),
    },
  },
  {
    name: 'numbers-of-notes',
    element: {
      filter: ['a'],
      visit: (node) => ('dataFootnoteRef' in node.properties ? plainNote(node) : undefined),
    },
  },
];

function plainNote<Node extends HastNode>(node: Node): Node {
  if (node.type !== 'element') return node;
  const kept = Object.entries(node.properties).filter(([name]) => !/^className$|^dataFootnote/.test(name));
  return { ...node, properties: Object.fromEntries(kept), children: node.children.map(plainNote) };
}

/**
 * Compiles the few `.mdx` files. Their frontmatter is removed and their facts are quoted first,
 * because `{{fact}}` would be an expression to MDX.
 */
export function contentMdx(root: string, facts: () => FactWords, hastPlugins: HastPluginList = []): Plugin {
  return {
    name: 'content-mdx',
    enforce: 'pre',
    transform: {
      filter: { id: /\.mdx$/ },
      async handler(code, id) {
        const path = projectPath(root, id);
        const { frontmatter } = readFrontmatter({ path, text: code });
        const language = languageOf(frontmatter?.values);
        const { text } = quoteFacts(frontmatter?.body ?? code, facts(), language);
        const fileURL = pathToFileURL(id);
        const compiled = await mdxToJs(withBoundSpaces(text), {
          features: featuresOf(text, language),
          hastPlugins: [...plainNotes, ...hastPlugins],
          fileURL,
        });
        return { code: compiled.code, map: null };
      },
    },
  };
}

const factFile = /^content\/facts\/(.*)\.md$/;

/** `.mdx` texts become part of the bundle with their facts quoted: of all content, the bundler reads the facts alone. */
export async function mdxWithFacts(root: string): Promise<Plugin> {
  const files = await readContentFiles(root);
  const words: FactWords = new Map(
    files.flatMap((file) => {
      const id = factFile.exec(file.path)?.[1];
      return id === undefined ? [] : [typedWords(id, readFrontmatter(file).frontmatter)];
    }),
  );
  return contentMdx(root, () => words);
}
