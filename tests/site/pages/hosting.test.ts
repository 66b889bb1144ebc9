import { expect, test } from 'vitest';
import { generateHostFiles } from '#build/hosting/host-files.ts';
import { buildHostingPolicy, isHstsPreloadEnabled } from '#build/hosting/policy.ts';
import { readBuiltFile, listSiteFiles } from '../support/site.ts';
import { loadSiteWith } from '../templates/rendering.tsx';

type Block = { path: string; headers: [string, string][] };

const blocks = listBlocks(readBuiltFile('_headers'));
const assetPath = `/${listSiteFiles().find((file) => /^assets\/[^/]+\/[^/]+\.js$/.test(file))}`;

test('each path gets a header from one rule only, because hosts combine duplicates', () => {
  for (const path of ['/', assetPath]) {
    const names = listHeaders(path).map(([name]) => name.toLowerCase());
    expect(names).toEqual([...new Set(names)]);
  }
});

test('only sites with sample data have noindex headers', () => {
  expect(listHeaders('/probate')).toContainEqual(['X-Robots-Tag', 'noindex']);
  const files = generateHostFiles(
    { headers: [{ path: '/*', values: [['Speculation-Rules', 'x']] }], redirects: [] },
    true,
  );
  expect(JSON.stringify(files)).not.toContain('X-Robots-Tag');
});

test('a header that is too long for Cloudflare Pages stops the build', () => {
  const generateWithHeaderLength = (length: number) =>
    generateHostFiles(
      { headers: [{ path: '/*', values: [['X', 'x'.repeat(length)]] }], redirects: [] },
      true,
    );
  expect(generateWithHeaderLength(1_995)[0]?.[1]).toContain('xxx');
  expect(() => generateWithHeaderLength(1_996)).toThrow(
    /The X header is 2001 characters long, but Cloudflare Pages reads at most 2000/,
  );
});

function getHeader(name: string, supabaseOrigin?: string, shouldPreload = false): string | undefined {
  const inline = { styles: [], scripts: [] };
  const { headers } = buildHostingPolicy(loadSiteWith(), inline, supabaseOrigin, shouldPreload);
  return headers[0]?.values.find(([header]) => header === name)?.[1];
}

test('HSTS applies to the host for half a year unless preloading is set', () => {
  const name = 'Strict-Transport-Security';
  expect(listHeaders('/')).toContainEqual([name, 'max-age=15768000']);
  expect(getHeader(name)).toBe('max-age=15768000');
  expect(getHeader(name, undefined, true)).toBe('max-age=63072000; includeSubDomains; preload');
});

test('HSTS_PRELOAD must be "true" or empty', () => {
  expect(isHstsPreloadEnabled({})).toBe(false);
  expect(isHstsPreloadEnabled({ HSTS_PRELOAD: '' })).toBe(false);
  expect(isHstsPreloadEnabled({ HSTS_PRELOAD: 'true' })).toBe(true);
  for (const value of ['yes', '1', 'TRUE', 'false'])
    expect(() => isHstsPreloadEnabled({ HSTS_PRELOAD: value })).toThrow(
      `HSTS_PRELOAD must be "true" or empty, but is "${value}".`,
    );
});

test('the CSP allows requests and WebSockets only to the site and its Supabase project', () => {
  const getConnectSources = (origin?: string) =>
    /connect-src ([^;]*)/.exec(getHeader('Content-Security-Policy', origin) ?? '')?.[1];
  const project = 'abcdefgh.supabase.co';
  expect(getConnectSources(`https://${project}`)).toBe(`'self' https://${project} wss://${project}`);
  expect(getConnectSources()).toBe("'self'");
});

function listBlocks(text: string): Block[] {
  return text
    .trim()
    .split(/\n\n/)
    .map((block) => {
      const [path = '', ...lines] = block.split('\n');
      return {
        path,
        headers: lines.map((line): [string, string] => {
          const [name = '', ...value] = line.trim().split(': ');
          return [name, value.join(': ')];
        }),
      };
    });
}

function listHeaders(path: string): [string, string][] {
  return blocks
    .filter((block) => path.startsWith(block.path.replace('*', '')))
    .flatMap((block) => block.headers);
}
