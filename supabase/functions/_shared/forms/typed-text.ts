/** Normalizes typed and pasted text before validation, in the browser and in the functions. */

/** Spaces of every width, tabs, and letters that look like a space. */
const spacePattern = /[\p{Zs}\t\u115F\u1160\u2800\u3164\uFFA0]/gu;
/** All dashes, the minus sign and the hyphen bullet. */
const hyphenPattern = /[\p{Pd}\u2043\u2212]/gu;
/** Zero-width characters and direction marks, which phones add to copied numbers and names. */
const invisiblePattern = /\p{Default_Ignorable_Code_Point}/gu;
/** Characters typed in place of an apostrophe. */
const apostrophePattern = /[`´‘‛′＇]/g;
/** Excludes joiners and variation selectors, which emoji and Persian text need. */
const invisibleInTextPattern = /[\u00AD\u200B\u2060\uFEFF]/g;
const controlPattern = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;

/**
 * Normalizes text in fields with a limited alphabet, such as names and phone numbers. Control characters remain, so
 * that validation rejects them.
 */
export function normalizeTyped(text: string): string {
  return text
    .normalize('NFC')
    .replace(spacePattern, ' ')
    .replace(hyphenPattern, '-')
    .replace(invisiblePattern, '')
    .trim();
}

/** Replaces lookalikes with a straight apostrophe. Retains the curly (’) and the Ukrainian apostrophe. */
export function normalizeApostrophes(text: string): string {
  return text.replace(apostrophePattern, "'");
}

/** Cleans free text on one line: replaces control characters with spaces, and lone surrogates with U+FFFD. */
export function cleanLine(text: string): string {
  return text
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .replace(controlPattern, ' ')
    .replace(spacePattern, ' ')
    .replace(invisibleInTextPattern, '')
    .trim();
}

/** Cleans free text like `cleanLine`, but preserves line breaks. */
export function cleanLines(text: string): string {
  return text
    .split(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/)
    .map(cleanLine)
    .join('\n')
    .trim();
}
