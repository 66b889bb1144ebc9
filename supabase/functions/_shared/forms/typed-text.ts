/** Normalizes typed and pasted text before the rules check it. Every form uses it, in the browser and in the functions. */

/** Spaces of every width, tabs, and letters that look like a space. */
const spaces = /[\p{Zs}\t\u115F\u1160\u2800\u3164\uFFA0]/gu;
/** Every dash, the minus sign and the hyphen bullet. */
const hyphens = /[\p{Pd}\u2043\u2212]/gu;
/** Zero-width characters and marks of direction, which phones add to copied numbers and names. */
const invisible = /\p{Default_Ignorable_Code_Point}/gu;
/** Keys that people press for an apostrophe. */
const apostrophes = /[`´‘‛′＇]/g;
/** Joiners and variation selectors are not among them: emoji and Persian words need both. */
const invisibleInSentences = /[\u00AD\u200B\u2060\uFEFF]/g;
const controls = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;

/** For fields with a limited alphabet, such as names and phone numbers. Control characters stay, so that the rules refuse them. */
export function normalizeTyped(text: string): string {
  return text.normalize('NFC').replace(spaces, ' ').replace(hyphens, '-').replace(invisible, '').trim();
}

/** The curved apostrophe and the Ukrainian one stay as typed. */
export function normalizeApostrophes(text: string): string {
  return text.replace(apostrophes, "'");
}

/** For free text on one line. Control characters become a space, half of a surrogate pair U+FFFD; dashes stay. */
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
