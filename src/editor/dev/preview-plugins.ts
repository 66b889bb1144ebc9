import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import vike from 'vike/plugin';
import type { Plugin, PluginOption } from 'vite';
import { indexFactTexts } from '#content/facts/fact-texts.ts';
import { publishedDataFile, collectPublishedData, insertPublishedData } from '#build/forms/published-data.ts';
import { createMdxPlugins } from '#build/bundle/mdx.ts';
import { generateSiteFiles } from '#build/site-files.ts';
import { getCurrentContext } from '#build/render-context.ts';
import { markMdx } from '#editor/preview/mark-mdx.ts';
import { contentPlugin } from './content-plugin.ts';
import { restrictServedFiles } from './served-files.ts';

/** Provides browser code with its data in the preview. `invalidateModules` updates it. */
function publishedDataPreview(): Plugin {
  return {
    name: 'published-data-preview',
    apply: 'serve',
    transform: {
      filter: { id: `**/${publishedDataFile}` },
      handler(code) {
        const context = getCurrentContext();
        return (
          context && {
            code: insertPublishedData(code, collectPublishedData(context.site, context.formsConfig)),
            map: null,
          }
        );
      },
    },
  };
}

/** Serves the files that a build writes next to the pages, such as the list for the place finder. */
function previewSiteFiles(): Plugin {
  return {
    name: 'preview-site-files',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const site = getCurrentContext()?.site;
        const [, name = ''] = /^\/([^/?]+\.(?:json|ics|xml))(?:\?|$)/.exec(request.url ?? '') ?? [];
        const text =
          name === '' || site === undefined ? undefined : new Map(generateSiteFiles(site)).get(name);
        if (text === undefined) return next();
        response.end(text);
      });
    },
  };
}

const formResponse = {
  success: false,
  error: 'This is the preview: nothing was sent. "npm start" accepts bookings.',
};

/** Responds to the preview's forms, because a form without a response retries for 15 seconds. */
function previewForms(): Plugin {
  return {
    name: 'preview-forms',
    apply: 'serve',
    config: () => ({
      // Not in `node_modules`, because copies of the project that share it would delete each other's bundles.
      cacheDir: '.cache/vite',
      // A build during the preview would reload every open page and clear half-filled forms.
      server: { watch: { ignored: ['**/.cache/**', '**/.local/**', '**/dist/**'] } },
      // Otherwise Vite would discover these when a form opens, and reload the page while the visitor types.
      optimizeDeps: {
        include: [
          'react',
          'react/jsx-runtime',
          'react-dom',
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
        response.end(JSON.stringify(formResponse));
      });
    },
  };
}

/** Lists all plugins of the preview. A build has its own list in src/build/bundle/pages-config.ts. */
export function previewPlugins(root: string): PluginOption[] {
  const getFacts = () => indexFactTexts(getCurrentContext()?.site.entries.facts.values() ?? []);
  return [
    restrictServedFiles(root),
    createMdxPlugins(root, getFacts, [markMdx(root)]),
    publishedDataPreview(),
    // Vite doesn't serve the editor's own pages, so they lack the React refresh runtime.
    react({ exclude: [/\/(?:node_modules|\.cache|src\/editor)\//] }),
    tailwindcss(),
    contentPlugin(),
    previewForms(),
    previewSiteFiles(),
    vike(),
  ];
}
