/** Normalizes typed and pasted text before validation, in the browser and in the functions. */

/** Spaces of every width, tabs, and letters that look like a space. */
const spaces = /[\p{Zs}\t\u115F\u1160\u2800\u3164\uFFA0]/gu;
/** All dashes, the minus sign and the hyphen bullet. */
const hyphens = /[\p{Pd}\u2043\u2212]/gu;
/** Zero-width characters and marks of direction, which phones add to copied numbers and names. */
const invisible = /\p{Default_Ignorable_Code_Point}/gu;
/** Characters typed in place of an apostrophe. */
const apostrophes = /[`´‘‛′＇]/g;
/** Excludes joiners and variation selectors, which emoji and Persian text need. */
const invisibleInSentences = /[\u00AD\u200B\u2060\uFEFF]/g;
const controls = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;

/**
 * For fields with a limited alphabet, such as names and phone numbers. Control characters remain, so that validation
 * rejects them.
 */
export function normalizeTyped(text: string): string {
  return text.normalize('NFC').replace(spaces, ' ').replace(hyphens, '-').replace(invisible, '').trim();
}

/** Retains the curved and the Ukrainian apostrophe. */
export function normalizeApostrophes(text: string): string {
  return text.replace(apostrophes, "'");
}

/** For free text on one line. Replaces control characters with spaces and lone surrogates with U+FFFD; retains dashes. */
export function cleanLine(text: string): string {
  return text
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .replace(controls, ' ')
    .replace(spaces, ' ')
    .replace(invisibleInSentences, '')
    .trim();
}

/** The same with line breaks. */
export function cleanLines(text: string): string {
  return text
    .split(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/)
    .map(cleanLine)
    .join('\n')
    .trim();
}
