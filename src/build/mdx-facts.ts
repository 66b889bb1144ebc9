import { globSync } from 'node:fs';
import { loadContent } from '#content/load.ts';
import { bookingConfig } from './booking-config.ts';
import { buildClock } from './clock.ts';
import { setRenderWorld } from './current-site.ts';

/** `.mdx` texts become part of the bundle with their facts quoted, so they need the facts while bundling. */
export async function loadQuotedFacts(root: string): Promise<void> {
  if (mdxFiles(root).length === 0) return;
  const { site } = await loadContent({ root, now: buildClock() });
  // With problems there is no site; then nothing is built, and the build says why.
  if (site !== undefined) setRenderWorld({ site, booking: bookingConfig(site, process.env) });
}

/** The `.mdx` files of the content, sorted. */
export function mdxFiles(root: string): string[] {
  return globSync('content/**/*.mdx', { cwd: root }).toSorted();
}
