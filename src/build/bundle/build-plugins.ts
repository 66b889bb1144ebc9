import react from '@vitejs/plugin-react';
import vike from 'vike/plugin';
import type { InlineConfig, PluginOption } from 'vite';
import { indexFactTexts } from '#content/facts/fact-texts.ts';
import { loadContent } from '#practice/content.ts';
import { isProduction } from '#content/production.ts';
import type { Site } from '#practice/site.ts';
import { buildBookingConfig } from '../booking/booking-config.ts';
import { buildFolder } from '../build-folder.ts';
import { getBuildDate } from '../clock.ts';
import { addPictureSizes } from '../pictures.ts';
import { getCurrentContext, setContext } from '../render-context.ts';
import { createMdxPlugins } from './mdx.ts';
import { chooseShortClasses, createShortClassesPlugin } from './short-classes.ts';
import type { ShortClasses } from './short-classes.ts';

/** Creates the plugins that Vike needs in addition to its own to bundle the templates and prerender all pages. */
function createBuildPlugins(root: string, site: Site, shortClasses: ShortClasses): PluginOption[] {
  const facts = indexFactTexts(site.entries.facts.values());
  return [createShortClassesPlugin(root, shortClasses), ...createMdxPlugins(root, () => facts), react()];
}

/**
 * Creates the Vite configuration of a build that is started from code. It replaces `vite.config.ts`, which Vike would bundle
 * and load six times. The output folder isn't emptied, because it already contains photos.
 */
export function createPagesConfig(root: string, site: Site, shortClasses: ShortClasses): InlineConfig {
  return {
    configFile: false,
    root,
    plugins: createBuildPlugins(root, site, shortClasses),
    // Hides Vite's list of files, because authors read a build's output.
    logLevel: 'warn',
    build: { outDir: buildFolder, emptyOutDir: false },
  };
}

/** Creates the plugins for `vite build` and `vike build`, which must load the content first. Throws if it is invalid. */
export async function createContentPlugins(root: string): Promise<PluginOption[]> {
  const { site } = getCurrentContext() ?? (await loadContext(root));
  return [...createBuildPlugins(root, site, chooseShortClasses(root)), vike()];
}

async function loadContext(root: string) {
  const { site, problems } = await loadContent({
    root,
    now: getBuildDate(),
    production: isProduction(process.env),
  });
  if (site === undefined) {
    const [first] = problems.filter(({ severity }) => severity === 'error');
    throw new Error(`${first?.file}:${first?.line} ${first?.message}\nnpm run check shows every problem.`);
  }
  const context = { site: addPictureSizes(site), booking: buildBookingConfig(site, process.env) };
  setContext(context);
  return context;
}
