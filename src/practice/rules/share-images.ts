import { locateInFile } from '#content/rules/locate.ts';
import type { SiteRule } from './rule.ts';

/** Missing share images of collections. Link previews show them for pages without their own. */
export const shareImages: SiteRule = {
  id: 'share-images',
  severity: 'warning',
  why: 'Shared links would have no picture.',
  run: ({ routes, publicFiles }) => {
    const pages = [...routes.pages.values()].filter(({ entry }) => entry.data.shareImage === undefined);
    return [...new Set(pages.map(({ entry }) => entry.collection))]
      .filter((collection) => !publicFiles.includes(`share/${collection}.png`))
      .map((collection) => ({
        ...locateInFile(`public/share/${collection}.png`),
        message: `This picture is missing. Shared links to pages in content/${collection} show it. Generate it: npx node scripts/generate-share-images.ts`,
      }));
  },
};
