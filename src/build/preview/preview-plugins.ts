import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import vike from 'vike/plugin';
import type { PluginOption } from 'vite';
import { contentMdx } from '../bundle/mdx.ts';
import { currentSite, currentWorld } from '../pages/current-site.ts';
import { formsDataPreview } from './forms-data-preview.ts';
import { liveContent } from './live-content.ts';
import { previewForms } from './preview-forms.ts';

/** What the preview is made of; a build has the same without the two that watch the content. */
export function previewPlugins(root: string): PluginOption[] {
  return [
    contentMdx(root, currentSite),
    formsDataPreview(currentWorld),
    react(),
    tailwindcss(),
    liveContent(),
    previewForms(),
    vike(),
  ];
}
