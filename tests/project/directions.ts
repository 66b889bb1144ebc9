/** Allowed imports by area, as in the table of `src/README.md`. A new folder needs a line here. */
export const directions: Record<string, { uses: string[]; types: string[] }> = {
  forms: allow('zod'),
  'functions/_shared': allow('forms node:* zod'),
  functions: allow('functions/_shared'),
  'src/content': allow(
    'node:* diff gray-matter image-size rehype-stringify remark-gfm remark-mdx remark-parse remark-rehype unified vfile-message yaml zod',
    'hast mdast mdast-util-mdx-jsx',
  ),
  'src/practice': allow('forms node:* src/content cspell-lib oxfmt yaml zod'),
  'src/ui': allow('src/content', 'react'),
  'src/client': allow('forms react react-dom src/practice src/ui zod @supabase/supabase-js'),
  'src/site': allow(
    'forms react react-dom react-helmet-async src/client src/content src/practice src/ui',
    'schema-dts',
  ),
  'src/build': allow(
    'forms node:* react-dom src/content src/practice src/site src/ui @vitejs/plugin-react lightningcss rolldown @mdx-js/rollup remark-gfm sharp tailwindcss vike vite',
    'functions/_shared react src/client unified',
  ),
  'src/operations': allow(
    'forms functions/_shared hono node:* flesch-kincaid src/build src/content src/practice syllable zod @electric-sql/pglite @hono/node-server',
  ),
  'src/editor': allow(
    'forms heic-convert hono node:* react react-dom sharp src/build src/content src/operations src/practice @codemirror/autocomplete @codemirror/lang-markdown @codemirror/view @hono/node-server @sveltia/cms @tailwindcss/vite @vitejs/plugin-react codemirror vike vite yaml zod',
    'hast',
  ),
  scripts: allow(
    'functions/_shared node:* src/content src/editor src/practice src/operations src/build src/ui @playwright/test node-html-parser vite',
  ),
  bench: allow(
    'node:* node-html-parser scripts src/content src/practice src/operations tests @hono/node-server @vitejs/plugin-react vite yaml',
  ),
};

/** Parses allowed areas and packages, separated by spaces. `types` may only be imported as types. */
function allow(uses: string, types = ''): { uses: string[]; types: string[] } {
  return { uses: uses.split(' ').filter(Boolean), types: types.split(' ').filter(Boolean) };
}

/** The parts of `src/content`. Each may import only those before it. */
export const contentLayers =
  'memoize.ts languages report source fields facts collection.ts explain calendar.ts production.ts markdown site.ts definition.ts defaults.ts texts.ts routes compile.ts rules folders.ts check-file.ts result-cache.ts upcoming.ts pipeline.ts'.split(
    ' ',
  );
