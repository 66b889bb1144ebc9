import { writeFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { BrowserAssets } from '../bundle/browser-assets.ts';
import type { Progress } from '../progress.ts';
import type { RenderWorld } from '../render-world.ts';
import { inlinePlace, textsOf, withNeededParts } from './inline-parts.ts';
import type { InlineElement } from './inline-parts.ts';
import type * as PageRenderer from './page-renderer.ts';
import { stylesInParts, withShortProperties } from './stylesheets.ts';

type PagesToRender = {
  world: RenderWorld;
  /** The bundled module of the templates. */
  renderer: string;
  startParts: BrowserAssets['startParts'];
  /** Address of each page, and its file. */
  files: Map<string, string>;
  outDir: string;
  /** Called for each page as it is written; its inline styles and scripts are not in it yet. */
  onPage: (path: string, html: string) => void;
  progress: Progress;
};

const pagesPerTurn = 4;

/**
 * Renders every page into its file and returns the texts that stand inline, for the
 * security header. No page's text is kept, so that memory does not grow with their number.
 */
export async function prerenderPages({
  world,
  renderer,
  startParts,
  files,
  outDir,
  onPage,
  progress,
}: PagesToRender): Promise<{ styles: string[]; scripts: string[] }> {
  // React draws faster, and without warnings, when this is set before it is loaded.
  process.env['NODE_ENV'] = 'production';
  const { pageConstants, renderNotFound, renderPage }: typeof PageRenderer = await import(
    pathToFileURL(renderer).href
  );
  const constants = pageConstants(world);
  const inline = [
    stylesInParts(withShortProperties(constants.stylesheet)),
    scriptsInParts(constants.script, startParts),
  ];
  const drawn = { ...constants, stylesheet: inlinePlace, script: inlinePlace };
  const trim = (html: string) => withNeededParts(html, inline);
  await makeFolders(outDir, files.values());
  await writeFile(join(outDir, '404.html'), trim(renderNotFound(world, drawn)));

  let done = 0;
  progress.show(done, files.size);
  for (const [path, file] of files) {
    const html = renderPage(path, world, drawn);
    if (html === undefined) throw new Error(`There is no page at ${path}.`);
    // Thousands of writes at once would cost more than waiting for each.
    writeFileSync(join(outDir, file), trim(html));
    onPage(path, html);
    done++;
    if (done % pagesPerTurn > 0) continue;
    // The weighing of the scripts goes on.
    await setImmediate();
    progress.show(done, files.size);
  }
  progress.end(done);
  const [styles, scripts] = inline.map(textsOf);
  return { styles: styles ?? [], scripts: scripts ?? [] };
}

function scriptsInParts(core: string, parts: BrowserAssets['startParts']): InlineElement {
  return {
    tag: 'script',
    core,
    parts: parts.map(({ mark, text }) => ({ text, neededBy: ({ html }) => html.includes(mark) })),
  };
}

async function makeFolders(outDir: string, files: Iterable<string>): Promise<void> {
  const folders = new Set([...files].map((file) => dirname(join(outDir, file))));
  for (const folder of folders) await mkdir(folder, { recursive: true });
}
