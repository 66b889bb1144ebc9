import { checkContent } from '#practice/content.ts';
import type { LoadResult } from '#practice/content.ts';
import { isProduction } from '#content/production.ts';
import { isContentFile, readContentFile, readContentFiles } from '#content/source/content-files.ts';
import type { SourceFile } from '#content/source/content-files.ts';
import { publishedPathsFile, readPublishedPaths } from '#content/source/published-paths.ts';
import { buildFormsConfig } from '#build/forms/forms-config.ts';
import { fullCheck } from '#practice/full-check.ts';
import type { ContentCache } from '#content/result-cache.ts';
import { getBuildDate } from '#build/clock.ts';
import { addPictureSizes } from '#build/pictures.ts';
import { setCurrentContext } from '#build/render-context.ts';
import { renderPreviewPage } from './preview-page.ts';

/** The content files in memory. Only changed files are reread; unaffected files reuse cached results, and site-wide rules always run. */
export class PreviewContent {
  /** Result of the last `recheck`. */
  latest: LoadResult = { problems: [], sources: new Map() };
  readonly #root: string;
  #files = new Map<string, SourceFile>();
  #publishedPaths: string[] = [];
  readonly cache: ContentCache = new Map();

  constructor(root: string) {
    this.#root = root;
  }

  async readAll(): Promise<void> {
    const files = await readContentFiles(this.#root);
    this.#files = new Map(files.map((file) => [file.path, file]));
    this.#publishedPaths = await readPublishedPaths(this.#root);
  }

  /** Rereads files (paths relative to the project root) and drops deleted ones. Returns the paths that changed. */
  async read(paths: readonly string[]): Promise<string[]> {
    const changedPaths: string[] = [];
    const previousPaths = this.#publishedPaths;
    // If the list can't be read, the previous list applies.
    this.#publishedPaths = await readPublishedPaths(this.#root).catch(() => previousPaths);
    if (this.#publishedPaths.join() !== previousPaths.join()) changedPaths.push(publishedPathsFile);
    for (const path of paths.filter(isContentFile)) {
      const previousFile = this.#files.get(path);
      try {
        this.#files.set(path, readContentFile(this.#root, path));
      } catch {
        this.#files.delete(path);
      }
      if (JSON.stringify(this.#files.get(path)) !== JSON.stringify(previousFile)) changedPaths.push(path);
    }
    return changedPaths;
  }

  /** Checks the content, optionally with edited files and without removed ones. */
  check(editedFiles: readonly SourceFile[] = [], removedPaths: readonly string[] = []): LoadResult {
    const filesByPath = new Map(this.#files);
    for (const file of editedFiles) filesByPath.set(file.path, file);
    for (const path of removedPaths) filesByPath.delete(path);
    const files = [...filesByPath.values()].toSorted((a, b) => (a.path < b.path ? -1 : 1));
    return checkContent(files, this.#publishedPaths, {
      ...fullCheck,
      root: this.#root,
      now: getBuildDate(),
      production: isProduction(process.env),
      preview: true,
      cache: this.cache,
    });
  }

  /** Checks the content. If it is valid, pages are then rendered from it. */
  recheck(): void {
    this.latest = this.check();
    const { site } = this.latest;
    if (site === undefined) return;
    const context = { site: addPictureSizes(site), formsConfig: buildFormsConfig(site, process.env) };
    setCurrentContext({
      ...context,
      renderPreview: (path, render) => renderPreviewPage(context, path, render),
    });
  }
}
