import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { NewDiagnostic, SiteRule } from '../rule.ts';
import { locateInFile } from '../locate.ts';

/** Unsafe content in SVG files: code, embedded pages, and external URLs. */
const unsafeContent: readonly [pattern: RegExp, description: string][] = [
  [/<\s*(?:[\w-]+:)?script\b/i, 'a script'],
  [
    /<\s*(?:[\w-]+:)?(?:foreignObject|iframe|embed|object|audio|video|handler)\b/i,
    'an embedded page or media file',
  ],
  [/[\s/"'](?:[\w-]+:)?on[a-z]+\s*=/i, 'code that runs in the visitor’s browser'],
  [/<!(?:DOCTYPE|ENTITY)\b[^>]*\[/i, 'entity definitions (DOCTYPE)'],
  [/<\?xml-stylesheet\b|@import\b/i, 'an external style sheet'],
  [
    /\b(?:href|src|attributeName\s*=\s*["'](?:[\w-]+:)?href)\s*=?\s*["']\s*(?!#|data:image\/(?:png|jpeg|webp)[;,])[^"'\s]/i,
    'a URL that it loads or links to',
  ],
  [/url\(\s*["']?\s*(?!#|["']?#)[^)\s]/i, 'a URL that it loads'],
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
        const match = unsafeContent.find(([pattern]) => pattern.test(text));
        return match === undefined
          ? []
          : [
              {
                ...locateInFile(`public/${path}`),
                message: `This picture contains ${match[1]}. Save it as "Plain SVG" or .webp.`,
              },
            ];
      }),
};

/** Decodes numeric character references, which can hide code: `java&#115;cript:`. */
function decodeNumericReferences(text: string): string {
  return text.replace(/&#(?:x([\da-f]{1,6})|(\d{1,7}));/gi, (whole, hex?: string, decimal?: string) => {
    const code = Number.parseInt(hex ?? decimal ?? '', hex === undefined ? 10 : 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}
