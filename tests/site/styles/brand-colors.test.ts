import { globSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';

const tokensFile = 'src/site/styles/tokens.css';
const tokens = readFileSync(tokensFile, 'utf8');
const hexColor = /(?<![\w&/])#([\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})(?![\w-])/gi;

/** Expands a color to six hexadecimal digits, without transparency. */
function toSixDigits(hex: string): string {
  const isShort = hex.length <= 4;
  return (isShort ? hex.replaceAll(/./g, '$&$&') : hex).slice(0, 6).toLowerCase();
}

function listColors(text: string): { color: string; line: number }[] {
  return text
    .split('\n')
    .flatMap((lineText, index) =>
      [...lineText.matchAll(hexColor)].map(([, hex = '']) => ({ color: toSixDigits(hex), line: index + 1 })),
    );
}

const tokenColors = new Set(listColors(tokens).map(({ color }) => color));

/** Files that visitors see. The preview has its own colors. */
const publishedFiles = [
  'src/{build,client,site,ui}/**/*.{ts,tsx,css}',
  'public/*.svg',
  'public/{drawings,images/articles}/**/*.svg',
  'supabase/functions/**/*.ts',
];

/** Black for print and transparency, and a gray in an illustration. */
const otherColors = new Set(['000000', '9db8b3']);

/** Tones of the drawings, between the backgrounds and their lightest color, for light and dark mode. */
const drawingTones = new Set(
  [
    '0a2a2e 0c2226 1b4b50 1c4046 24494c 2d686c 2e5c61 383020 5a4d31 8fafaa a3c0bb a7c5c0',
    'a99c80 c6d8d4 c9dcd8 d2e2de d8ccb2 dcc38c e6d8bd f1e0bc',
  ].flatMap((line) => line.split(' ')),
);
const isDrawing = (file: string) => file.startsWith('public/drawings/');

test('published files use only colors from the tokens', () => {
  const unknownColors = globSync(publishedFiles).flatMap((file) =>
    listColors(readFileSync(file, 'utf8'))
      .filter(({ color }) => !tokenColors.has(color) && !otherColors.has(color))
      .filter(({ color }) => !(isDrawing(file) && drawingTones.has(color)))
      .map(({ color, line }) => `${file}:${line}: ${tokensFile} has no #${color}`),
  );
  expect(unknownColors).toEqual([]);
});

/** Returns the value of a custom property in light mode, which is its first declaration. */
const getColor = (name: string) => new RegExp(`${name}: (#\\w+);`).exec(tokens)?.[1];
const getBrandColor = (name: string) => getColor(`--color-${name}`) ?? `no --color-${name}`;

test.each([
  ['--background-color-deep', 'deep'],
  ['--background-color-red', 'red'],
  ['--text-color-white', 'white'],
  ['--text-color-sky', 'sky'],
  ['--color-night', 'ink'],
])('%s equals the color %s in light mode', (name, color) => {
  expect(getColor(name)).toBe(getBrandColor(color));
});

test.each([
  ['src/site/layout/document.tsx', 'deep', /<meta name="theme-color" content="(.*?)"/],
  ['src/build/site-files.ts', 'deep', /theme_color: '(.*?)'/],
  ['public/favicon.svg', 'deep', /<rect [^>]*fill="(.*?)"/],
  ['public/favicon.svg', 'sun', /<circle [^>]*fill="(.*?)"/],
  ['supabase/functions/_shared/http/html-page.ts', 'deep', /h1\{[^}]*color:(#\w+)/],
  ['src/editor/author/style.ts', 'deep', /--deep: (#\w+)/],
])('%s has the color of the token %s', (file, color, pattern) => {
  expect(pattern.exec(readFileSync(file, 'utf8'))?.[1]).toBe(getBrandColor(color));
});

/** Reads the color of one pixel of a picture, as hexadecimal digits. */
async function readBackgroundColor(file: string, [left, top]: readonly [number, number]): Promise<string> {
  const pixel = await sharp(file).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer();
  return pixel.toString('hex');
}

test.each(['icon-192.png', 'icon-512.png', 'apple-touch-icon.png'])(
  '%s has the brand color',
  async (name) => {
    expect(await readBackgroundColor(`public/${name}`, [90, 12])).toBe(
      toSixDigits(getBrandColor('deep').slice(1)),
    );
  },
);

test.each(globSync('public/share/*.png'))('%s has one of the tokens’ background colors', async (file) => {
  const backgroundColors = ['deep', 'sand', 'sky'].map((name) => toSixDigits(getBrandColor(name).slice(1)));
  expect(
    backgroundColors,
    'Delete the picture, and run: npx node scripts/generate-share-images.ts',
  ).toContain(await readBackgroundColor(file, [8, 8]));
});
