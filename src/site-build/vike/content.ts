import { join } from 'node:path';
import { loadContent } from '#content/load.ts';
import { isProduction } from '#content/production.ts';
import { bookingConfig } from '../booking/booking-config.ts';
import { buildFolder } from '../build-folder.ts';
import { buildClock } from '../clock.ts';
import { withRenditions } from '../pictures.ts';
import { currentPreview } from '../render-context.ts';
import type { RenderContext } from '../render-context.ts';

let fromDisk: Promise<RenderContext> | undefined;

/** The content that pages are rendered from: that of the preview, or in a build that on the disk, read once. */
export async function renderContext(): Promise<RenderContext> {
  return currentPreview() ?? (await (fromDisk ??= readContent(process.cwd())));
}

/** Throws an error when the content has one. `npm run check` and `npm run build` show all of them. */
async function readContent(root: string): Promise<RenderContext> {
  const production = isProduction(process.env);
  const { site, problems } = await loadContent({ root, now: buildClock(), production });
  if (site === undefined) {
    const [first] = problems.filter(({ severity }) => severity === 'error');
    throw new Error(`${first?.file}:${first?.line} ${first?.message}\nnpm run check shows every problem.`);
  }
  const withPhotos = await withRenditions(site, root, join(root, buildFolder, 'client/assets'));
  return { site: withPhotos, booking: bookingConfig(site, process.env) };
}
