import type { BookingConfig } from '#client/forms/form-props.ts';
import type { Site } from '#content/site.ts';
import type { Constants } from '#document/document.tsx';

/** What rendering needs apart from a path. Content is read outside the bundle and handed in here. */
export type RenderWorld = {
  site: Site;
  booking: BookingConfig;
  /** Absent in development, where scripts and styles come from the server. */
  constants?: Omit<Constants, 'stylesheet'>;
};

// The bundle and the build script are two module graphs in one process; this is where they meet.
const key = Symbol.for('site.render-world');
const holder = globalThis as { [key]?: RenderWorld };

export function setRenderWorld(world: RenderWorld): void {
  holder[key] = world;
}

/** Raises an error when nothing was loaded yet: a fault of the build's order. */
export function renderWorld(): RenderWorld {
  const world = holder[key];
  if (world === undefined) throw new Error('The content was not loaded before rendering.');
  return world;
}

/** What pages are rendered from at this moment, if anything. */
export function currentWorld(): RenderWorld | undefined {
  return holder[key];
}
