/**
 * Text that a browser would wrap after a hyphen or a space, but that readers see as one word: phone numbers, ranges,
 * spans such as 20-day and four-step, forms and sections such as I-485 or EB-1A, words such as e-filing, and names such as Miami-Dade and St. Cloud.
 */
const kinds = [
  String.raw`\(\d{3}\) \d{3}-\d{4}`,
  String.raw`(?<![\p{L}\d_])(?:${[
    String.raw`\p{Lu}{1,4}-\d+\p{Lu}?`,
    String.raw`\p{Lu}\p{Ll}+-\p{Lu}\p{Ll}+`,
    String.raw`e-\p{Ll}+`,
    // Longer ones are wider than a phone where letters are large.
    String.raw`St\. \p{Lu}\p{Ll}{1,6}`,
    String.raw`\d+(?:-\d+)+`,
    String.raw`(?:\d+|[Oo]ne|[Tt]wo|[Tt]hree|[Ff]our|[Ff]ive|[Ss]ix)-(?:day|hour|step|page|part)`,
  ].join('|')})(?![\p{L}\d_])`,
];

/** Finds each stretch of a text that stays on one line. */
export const unbroken: string = kinds.join('|');
