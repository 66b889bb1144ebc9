import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { NewDiagnostic, SiteRule } from '../rule.ts';
import { locateInFile } from '../locate.ts';

/** Scripts, embedded pages and media, event handlers, entities, style sheets, and URLs that an SVG file loads or links to. */
const unsafeContentPatterns: readonly RegExp[] = [
  /<\s*(?:[\w-]+:)?(?:script|foreignObject|iframe|embed|object|audio|video|handler)\b/i,
  /[\s/"'](?:[\w-]+:)?on[a-z]+\s*=/i,
  /<!(?:DOCTYPE|ENTITY)\b[^>]*\[/i,
  /<\?xml-stylesheet\b|@import\b/i,
  /\b(?:href|src|attributeName\s*=\s*["'](?:[\w-]+:)?href)\s*=?\s*["']\s*(?!#|data:image\/(?:png|jpeg|webp)[;,])[^"'\s]/i,
  /url\(\s*["']?\s*(?!#|["']?#)[^)\s]/i,
];

/** SVG files with unsafe content. Opened directly, an SVG file is a document that can run code. */
export const unsafeSvgs: SiteRule = {
  id: 'unsafe-svgs',
  severity: 'error',
  why: 'An SVG file can contain code that runs when a visitor opens the picture.',
  run: ({ publicFiles, root }) =>
    publicFiles
      .filter((path) => extname(path).toLowerCase() === '.svg')
      .flatMap((path): NewDiagnostic[] => {
        const text = decodeNumericReferences(readFileSync(join(root, 'public', path), 'utf8'));
        const [match] = unsafeContentPatterns.flatMap((pattern) => pattern.exec(text)?.[0].trim() ?? []);
        const message = `This picture contains code, or loads or links to a file: ${match}. Save it as "Plain SVG" or .webp.`;
        return match === undefined ? [] : [{ ...locateInFile(`public/${path}`), message }];
      }),
};

/** Decodes numeric character references, which can hide code: `java&#115;cript:`. */
function decodeNumericReferences(text: string): string {
  return text.replace(/&#(?:x([\da-f]{1,6})|(\d{1,7}));/gi, (whole, hex?: string, decimal?: string) => {
    const code = Number.parseInt(hex ?? decimal ?? '', hex === undefined ? 10 : 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}
