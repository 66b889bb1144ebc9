/** Where the functions lead on the site. A test looks for each on the built pages. */
export const sitePlaces = {
  confirmed: '/blog#subscription-confirmed',
  unknown: '/blog#subscription-unknown',
  /** The other ways to leave, where a function can't show its button. */
  howToEnd: '/privacy-policy#how-to-end-a-subscription',
} as const;
