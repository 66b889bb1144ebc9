/** The content of the built site. Tests derive their expectations from it, so that new files don't break them. */
import { loadContent } from '#practice/content.ts';
import { buildPath } from '#content/routes/routes.ts';
import { listCollection } from '#content/site.ts';
import type { Site } from '#practice/site.ts';
import { fixtureDay } from '../../fixtures/firm-content.ts';
import { siteRoot } from './site.ts';

/** The build date. */
export const siteDay = process.env['SITE_UNDER_TEST'] === undefined ? new Date(fixtureDay) : new Date();

export const content: Site = await loadSite();

export const counties = listCollection(content, 'counties').map((entry) => ({
  path: buildPath(entry),
  entry,
}));

/** Translations with the path of their source. */
export const translations = [...content.pages.values()].flatMap(({ path, language, entry }) => {
  const source = 'translation' in entry.data ? entry.data.translation?.of : undefined;
  return source === undefined ? [] : [{ path, source, language }];
});

async function loadSite(): Promise<Site> {
  const { site, problems } = await loadContent({ root: siteRoot, now: siteDay });
  if (site === undefined) throw new Error(`The content has ${problems.length} problems.`);
  return site;
}
