/** A rule of a stylesheet: `.a{…}` has a body, `@media …{…}` has rules inside. */
export type CssRule = { head: string; body: string; inner?: CssRule[] };

/** Reads the rules of a compiled (minified) stylesheet in their order; comments fall away. */
export function readRules(css: string): CssRule[] {
  const text = css.replace(/\/\*[\s\S]*?\*\//g, '');
  const rules: CssRule[] = [];
  let at = 0;
  while (at < text.length) {
    const open = text.indexOf('{', at);
    if (open < 0) break;
    const close = closingBrace(text, open);
    // A statement such as `@layer theme;` has no braces and stands before the next rule.
    const head = text.slice(at, open).trim().replace(/^.*;/s, '').trim();
    const body = text.slice(open + 1, close);
    rules.push(
      /^@(?:media|supports|layer|container)/.test(head)
        ? { head, body, inner: readRules(body) }
        : { head, body },
    );
    at = close + 1;
  }
  return rules;
}

/** Braces inside quoted text do not count. */
function closingBrace(text: string, open: number): number {
  let depth = 0;
  let quote = '';
  for (let at = open; at < text.length; at++) {
    const character = text[at] ?? '';
    if (quote !== '') {
      if (character === quote) quote = '';
    } else if (character === '"' || character === "'") quote = character;
    else if (character === '{') depth++;
    else if (character === '}' && --depth === 0) return at;
  }
  throw new Error('A rule of the stylesheet is never closed.');
}
