import { findMatches } from '#content/languages/matches.ts';

/** "Section 702.10, Florida Statutes", "s. 733.6171", "Rule 1.140", "11 U.S.C. 362", "§ 13-80-101". */
const citationPattern =
  /§\s*\d|(?<!\p{L})(?:ss?\.|sections?|rules?|chapters?|art(?:\.|ículos?)|secci(?:ón|ones)|reglas?|capítulos?|стат[ьт]\p{L}*|розділ\p{L}*|раздел\p{L}*|правил\p{L}*)\s*\d[\w.()-]*|\d\s(?:U\.\s?S\.\s?C\.|C\.\s?F\.\s?R\.|CFR|USC)\s|Fla\.\sStat\.|C\.R\.S\.|Florida Statutes|Colorado Revised Statutes/iu;

/** Whether text cites a section, rule or statute. */
export function citesLaw(text: string): boolean {
  return citationPattern.test(text);
}

type TextRange = { from: number; to: number };

const quotationPattern = /^[ \t]*>.*(?:\n[ \t]*>.*)*/gm;

/** Finds block quotes that cite the law they quote, whose wording must not be edited. */
export function findQuotedLaw(text: string): TextRange[] {
  return findMatches(text, quotationPattern).flatMap(({ 0: quotation, index }) =>
    citesLaw(quotation) ? [{ from: index, to: index + quotation.length }] : [],
  );
}

/** Replaces quoted law with spaces, so that positions don't change. */
export function maskQuotedLaw(text: string): string {
  return text.replace(quotationPattern, (quotation) =>
    citesLaw(quotation) ? quotation.replaceAll(/[^\n]/g, ' ') : quotation,
  );
}
