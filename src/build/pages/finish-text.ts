import { mapLanguages } from '#content/languages/languages.ts';
import type { Language } from '#content/languages/languages.ts';
import { lexicons } from '#content/languages/lexicons.ts';

/**
 * Applies typographic quotes, apostrophes and dashes to the text of a page, and non-breaking spaces where a line must not break:
 * between day and month, before and after numbers, and after short words. Skips the head, attributes, scripts, and forms, whose
 * hydrated text must match.
 */
export function applyTypography(html: string, language: Language): string {
  const start = html.indexOf('<body');
  const parts = html.slice(start).split(untouchedPattern);
  // `split` puts the captured parts at odd indexes.
  const finishedParts = parts.map((part, index) =>
    index % 2 === 0 ? applyTypographyToPart(part, language) : part,
  );
  return html.slice(0, start) + finishedParts.join('');
}

/** Matches parts that stay unchanged: scripts, styles, drawings, and each form up to its data script. */
const untouchedPattern =
  /(<div data-island="[^]*?<\/script>|<script\b[^]*?<\/script>|<style\b[^]*?<\/style>|<svg\b[^]*?<\/svg>)/;

const units = [
  String.raw`(?:calendar |business )?(?:minute|hour|day|week|month|year)s?\b`,
  'minutos|horas|días|semanas|meses|años',
  'минут|час|дн|недел|месяц|лет|год',
  'хвилин|годин|тижн|місяц|рок',
].join('|');

/** Matches ranges such as "5-10 days", and tags, so that attributes aren't searched. The unit may follow the range's closing tag. */
const tagOrRangePattern = new RegExp(
  String.raw`<[^>]*>|(?<=[>\s(])\d{1,3}-\d{1,3}(?=(?:</span>)?(?:\s|&nbsp;)(?:${units}))`,
  'gu',
);

/** Matches a day and month in each language, such as "January 31" and "31 de enero". */
const dayAndMonthPatterns = mapLanguages((language) => {
  const format = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  const months = Array.from({ length: 12 }, (_, month) =>
    format
      .formatToParts(Date.UTC(2026, month, 1))
      .map(({ type, value }) => (type === 'day' ? String.raw`\d{1,2}` : value))
      .join(''),
  );
  return new RegExp(String.raw`(?<![\p{L}\d])(?:${months.join('|')})(?![\p{L}\d])`, 'gu');
});

/** Matches spaces where a line must not break: "section 702.10", "12 CFR", "$249.00 per", "20 días", "в Україні". */
const nonBreakingSpacePatterns = mapLanguages((language) => {
  const { wordsBeforeNumbers, abbreviationsBeforeNumbers, shortWords } = lexicons[language];
  const numberWords = String.raw`${wordsBeforeNumbers}|(?:${abbreviationsBeforeNumbers})\.|§§?`;
  const alternatives = [
    // The number may be in the next element, as in `Form <span>I-130</span>`.
    String.raw`(?<=(?<![\p{L}\d.])(?:${numberWords})) (?=\d|\p{Lu}+-\d|$)`,
    String.raw`(?<=\d) (?=CFR|U\.S\.C\.|per\b|${units})`,
    ...(shortWords === undefined ? [] : [String.raw`(?<=(?<![\p{L}\d’'-])(?:${shortWords})) (?=\S|$)`]),
  ];
  return new RegExp(alternatives.join('|'), 'giu');
});

const inlineTagPattern = /^<\/?(?:a|abbr|b|cite|em|i|small|span|strong|sup|time)\b/;
const quotePattern = /(&quot;|"|&#x27;|&#39;|')/;
const openingPattern = /(?:^|[\s([{/–—¿¡“‘«]|&nbsp;)$/;

function applyTypographyToPart(html: string, language: Language): string {
  const textWithRanges = html.replace(tagOrRangePattern, (match) =>
    match.startsWith('<') ? match : match.replace('-', '–'),
  );
  let precedingText = '';
  return textWithRanges.replace(/<[^>]*>|[^<]+/g, (token) => {
    if (token.startsWith('<')) {
      if (!inlineTagPattern.test(token)) precedingText = '';
      return token;
    }
    // `split` puts the quotes at odd indexes.
    const text = token.split(quotePattern).reduce((finishedText, part, index) => {
      const isQuote = index % 2 === 1;
      return finishedText + (isQuote ? chooseQuote(part, precedingText + finishedText, language) : part);
    }, '');
    precedingText = text.slice(-6);
    return text
      .replace(dayAndMonthPatterns[language], (day) => day.replaceAll(' ', '\u00A0'))
      .replace(nonBreakingSpacePatterns[language], '\u00A0');
  });
}

function chooseQuote(quote: string, precedingText: string, language: Language): string {
  const [open, close] = lexicons[language].quotes ?? ['“', '”'];
  const [opening, closing] = quote === '"' || quote === '&quot;' ? [open, close] : ['‘', '’'];
  // A quote can open right after another kind of quote, but after its own kind it ends an empty pair.
  return openingPattern.test(precedingText) && !precedingText.endsWith(opening) ? opening : closing;
}
