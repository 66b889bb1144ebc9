import type { PluginOption } from 'vite';
import { loadContent } from '#content/load.ts';
import { bookingConfig } from '../booking/booking-config.ts';
import { buildClock } from '../clock.ts';
import { currentWorld, setRenderWorld } from '../pages/render-world.ts';
import { contentMdx } from './mdx.ts';

/** `.mdx` texts become part of the bundle with their facts quoted, so the facts are read before bundling. */
export async function mdxWithFacts(root: string): Promise<PluginOption[]> {
  const { site } = await loadContent({ root, now: buildClock(), production: false });
  // What must not go live is the build's to refuse. With other problems there is no site; then nothing is built, and the build says why.
  if (site !== undefined) setRenderWorld({ site, booking: bookingConfig(site, process.env) });
  return contentMdx(root, currentWorld);
}
