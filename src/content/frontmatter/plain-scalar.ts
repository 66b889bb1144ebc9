const key = /^[A-Za-z][\w-]*$/;
const wordList = /^\[(?:[A-Za-z][\w-]*(?:, [A-Za-z][\w-]*)*)?\]$/;
/** Letters, digits, and the few signs that mean nothing to YAML at the start of a value. */
const start = /^[A-Za-z0-9$/(\u00A1-\u{10FFFF}]/u;
/** Would end the value, or begin a comment. */
const sign = /: | #|:$/;
const wholeNumber = /^(?:0|[1-9]\d{0,14})$/;
const likeNumber = /^\d[\da-fA-FxXoO.+-]*$/;
const day = /^\d{4}-\d{2}-\d{2}$/;
const namedValue = /^(?:null|true|false)$/i;

/** Whether a field's name needs no closer look. */
export function isPlainKey(text: string): boolean {
  return key.test(text) && !namedValue.test(text);
}

/** The value that stands on one line, or undefined where only the `yaml` package can tell what it is. */
export function plainScalar(text: string): unknown {
  switch (text.charAt(0)) {
    case '"':
      return /^"[^"\\]*"$/.test(text) ? text.slice(1, -1) : undefined;
    case "'":
      return /^'[^']*'$/.test(text) ? text.slice(1, -1) : undefined;
    case '[':
      return plainList(text);
    default:
      return start.test(text) && !sign.test(text) ? plainWords(text) : undefined;
  }
}

function plainList(text: string): string[] | undefined {
  if (!wordList.test(text)) return undefined;
  const words = text === '[]' ? [] : text.slice(1, -1).split(', ');
  return words.some((word) => namedValue.test(word)) ? undefined : words;
}

function plainWords(text: string): string | number | boolean | undefined {
  if (wholeNumber.test(text)) return Number(text);
  if (text === 'true' || text === 'false') return text === 'true';
  const unclear = namedValue.test(text) || (likeNumber.test(text) && !day.test(text));
  return unclear ? undefined : text;
}
