/** In `npm run dev` only: starts the on-demand scripts, which a build adds only to pages with their attribute. */
const scripts = import.meta.glob<{ start: () => void }>('../../client/on-demand/*.ts', { eager: true });
for (const { start } of Object.values(scripts)) start();
