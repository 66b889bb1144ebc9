/** Allowed imports by area, as in the table of `src/README.md`. A new folder needs a line here. */
export const directions: Record<string, { uses: string[]; types: string[] }> = {
  forms: allow('zod'),
  'functions/_shared': allow('forms zod'),
  functions: allow('functions/_shared'),
  'src/typography': allow(''),
  'src/content': allow(
    'node:* gray-matter image-size rehype-stringify remark-gfm remark-mdx remark-parse remark-rehype src/typography unified vfile-message yaml zod',
    'hast mdast mdast-util-mdx-jsx',
  ),
  'src/practice': allow('forms node:* src/content zod'),
  'src/advertising': allow('node:* src/content src/practice'),
  'src/scaffold': allow('node:* oxfmt src/content src/practice yaml'),
  'src/proofreading': allow('node:* src/content src/practice cspell-lib'),
  'src/ui': allow('src/typography', 'react'),
  'src/sections': allow('src/ui', 'react'),
  'src/client': allow('forms react react-dom src/practice src/ui zod @supabase/supabase-js'),
  'src/page': allow('forms src/content src/practice src/client src/ui'),
  'src/templates': allow('react react-dom src/content src/practice src/client src/page src/sections src/ui'),
  'src/document': allow('react-helmet-async src/content src/practice src/page src/ui', 'react schema-dts'),
  'src/lock': allow('node:*'),
  'src/hosting': allow('node:* src/content src/practice'),
  'src/site-build': allow(
    'forms node:* react-dom src/advertising src/content src/practice src/document src/hosting src/lock src/page src/templates src/ui @vitejs/plugin-react lightningcss rolldown @mdx-js/rollup remark-gfm sharp tailwindcss vike vite',
    'functions/_shared react src/client unified',
  ),
  'src/operations': allow(
    'forms functions/_shared hono node:* flesch-kincaid src/advertising src/content src/hosting src/lock src/practice src/site-build syllable zod @electric-sql/pglite @hono/node-server',
  ),
  'src/editor': allow(
    'forms heic-convert node:* react react-dom sharp src/advertising src/content src/hosting src/operations src/practice src/proofreading src/scaffold @codemirror/autocomplete @codemirror/lang-markdown @codemirror/view @sveltia/cms codemirror vite yaml zod',
    'hast',
  ),
  'src/dev': allow(
    'node:* src/content src/practice src/editor src/site-build @tailwindcss/vite @vitejs/plugin-react vike vite',
  ),
  scripts: allow(
    'functions/_shared node:* src/content src/editor src/practice src/proofreading src/operations src/scaffold src/site-build src/ui @playwright/test vite',
  ),
  bench: allow(
    'node:* node-html-parser scripts src/advertising src/content src/practice src/operations tests @hono/node-server yaml',
  ),
};

/** Areas and packages, separated by spaces. `types` may be imported as types only. */
function allow(uses: string, types = ''): { uses: string[]; types: string[] } {
  return { uses: uses.split(' ').filter(Boolean), types: types.split(' ').filter(Boolean) };
}

/** The parts of `src/content`. Each may import only those before it. */
export const contentLayers =
  'memoize.ts languages report source fields facts collection.ts explain calendar.ts production.ts markdown site.ts definition.ts defaults.ts texts.ts routes compile.ts rules folders.ts check-file.ts result-cache.ts upcoming.ts pipeline.ts'.split(
    ' ',
  );
