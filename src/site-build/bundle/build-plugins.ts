import react from '@vitejs/plugin-react';
import vike from 'vike/plugin';
import type { InlineConfig, PluginOption } from 'vite';
import { wordsOfFacts } from '#content/facts/fact-words.ts';
import { loadContent } from '#practice/content.ts';
import { isProduction } from '#content/production.ts';
import type { Site } from '#practice/site.ts';
import { bookingConfig } from '../booking/booking-config.ts';
import { buildFolder } from '../build-folder.ts';
import { buildClock } from '../clock.ts';
import { showPictures } from '../pictures.ts';
import { currentContext, setContext } from '../render-context.ts';
import { contentMdx } from './mdx.ts';
import { shortClassesOf, shortClassesPlugin } from './short-classes.ts';
import type { ShortClasses } from './short-classes.ts';

/** With these and its own, Vike bundles the templates and prerenders every page of the site. */
function buildPlugins(root: string, site: Site, shortClasses: ShortClasses): PluginOption[] {
  const facts = wordsOfFacts(site.entries.facts.values());
  return [shortClassesPlugin(root, shortClasses), ...contentMdx(root, () => facts), react()];
}

/**
 * What `vite.config.ts` says of a build, for one that starts from code: Vike would bundle and load that file and all that it
 * imports six times. Vike adds its own plugin, which would look for that file. The folder has photos in it already.
 */
export function pagesConfig(root: string, site: Site, shortClasses: ShortClasses): InlineConfig {
  return {
    configFile: false,
    root,
    plugins: buildPlugins(root, site, shortClasses),
    // Without Vite's list of every file: authors read what a build says.
    logLevel: 'warn',
    build: { outDir: buildFolder, emptyOutDir: false },
  };
}

/** For `vite build` and `vike build`, which come without content: it is read first. Throws an error when it has one. */
export async function pluginsWithContent(root: string): Promise<PluginOption[]> {
  const { site } = currentContext() ?? (await readContext(root));
  return [...buildPlugins(root, site, shortClassesOf(root)), vike()];
}

async function readContext(root: string) {
  const { site, problems } = await loadContent({
    root,
    now: buildClock(),
    production: isProduction(process.env),
  });
  if (site === undefined) {
    const [first] = problems.filter(({ severity }) => severity === 'error');
    throw new Error(`${first?.file}:${first?.line} ${first?.message}\nnpm run check shows every problem.`);
  }
  const context = { site: showPictures(site), booking: bookingConfig(site, process.env) };
  setContext(context);
  return context;
}
