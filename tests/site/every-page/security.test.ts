import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { documents, inlineCode, pages, readBuiltFile, listSiteFiles } from '../support/site.ts';

const policy = new Map(
  (/Content-Security-Policy: (.*)/.exec(readBuiltFile('_headers'))?.[1] ?? '')
    .split('; ')
    .map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values];
    }),
);
const computeHash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const textFiles = listSiteFiles().filter((file) => !/\.(?:png|avif|webp|jpe?g|ico)$/.test(file));

test('the CSP allows nothing by default, and no unsafe sources, wildcards or http', () => {
  expect(policy.get('default-src')).toEqual(["'none'"]);
  expect(
    [...policy.values()].flat().filter((value) => /unsafe|\*|^https?:$|^http:|^data:/.test(value)),
  ).toEqual([]);
});

test('headers disable MIME sniffing and limit the cross-origin referrer to the origin', () => {
  expect(readBuiltFile('_headers')).toContain('X-Content-Type-Options: nosniff');
  expect(readBuiltFile('_headers')).toContain('Referrer-Policy: strict-origin-when-cross-origin');
});

test('the CSP blocks framing, base URLs, plugins and script sinks', () => {
  expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
  expect(policy.get('base-uri')).toEqual(["'none'"]);
  expect(policy.get('object-src') ?? policy.get('default-src')).toEqual(["'none'"]);
  expect(policy.get('require-trusted-types-for')).toEqual(["'script'"]);
});

test.each([
  ['script-src', inlineCode],
  ['style-src', 'style'],
])('%s contains the hash of each inline element', (directive, selector) => {
  const hashes = documents.flatMap(({ root }) =>
    root.querySelectorAll(selector).map(({ textContent }) => computeHash(textContent)),
  );
  const allowedHashes = policy.get(directive)?.filter((value) => value.startsWith("'sha256-")) ?? [];
  expect(hashes.filter((value) => !allowedHashes.includes(value))).toEqual([]);
  expect(hashes.length).toBeGreaterThan(pages.length - 1);
});

test('each page has one stylesheet, and all have the same first script', () => {
  expect(pages.filter(({ root }) => root.querySelectorAll('style').length !== 1)).toEqual([]);
  const firstScripts = pages.map(({ root }) => root.querySelector('script:not([type])')?.textContent);
  expect(new Set(firstScripts).size).toBe(1);
});

test('pages don’t contain style attributes, inline handlers, base elements or script URLs', () => {
  const violations = documents.flatMap(({ path, root }) =>
    root
      .querySelectorAll('*')
      .filter(
        ({ rawTagName, attributes }) =>
          Object.entries(attributes).some(
            ([name, value]) =>
              /^(?:style|on[a-z]+|srcdoc)$/i.test(name) || /^\s*(?:javascript|data|vbscript):/i.test(value),
          ) || rawTagName === 'base',
      )
      .map(({ rawTagName, rawAttrs }) => `${path} <${rawTagName} ${rawAttrs}>`),
  );
  expect(violations).toEqual([]);
});

test('scripts, styles, images and iframes are same-origin', () => {
  const resourceSelector =
    'script[src], link[rel="stylesheet"], link[rel="preload"], link[rel="modulepreload"], link[rel="preconnect"], link[rel~="icon"], link[rel="manifest"], img, source, iframe, video, audio, embed, object';
  const crossOriginUrls = documents.flatMap(({ path, root }) =>
    root
      .querySelectorAll(resourceSelector)
      .flatMap((element) =>
        ['src', 'href', 'srcset', 'data', 'poster'].map((name) => element.getAttribute(name) ?? ''),
      )
      .filter((url) => url !== '' && !/^\/(?!\/)/.test(url))
      .map((url) => `${path} ${url}`),
  );
  expect(crossOriginUrls).toEqual([]);
  const styles = documents.flatMap(({ root }) => root.querySelectorAll('style').map(({ text }) => text));
  expect(styles.join('\n').match(/url\([^)]*\)|@import[^;]*/g)).toBeNull();
});

const machinePathPattern = new RegExp(`${RegExp.escape(process.cwd())}|node_modules/|file://`);

test.each([
  ['a service key', /service_role|sb_secret_\w{8,}|SUPABASE_[A-Z_]*KEY/],
  ['a signed token', /eyJ[\w-]{10,}\.[\w-]{10,}\.[\w-]{10,}/],
  ['a private key', /-----BEGIN [A-Z ]*PRIVATE KEY/],
  ['a key of a cloud or mail service', /AKIA[0-9A-Z]{16}|\bre_[A-Za-z0-9]{16,}|\bSG\.[\w-]{16,}|\bsk_live_/],
  ['a database URL', /postgres(?:ql)?:\/\/|\.supabase\.internal/],
  ['a path on the build machine', machinePathPattern],
  ['a source map', /sourceMappingURL/],
  ['the URL of a package registry', /registry\.npm|npmjs\.org/],
])('built files don’t contain %s', (_name, pattern) => {
  expect(
    textFiles
      .filter((file) => pattern.test(readBuiltFile(file)))
      .map((file) => [file, pattern.exec(readBuiltFile(file))?.[0]]),
  ).toEqual([]);
});

test('only known file types are published', () => {
  const knownFile =
    /^(?:.+\.(?:html|js|png|svg|ico|webmanifest|xml|txt|ics|avif|webp|jpe?g)|_headers|_redirects|(?:speculation-rules|places)\.json)$/;
  expect(listSiteFiles().filter((file) => !knownFile.test(file))).toEqual([]);
});
