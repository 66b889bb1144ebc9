/** In `npm run dev` only: starts every part that the build puts into just those pages that have its mark. */
const parts = import.meta.glob<{ start: () => void }>('../client/on-demand/*.ts', { eager: true });
for (const { start } of Object.values(parts)) start();
