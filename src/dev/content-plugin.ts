import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { reportProblems } from '#content/report/print.ts';
import { isContentFile, projectPath, readingFailed } from '#content/source/content-files.ts';
import { publishedPathsFile } from '#content/source/published-paths.ts';
import { filesWithData, publishedDataOf } from '#site-build/booking/published-data.ts';
import { ContentEditor } from '#editor/api/content-editor.ts';
import { entryRoutes } from '#editor/entry-form/requests.ts';
import { filesPage } from '#editor/entry-form/files-page.ts';
import { contentRoutes, editRequests, newToken } from '#editor/api/http.ts';
import { leadsRoutes } from '#editor/leads/requests.ts';
import { publishingRoutes } from '#editor/publishing/requests.ts';
import { replaceRoutes } from '#editor/replace/requests.ts';
import { authorPage } from '#editor/author/author-page.ts';
import { galleryPages } from './gallery-page.ts';
import { announce, blankPage, closing, showProblems } from './live-page.ts';
import { PreviewContent } from './preview-content.ts';
import { currentContext } from '#site-build/render-context.ts';
import { setEditToken } from '#editor/api/edit-token.ts';

/** The words that the code of the browser brings along; empty while the content has never been right. */
function publishedWords(): string {
  const context = currentContext();
  return context === undefined ? '' : JSON.stringify(publishedDataOf(context.site, context.booking));
}

/**
 * Has what is compiled from the content made anew. Only once the content has been checked:
 * whoever asked before that would get the old words again, and keep them.
 */
async function renewModules(
  server: ViteDevServer,
  changed: readonly string[],
  publishedBefore: string,
): Promise<void> {
  const { root } = server.config;
  // With them all code that draws pages is loaded anew, and the stylesheet drawn.
  const withData = publishedWords() === publishedBefore ? [] : filesWithData;
  // A text holds the words of facts as they were when it was compiled.
  const texts = changed.some((path) => path.startsWith('content/facts/'))
    ? globSync('content/**/*.mdx', { cwd: root })
    : [];
  for (const environment of Object.values(server.environments)) {
    const graph = environment.moduleGraph;
    const modulesOf = (file: string) => [...(graph.getModulesByFile(join(root, file)) ?? [])];
    for (const module of withData.flatMap(modulesOf)) graph.invalidateModule(module);
    for (const module of texts.flatMap(modulesOf)) await environment.reloadModule(module);
  }
}

/** A formatter writes many files: one refresh after the last of them. */
const settleMs = 2;
/** Editors write a file in two steps: one that is empty or gone may be whole in a moment. */
const writingMs = 8;
/** How long a refresh that failed waits for the next try. */
const retryMs = 1_000;
/** For 50 ms the watcher tells of no second change to a file, and an editor on a busy machine may empty it and fill it within these. */
const secondLookMs = 100;

/**
 * Returns what asks for a refresh in so many milliseconds: once nothing more is asked for, and one after the other. One that
 * fails is reported once and tried again: what could not be read may be there again without another event from the watcher.
 */
function scheduler(refresh: () => Promise<void>, report: (reason: string) => void): (after: number) => void {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  let failure = '';
  const refreshIn = (after: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(refresh).then(
        () => {
          failure = '';
        },
        (error: unknown) => {
          const reason = readingFailed(error);
          if (reason !== failure) report(reason);
          failure = reason;
          refreshIn(retryMs);
        },
      );
    }, after);
  };
  return refreshIn;
}

/**
 * The live preview: a saved content file shows at once. A broken one shows its problem in the terminal
 * and in the browser while the last good page stays; once it is right again the page is too, without a restart.
 */
export function contentPlugin(): Plugin {
  return {
    name: 'content',
    apply: 'serve',
    // Before Vike asks for the code that draws pages: it gives up after a minute, which thousands of files may take.
    enforce: 'pre',
    configureServer: {
      order: 'pre',
      async handler(server) {
        const { root, logger } = server.config;
        const content = new PreviewContent(root);
        await content.readAll();
        const renew = () => {
          content.renew();
          const { problems, sources } = content.latest;
          if (problems.length > 0) logger.error(reportProblems(problems, sources, closing));
        };
        renew();
        const changed = new Set<string>();
        const refresh = async () => {
          const named = [...changed];
          changed.clear();
          const wasBlank = currentContext() === undefined;
          const wasWrong = content.latest.problems.length > 0;
          const paths = await content.read(named).catch((error: unknown) => {
            // The next refresh begins with what this one could not read.
            for (const path of named) changed.add(path);
            throw error;
          });
          // Told of twice: by whoever wrote it, and by the watcher.
          if (named.length > 0 && paths.length === 0) return;
          if (paths.length > 0) setTimeout(() => refreshSoon(paths), secondLookMs).unref();
          const publishedBefore = publishedWords();
          renew();
          await renewModules(server, paths, publishedBefore);
          if (wasWrong && content.latest.problems.length === 0) logger.info('The content is right again.');
          announce(server, content.latest, wasBlank || paths.some((path) => path.endsWith('.mdx')));
        };
        const refreshOnce = scheduler(refresh, (reason) => logger.error(reason));
        const refreshSoon = (paths: readonly string[], isWhole = true) => {
          for (const path of paths) changed.add(path);
          refreshOnce(isWhole ? settleMs : writingMs);
        };
        server.watcher.add(`${root}/content`);
        server.watcher.on('all', (event, file, stats) => {
          const path = projectPath(root, file);
          // The stylesheet brings these in by itself: no module of an open page is seen to change.
          if (path.startsWith('src/styles/') && path !== 'src/styles/development.css')
            server.ws.send({ type: 'full-reload' });
          if (event.endsWith('Dir')) return;
          if (isContentFile(path) || path === publishedPathsFile) refreshSoon([path], (stats?.size ?? 0) > 0);
          else if (path.startsWith('public/')) refreshSoon([]);
        });
        answerPages(server, content, (file) => refreshSoon([file]));
      },
    },
  };
}

/** What pages are told and answered; `written` hears of each file that they have written. */
function answerPages(server: ViteDevServer, content: PreviewContent, written: (file: string) => void): void {
  const { root } = server.config;
  const latest = () => content.latest;
  const showState = () => showProblems(server, latest());
  server.ws.on('connection', showState);
  // A page that was loaded meanwhile asks once it can hear the answer.
  server.ws.on('content:state', showState);
  const token = newToken();
  setEditToken(token);
  const site = () => currentContext()?.site;
  const editor = new ContentEditor({
    root,
    latest,
    site,
    check: (files, removed) => content.check(files, removed),
    written,
  });
  const routes = {
    ...contentRoutes(editor),
    ...entryRoutes(root, editor),
    ...leadsRoutes(root, () => site()?.now ?? new Date()),
    ...replaceRoutes(root, site, editor),
    ...publishingRoutes({ root, latest, site, check: (files, removed) => content.check(files, removed) }),
  };
  server.middlewares.use('/author', authorPage(root, latest));
  server.middlewares.use('/edit', editRequests(routes, token));
  server.middlewares.use('/files', filesPage);
  server.middlewares.use('/gallery', galleryPages(server));
  server.middlewares.use(blankPage);
}
