import { getRequestListener } from '@hono/node-server';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { formatProblems } from '#content/report/print.ts';
import { isContentFile, toProjectPath, formatReadError } from '#content/source/content-files.ts';
import { publishedPathsFile } from '#content/source/published-paths.ts';
import { publishedDataFile, collectPublishedData } from '#build/forms/published-data.ts';
import { serveFilesPage } from '#editor/entry-form/files-page.ts';
import { createQueue } from '#editor/api/queue.ts';
import type { Queue } from '#editor/api/queue.ts';
import { createEditRouter } from '#editor/routes.ts';
import { serveAuthorPage } from '#editor/author/author-page.ts';
import { serveGallery } from './gallery-page.ts';
import {
  fixFirst,
  notifyPreview,
  redirectOldPaths,
  rejectForms,
  serveBlankPage,
  serveSiteFiles,
  showProblems,
} from './live-page.ts';
import { PreviewContent } from './preview-content.ts';
import { getCurrentContext } from '#build/render-context.ts';

/** Returns the data that browser code includes, as JSON. Empty until the content has been valid once. */
function readPublishedData(): string {
  const context = getCurrentContext();
  return context === undefined ? '' : JSON.stringify(collectPublishedData(context.site, context.formsConfig));
}

/**
 * Invalidates modules that contain compiled content. Call it after the check, or a request in between would cache the
 * old content.
 */
async function invalidateModules(
  server: ViteDevServer,
  changed: readonly string[],
  publishedBefore: string,
): Promise<void> {
  const { root } = server.config;
  // This also invalidates all rendering code and the stylesheet.
  const dataFiles = readPublishedData() === publishedBefore ? [] : [publishedDataFile];
  // Compiled MDX contains the text of facts, which is unknown until the content has been valid once.
  const hasNewFacts = publishedBefore === '' || changed.some((path) => path.startsWith('content/facts/'));
  const mdxFiles = hasNewFacts
    ? globSync('content/**/*.mdx', { cwd: root })
    : // After a save in the browser, the watcher's event may come later than the page's next request.
      changed.filter((path) => path.endsWith('.mdx'));
  for (const environment of Object.values(server.environments)) {
    const graph = environment.moduleGraph;
    const findModules = (file: string) => [...(graph.getModulesByFile(join(root, file)) ?? [])];
    for (const module of dataFiles.flatMap(findModules)) graph.invalidateModule(module);
    for (const module of mdxFiles.flatMap(findModules)) await environment.reloadModule(module);
  }
}

/** An editor may write a file in two steps, and a formatter several files at once. */
const debounceMs = 5;
/**
 * The watcher drops a second change to a file within 50 ms, and an editor on a slow machine may empty and rewrite it in
 * that time.
 */
const recheckMs = 100;

/**
 * The live preview: pages update as soon as a content file is saved. While a file has errors, the terminal shows them, and
 * so does a bar above the last valid page.
 */
export function contentPlugin(): Plugin {
  return {
    name: 'content',
    apply: 'serve',
    // Runs before Vike loads the rendering code: Vike times out after a minute, and checking thousands of files may take
    // longer.
    enforce: 'pre',
    hotUpdate: {
      order: 'pre',
      // Otherwise Vike reloads every open page for an `.mdx` file, before the file has been checked.
      handler({ file }) {
        return isContentFile(toProjectPath(this.environment.config.root, file)) ? [] : undefined;
      },
    },
    configureServer: {
      order: 'pre',
      async handler(server) {
        const { root, logger } = server.config;
        const content = new PreviewContent(root);
        await content.readAll();
        const checkContent = () => {
          content.recheck();
          const { problems, sources } = content.latest;
          if (problems.length > 0) logger.error(formatProblems(problems, sources, fixFirst));
        };
        checkContent();
        const enqueue = createQueue();
        const queuedPaths = new Set<string>();
        const refresh = async () => {
          const changedPaths = [...queuedPaths];
          queuedPaths.clear();
          const wasBlank = getCurrentContext() === undefined;
          const hadProblems = content.latest.problems.length > 0;
          const paths = await content.read(changedPaths);
          // The writer and the watcher both report a change. Files in `public` aren't in memory, so they count as changed.
          if (paths.length === 0 && !changedPaths.some((path) => path.startsWith('public/'))) return;
          if (paths.length > 0) setTimeout(() => refreshSoon(paths), recheckMs).unref();
          const publishedBefore = readPublishedData();
          checkContent();
          await invalidateModules(server, paths, publishedBefore);
          if (hadProblems && content.latest.problems.length === 0) logger.info('All problems are fixed.');
          notifyPreview(server, content.latest, wasBlank);
        };
        const refreshNow = (paths: readonly string[] = []) => {
          for (const path of paths) queuedPaths.add(path);
          void enqueue(refresh).catch((error: unknown) => logger.error(formatReadError(error)));
        };
        let timer: NodeJS.Timeout | undefined;
        const refreshSoon = (paths: readonly string[]) => {
          for (const path of paths) queuedPaths.add(path);
          clearTimeout(timer);
          timer = setTimeout(refreshNow, debounceMs);
        };
        server.watcher.add(`${root}/content`);
        server.watcher.on('all', (event, file) => {
          const path = toProjectPath(root, file);
          // The stylesheet imports these itself, so Vite sees no changed module on an open page.
          if (path.startsWith('src/site/styles/') && path !== 'src/site/styles/development.css')
            server.ws.send({ type: 'full-reload' });
          if (event.endsWith('Dir')) return;
          if (isContentFile(path) || path === publishedPathsFile || path.startsWith('public/'))
            refreshSoon([path]);
        });
        // Without a delay, so that the next request in the queue reads the saved content.
        servePreview(server, content, enqueue, refreshNow);
      },
    },
  };
}

/** Handles the preview's WebSocket messages and requests. `onWritten` receives the files that they write. */
function servePreview(
  server: ViteDevServer,
  content: PreviewContent,
  enqueue: Queue,
  onWritten: (files: readonly string[]) => void,
): void {
  const { middlewares, config, ws } = server;
  const { root } = config;
  const site = () => getCurrentContext()?.site;
  const sendState = () => showProblems(server, content.latest);
  ws.on('connection', sendState);
  // A page that loaded in the meantime requests the state once it is connected.
  ws.on('content:state', sendState);
  const router = createEditRouter({
    root,
    latest: () => content.latest,
    site,
    check: (files, removed) => content.check(files, removed),
    cache: content.cache,
    enqueue,
    onWritten,
  });
  // Waits for queued saves, so that a page requested right after one shows the saved content.
  middlewares.use((request, _response, next) => {
    if (request.headers.accept?.includes('text/html') === true) void enqueue(async () => next());
    else next();
  });
  middlewares.use(
    '/author',
    serveAuthorPage(root, () => content.latest),
  );
  middlewares.use('/edit', getRequestListener(router.fetch, { overrideGlobalObjects: false }));
  middlewares.use('/files', serveFilesPage(site));
  middlewares.use('/gallery', serveGallery(server));
  middlewares.use('/functions/v1', rejectForms);
  middlewares.use(serveBlankPage);
  middlewares.use(redirectOldPaths);
  middlewares.use(serveSiteFiles);
}
