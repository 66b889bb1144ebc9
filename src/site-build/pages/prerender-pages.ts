import { writeFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { Language } from '#content/languages/languages.ts';
import type { Site } from '#content/site.ts';
import type { BrowserAssets } from '../bundle/browser-assets.ts';
import type { Progress } from '../progress.ts';
import type { RenderContext } from '../render-context.ts';
import type { Draw } from './draw-classes.ts';
import { finishText } from './finish-text.ts';
import { inlinePlace, withInlineTexts } from './inline-parts.ts';
import type { DrawnPage, InlineElement } from './inline-parts.ts';
import type { PageKeeper } from './kept-pages.ts';
import type * as PageRenderer from './page-renderer.ts';
import { stylesOfKinds } from './stylesheets.ts';

export type Templates = typeof PageRenderer;

/** The templates, from the module that they were bundled into. */
export async function loadTemplates(file: string): Promise<Templates> {
  // React draws faster, and without warnings, when this is set before it is loaded.
  process.env['NODE_ENV'] = 'production';
  return await import(pathToFileURL(file).href);
}

type PagesToRender = {
  context: RenderContext;
  templates: Templates;
  drawStyles: Draw;
  startParts: BrowserAssets['startParts'];
  /** Address of each page, and its file. */
  files: Map<string, string>;
  outDir: string;
  keeper: PageKeeper;
  /** Called for each page that is drawn, as it is written; its inline styles and scripts are not in it yet. */
  onPage: (path: string, html: string) => void;
  progress: Progress;
};

const pagesPerTurn = 4;

/**
 * Renders every page into its file, but for those that the last build left and that would come out the same. Returns what stands inline. Few texts are kept at a time, so that memory does not grow with their number.
 */
export async function prerenderPages({
  context,
  templates,
  drawStyles,
  startParts,
  files,
  outDir,
  keeper,
  onPage,
  progress,
}: PagesToRender): Promise<{ styles: InlineElement; scripts: InlineElement }> {
  const { shortClasses, pageConstants, noting, renderNotFound, renderPage } = templates;
  const constants = pageConstants(context);
  const drawn = { ...constants, stylesheet: inlinePlace, script: inlinePlace };
  const watched = { ...context, site: keeper.site };
  const draw = (path: string): DrawnPage => {
    const page = context.site.pages.get(path);
    if (page === undefined) throw new Error(`There is no page at ${path}.`);
    return keeper.draw(page, () => withNotes(() => renderPage(page, watched, drawn)));
  };
  const withNotes = (render: () => string): DrawnPage => {
    const { drawn: html, notes } = noting(render);
    return { html, notes: [...notes].join(' ') };
  };
  const missing = withNotes(() => renderNotFound(context, drawn));
  // Written with the others.
  const samples = new Map<string, DrawnPage>();
  const kinds = samplePaths(context.site, [...files.keys()]).map((path) => {
    const kept = keeper.unchanged(path);
    if (kept !== undefined) return kept;
    const page = draw(path);
    samples.set(path, page);
    return kindOf(page);
  });
  const styles = await stylesOfKinds(shortClasses, [...kinds, kindOf(missing)], drawStyles);
  const scripts = scriptsInParts(constants.script, startParts);
  const trim = ({ html, notes }: DrawnPage, language: Language) =>
    withInlineTexts({ html: finishText(html, language), notes }, [styles, scripts]);
  await makeFolders(outDir, files.values());
  await writeFile(join(outDir, '404.html'), trim(missing, 'en'));

  let done = 0;
  progress.show(done, files.size);
  for (const [path, file] of files) {
    const target = join(outDir, file);
    if (!keeper.reuse(path, target, styles.textFor)) {
      const page = samples.get(path) ?? draw(path);
      // Thousands of writes at once would cost more than waiting for each.
      writeFileSync(target, trim(page, context.site.pages.get(path)?.language ?? 'en'));
      onPage(path, page.html);
      keeper.keep(path, target, page, styles.textFor(page.notes));
    }
    samples.delete(path);
    done++;
    if (done % pagesPerTurn > 0) continue;
    // The weighing of the scripts goes on.
    await setImmediate();
    progress.show(done, files.size);
  }
  progress.end(done);
  return { styles, scripts };
}

function kindOf({ html, notes }: DrawnPage): { notes: string; length: number } {
  return { notes, length: html.length };
}

/** Their HTML is kept until all of them are drawn. */
const mostSamples = 500;

/** Pages of every kind: all of a small site's; of a large one all but those that there are very many of. */
function samplePaths(site: Site, paths: readonly string[]): string[] {
  const kinds = Map.groupBy(paths, (path) => site.pages.get(path)?.entry.collection);
  const turns = [...kinds.values()].flatMap((ofKind) => ofKind.map((path, turn) => ({ path, turn })));
  return turns
    .toSorted((a, b) => a.turn - b.turn)
    .slice(0, mostSamples)
    .map(({ path }) => path);
}

function scriptsInParts(core: string, parts: BrowserAssets['startParts']): InlineElement {
  return {
    tag: 'script',
    texts: [core, ...parts.map(({ text }) => text)],
    textsFor(notes) {
      const noted = notes.split(' ');
      return [core, ...parts.filter(({ mark }) => noted.includes(mark)).map(({ text }) => text)];
    },
  };
}

async function makeFolders(outDir: string, files: Iterable<string>): Promise<void> {
  const folders = new Set([...files].map((file) => dirname(join(outDir, file))));
  for (const folder of folders) await mkdir(folder, { recursive: true });
}
