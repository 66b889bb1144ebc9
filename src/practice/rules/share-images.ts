import { locateInFile } from '#content/rules/locate.ts';
import type { SiteRule } from './rule.ts';

/** Pages without their own picture show their collection's picture in previews of shared links. */
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
        message: `This picture is missing. Shared links to content/${collection} show it. Generate it: npx node scripts/generate-share-images.ts`,
      }));
  },
};
