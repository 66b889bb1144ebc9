import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import vike from 'vike/plugin';
import type { Plugin, PluginOption } from 'vite';
import { indexFactTexts } from '#content/facts/fact-texts.ts';
import { publishedDataFile, collectPublishedData, insertPublishedData } from '#build/forms/published-data.ts';
import { createMdxPlugins } from '#build/bundle/mdx.ts';
import { getCurrentContext } from '#build/render-context.ts';
import { markMdx } from '#editor/preview/mark-mdx.ts';
import { contentPlugin } from './content-plugin.ts';
import { restrictServedFiles } from './served-files.ts';

/** Configures the dev server, and provides browser code with its data. `invalidateModules` makes Vite read new data. */
const previewSettings: Plugin = {
  name: 'preview-settings',
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
  transform: {
    filter: { id: `**/${publishedDataFile}` },
    handler(code) {
      const context = getCurrentContext();
      if (context === undefined) return undefined;
      const data = collectPublishedData(context.site, context.formsConfig);
      return { code: insertPublishedData(code, data), map: null };
    },
  },
};

/** Lists all plugins of the preview. A build has its own list in src/build/bundle/pages-config.ts. */
export function previewPlugins(root: string): PluginOption[] {
  const getFacts = () => indexFactTexts(getCurrentContext()?.site.entries.facts.values() ?? []);
  return [
    restrictServedFiles(root),
    createMdxPlugins(root, getFacts, [markMdx(root)]),
    previewSettings,
    // Vite doesn't serve the editor's own pages, so they lack the React refresh runtime.
    react({ exclude: [/\/(?:node_modules|\.cache|src\/editor)\//] }),
    tailwindcss(),
    contentPlugin(),
    vike(),
  ];
}
