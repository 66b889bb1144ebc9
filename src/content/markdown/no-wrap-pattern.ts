/**
 * Text that a browser would wrap after a hyphen or a space, but that readers see as one word: phone numbers, ranges,
 * compounds such as 20-day and four-step, forms, sections and bills such as I-485, EB-1A or HB24-1472, words such as e-filing and re-parole, and names such as Miami-Dade and St. Cloud.
 */
const noWrapPatterns = [
  String.raw`\(\d{3}\) \d{3}-\d{4}`,
  String.raw`(?<![\p{L}\d_])(?:${[
    String.raw`\p{Lu}{1,4}\d*-\d+\p{Lu}?`,
    String.raw`\p{Lu}\p{Ll}+-\p{Lu}\p{Ll}+`,
    String.raw`r?e-\p{Ll}+`,
    'high-rises?',
    'cross-border',
    // Longer names would overflow a phone screen at large font sizes.
    String.raw`St\. \p{Lu}\p{Ll}{1,6}`,
    String.raw`\d+(?:-\d+)+`,
    String.raw`(?:\d+|[Oo]ne|[Tt]wo|[Tt]hree|[Ff]our|[Ff]ive|[Ss]ix)-(?:day|hour|step|page|part)`,
  ].join('|')})(?![\p{L}\d_])`,
];

/** Regex source that matches text that must not wrap. */
export const noWrapPattern: string = noWrapPatterns.join('|');
