import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Report, SiteRule } from '../rule.ts';

/** What an SVG file can hold that is no drawing: code, pages within it, and addresses that it loads or leads to. */
const notDrawn: readonly [pattern: RegExp, what: string][] = [
  [/<\s*(?:[\w-]+:)?script\b/i, 'a script'],
  [/<\s*(?:[\w-]+:)?(?:foreignObject|iframe|embed|object|audio|video|handler)\b/i, 'a part of a web page'],
  [/[\s/"'](?:[\w-]+:)?on[a-z]+\s*=/i, 'code that runs when it is opened'],
  [/<!(?:DOCTYPE|ENTITY)\b[^>]*\[/i, 'its own definitions (DOCTYPE)'],
  [/<\?xml-stylesheet\b|@import\b/i, 'a style sheet from elsewhere'],
  [
    /\b(?:href|src|attributeName\s*=\s*["'](?:[\w-]+:)?href)\s*=?\s*["']\s*(?!#|data:image\/(?:png|jpeg|webp)[;,])[^"'\s]/i,
    'an address that it loads or leads to',
  ],
  [/url\(\s*["']?\s*(?!#|["']?#)[^)\s]/i, 'an address that it loads'],
];

/** An SVG file is a page of its own when it is opened by its address, and can run code there. */
export const drawings: SiteRule = {
  id: 'drawings',
  severity: 'error',
  why: 'An SVG file can hold code, which a visitor who opens the picture would run.',
  run: ({ publicFiles, root }) =>
    publicFiles
      .filter((path) => extname(path).toLowerCase() === '.svg')
      .flatMap((path): Report[] => {
        const text = decodeReferences(readFileSync(join(root, 'public', path), 'utf8'));
        const found = notDrawn.find(([pattern]) => pattern.test(text));
        return found === undefined
          ? []
          : [
              {
                at: { file: `public/${path}` },
                message: `This drawing holds ${found[1]}. Save it again as "Plain SVG", or save it as .webp.`,
              },
            ];
      }),
};

/** Signs may be written as numbers in XML: `java&#115;cript:`. */
function decodeReferences(text: string): string {
  return text.replace(/&#(?:x([\da-f]{1,6})|(\d{1,7}));/gi, (whole, hex?: string, decimal?: string) => {
    const code = Number.parseInt(hex ?? decimal ?? '', hex === undefined ? 10 : 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}
