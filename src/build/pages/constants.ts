import type { PageConstants } from '#site/layout/document.tsx';
import { inlinePlaceholder, islandsPlaceholder } from './placeholders.ts';

/** Values shared by all pages: placeholders in a build, module URLs in the preview. */
export const pageConstants: PageConstants = import.meta.env.PROD
  ? { stylesheet: inlinePlaceholder, script: inlinePlaceholder, islands: islandsPlaceholder }
  : {
      stylesheet: '',
      script: '',
      islands: '/src/client/islands/islands.ts',
      development: {
        stylesheet: '/src/site/styles/development.css',
        modules: [
          '/@vite/client',
          '/src/client/start/start.ts',
          '/src/editor/dev/start-on-demand.ts',
          '/src/editor/dev/live-client.ts',
        ],
      },
    };
