import type { Page, Site } from '#content/site.ts';

/**
 * Lets the browser render the next page early. Left out: pages after a payment, the booking service,
 * and links that open another tab.
 */
export function speculationRules(site: Site): string {
  const afterPayment = [...site.pages.values()].filter(isAfterPayment).map(({ path }) => path);
  return JSON.stringify({
    prerender: [
      {
        where: {
          and: [
            { href_matches: '/*' },
            { not: { href_matches: [...afterPayment, '/functions/*'] } },
            { not: { selector_matches: '[target=_blank]' } },
          ],
        },
        eagerness: 'moderate',
      },
    ],
  });
}

function isAfterPayment({ entry }: Page): boolean {
  return entry.collection === 'pages' && entry.data.area === 'thanks';
}
