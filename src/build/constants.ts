import stylesheet from '../styles/site.css?inline';
import type { Constants } from '#document/document.tsx';
import type { RenderWorld } from './current-site.ts';

const startParts = ['offers', 'articles', 'films', 'reminders', 'not-found'].map(
  (name) => `/src/islands/start-parts/${name}.ts`,
);

/** In development the start script and the islands are modules of the dev server. */
const development: Omit<Constants, 'stylesheet'> = {
  script: '',
  islands: '/src/islands/islands.ts',
  speculationRules: '',
  moduleScripts: ['/@vite/client', '/src/islands/start.ts', ...startParts, '/src/build/live-client.ts'],
};

export function pageConstants(world: RenderWorld): Constants {
  return { stylesheet: stylesheet.trim(), ...(world.constants ?? development) };
}
