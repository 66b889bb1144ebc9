import { stylesheet } from './classes.ts';
import type { Constants } from '#document/document.tsx';
import type { RenderContext } from '../render-context.ts';

/** In development the start script and the islands are modules of the dev server. */
const development: Omit<Constants, 'stylesheet'> = {
  script: '',
  islands: '/src/client/islands/islands.ts',
  moduleScripts: [
    '/@vite/client',
    '/src/client/start/start.ts',
    '/src/dev/start-on-demand.ts',
    '/src/dev/live-client.ts',
  ],
};

/** What is the same on every page: as a build bundled it, or, without a build, the modules of the preview. */
export function pageConstants(context: RenderContext): Constants {
  return { stylesheet, ...(context.constants ?? development) };
}
