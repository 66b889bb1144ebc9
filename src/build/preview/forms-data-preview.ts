import type { Plugin } from 'vite';
import { formsDataOf, withFormsData } from '../booking/forms-data.ts';
import type { RenderWorld } from '../pages/render-world.ts';

const file = /\/src\/islands\/forms-data\.ts$/;

/** Gives the islands their data in the preview; `renewModules` has it asked for anew. */
export function formsDataPreview(currentWorld: () => RenderWorld | undefined): Plugin {
  return {
    name: 'forms-data-preview',
    apply: 'serve',
    transform: {
      filter: { id: file },
      handler(code) {
        const world = currentWorld();
        return world && { code: withFormsData(code, formsDataOf(world.site, world.booking)), map: null };
      },
    },
  };
}
