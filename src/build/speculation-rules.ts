/**
 * Lets the browser render the next page early. Left out: pages after a payment, the booking service,
 * and links that open another tab.
 */
export const speculationRules = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/thank-you/*', '/property-tax-appeal-thank-you', '/functions/*'] } },
          { not: { selector_matches: '[target=_blank]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});
