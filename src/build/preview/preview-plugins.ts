import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import vike from 'vike/plugin';
import type { PluginOption } from 'vite';
import { contentMdx } from '../bundle/mdx.ts';
import { currentWorld } from '../pages/render-world.ts';
import { formsDataPreview } from './forms-data-preview.ts';
import { liveContent } from './live-content.ts';
import { previewForms } from './preview-forms.ts';

/** What the preview is made of. A build bundles with the first, React's and Tailwind's alone; Vike adds its own. */
export function previewPlugins(root: string): PluginOption[] {
  return [
    contentMdx(root, currentWorld),
    formsDataPreview(currentWorld),
    react(),
    tailwindcss(),
    liveContent(),
    previewForms(),
    vike(),
  ];
}
