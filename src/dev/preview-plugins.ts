import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import vike from 'vike/plugin';
import type { Plugin, PluginOption } from 'vite';
import { wordsOfFacts } from '#content/facts/fact-words.ts';
import type { FactWords } from '#content/facts/fact-words.ts';
import { filesWithData, publishedDataOf, withPublishedData } from '#site-build/booking/published-data.ts';
import { contentMdx } from '#site-build/bundle/mdx.ts';
import { siteFiles } from '#site-build/site-files.ts';
import { currentContext } from '#site-build/render-context.ts';
import type { RenderContext } from '#site-build/render-context.ts';
import { markMdx } from '#editor/preview/mark-mdx.ts';
import { contentPlugin } from './content-plugin.ts';
import { servedFiles } from './served-files.ts';

/** Gives the code of the browser its data in the preview; `renewModules` has it asked for anew. */
function publishedDataPreview(renderContext: () => RenderContext | undefined): Plugin {
  return {
    name: 'published-data-preview',
    apply: 'serve',
    transform: {
      filter: { id: filesWithData.map((file) => `**/${file}`) },
      handler(code) {
        const context = renderContext();
        return (
          context && {
            code: withPublishedData(code, publishedDataOf(context.site, context.booking)),
            map: null,
          }
        );
      },
    },
  };
}

/** Answers with the files that a build writes next to the pages, such as the list of the place finder. */
function previewSiteFiles(renderContext: () => RenderContext | undefined): Plugin {
  return {
    name: 'preview-site-files',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const site = renderContext()?.site;
        const [, name = ''] = /^\/([^/?]+\.(?:json|ics|xml))(?:\?|$)/.exec(request.url ?? '') ?? [];
        const text = name === '' || site === undefined ? undefined : new Map(siteFiles(site)).get(name);
        if (text === undefined) return next();
        response.end(text);
      });
    },
  };
}

const answer = {
  success: false,
  error: 'This is the preview: nothing was sent. "npm start" takes bookings.',
};

/** Answers the forms of the preview at once. Where nobody answers, a form tries again for a quarter of a minute. */
function previewForms(): Plugin {
  return {
    name: 'preview-forms',
    apply: 'serve',
    // A build during the preview would load every open page anew, and empty a form half filled in.
    config: () => ({
      // Not beside the packages: copies of the project that share them would take each other's bundles away.
      cacheDir: '.cache/vite',
      server: { watch: { ignored: ['**/.cache/**', '**/.local/**', '**/dist/**'] } },
      // Found only when a form opens, they would load the page anew under the visitor's hands.
      optimizeDeps: {
        include: [
          'react',
          'react/jsx-runtime',
          'react-dom/client',
          'zod/mini',
          '@supabase/supabase-js',
          'codemirror',
          '@codemirror/autocomplete',
          '@codemirror/lang-markdown',
          '@codemirror/view',
        ],
      },
    }),
    configureServer({ middlewares }) {
      middlewares.use('/functions/v1', (_request, response) => {
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify(answer));
      });
    },
  };
}

/**
 * What the preview is made of. A build bundles with contentMdx, React's and Tailwind's alone; Vike adds its own. `facts` are
 * those on the disk, for as long as the content has not been checked.
 */
export function previewPlugins(root: string, facts: FactWords): PluginOption[] {
  const factsNow = () => {
    const site = currentContext()?.site;
    return site === undefined ? facts : wordsOfFacts(site.entries.facts.values());
  };
  return [
    servedFiles(root),
    contentMdx(root, factsNow, [markMdx(root)]),
    publishedDataPreview(currentContext),
    // The editor's own pages are not made by Vite, whose code for replacing components in place they lack.
    react({ exclude: [/\/(?:node_modules|\.cache|src\/editor)\//] }),
    tailwindcss(),
    contentPlugin(),
    previewForms(),
    previewSiteFiles(currentContext),
    vike(),
  ];
}
