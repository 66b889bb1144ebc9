import type { Loaded } from '#practice/content.ts';
import { isProduction } from '#content/production.ts';
import { isContentFile, readContentFile, readContentFiles } from '#content/source/content-files.ts';
import type { SourceFile } from '#content/source/content-files.ts';
import { publishedPathsFile, readPublishedPaths } from '#content/source/published-paths.ts';
import { bookingConfig } from '#site-build/booking/booking-config.ts';
import { checkSite } from '#site-build/check-site.ts';
import type { ContentCache } from '#content/result-cache.ts';
import { buildClock } from '#site-build/clock.ts';
import { showPictures } from '#site-build/pictures.ts';
import { setContext } from '#site-build/render-context.ts';
import { previewPage } from './preview-page.ts';

/** The content files in memory: after a change only the changed ones are read and checked again. */
export class PreviewContent {
  /** The content as it was last checked. */
  latest: Loaded = { problems: [], sources: new Map() };
  readonly #root: string;
  #files = new Map<string, SourceFile>();
  #publishedPaths: string[] = [];
  #cache: ContentCache = new Map();

  constructor(root: string) {
    this.#root = root;
  }

  /** Reads every file. */
  async readAll(): Promise<void> {
    const files = await readContentFiles(this.#root);
    this.#files = new Map(files.map((file) => [file.path, file]));
    this.#publishedPaths = await readPublishedPaths(this.#root);
  }

  /** Reads files anew (paths from the project's root); one that is gone is forgotten. Returns those that are not as they were. */
  async read(paths: readonly string[]): Promise<string[]> {
    const changed: string[] = [];
    // First, as it may raise an error: then all of them are to be read again, and none may seem to be known.
    if (paths.includes(publishedPathsFile)) {
      const before = this.#publishedPaths;
      this.#publishedPaths = await readPublishedPaths(this.#root);
      if (this.#publishedPaths.join() !== before.join()) changed.push(publishedPathsFile);
    }
    for (const path of paths.filter(isContentFile)) {
      const before = this.#files.get(path);
      try {
        this.#files.set(path, readContentFile(this.#root, path));
      } catch {
        this.#files.delete(path);
      }
      if (JSON.stringify(this.#files.get(path)) !== JSON.stringify(before)) changed.push(path);
    }
    return changed;
  }

  /** The content as it is, or as it would be with edited files and without others. */
  check(edited: readonly SourceFile[] = [], removed: readonly string[] = []): Loaded {
    const all = new Map(this.#files);
    for (const file of edited) all.set(file.path, file);
    for (const path of removed) all.delete(path);
    const files = [...all.values()].toSorted((a, b) => (a.path < b.path ? -1 : 1));
    return checkSite(files, this.#publishedPaths, {
      root: this.#root,
      now: buildClock(),
      production: isProduction(process.env),
      preview: true,
      cache: this.#cache,
    });
  }

  /** Checks the content as it is; a good state becomes what pages are rendered from. */
  renew(): void {
    this.latest = this.check();
    const { site } = this.latest;
    if (site === undefined) return;
    const context = { site: showPictures(site), booking: bookingConfig(site, process.env) };
    setContext({ ...context, present: (path, render) => previewPage(context, path, render) });
  }
}
