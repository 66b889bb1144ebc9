import { createServer } from 'vite';
import type { Site } from '../../../src/content/site.ts';
import { wordsOfFacts } from '../../../src/content/facts/quoted-facts.ts';
import { contentMdx } from '../../../src/site-build/bundle/mdx.ts';
import { bookingConfig } from '../../../src/site-build/booking/booking-config.ts';
import type { renderNotFound, renderPage } from '../../../src/site-build/pages/render-page.tsx';
import { loadEdited } from '../../content/edited-content.ts';

export type Rendering = {
  /** The HTML of a page as the build renders it. Raises an error when it can't be rendered. */
  render: (site: Site, path: string) => string;
  /** The HTML of the page for unknown addresses. */
  notFound: (site: Site) => string;
  /** A module of the project, compiled; its type is the caller's to know. */
  module: <Module>(path: string) => Promise<Module>;
  close: () => Promise<void>;
};

const constants = { stylesheet: '', script: '', islands: '', speculationRules: '' };

/** The build's own templates, compiled as the build compiles them, without a build. */
export async function startRendering(): Promise<Rendering> {
  const { site: shipped } = loadEdited({});
  const vite = await createServer({
    configFile: false,
    plugins: [contentMdx(process.cwd(), () => wordsOfFacts(shipped?.entries.facts.values() ?? []))],
    logLevel: 'silent',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  // What the module exports is what its own types say.
  const rendering = (await vite.ssrLoadModule('/src/site-build/pages/render-page.tsx')) as {
    renderNotFound: typeof renderNotFound;
    renderPage: typeof renderPage;
  };
  return {
    render(site, path) {
      const html = rendering.renderPage(path, { site, booking: bookingConfig(site, {}) }, constants);
      if (html === undefined) throw new Error(`${path} is no page.`);
      return html;
    },
    notFound: (site) => rendering.renderNotFound({ site, booking: bookingConfig(site, {}) }, constants),
    module: async <Module>(path: string) => (await vite.ssrLoadModule(path)) as Module,
    close: () => vite.close(),
  };
}
