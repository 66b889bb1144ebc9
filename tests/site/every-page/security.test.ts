import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { documents, inlineCode, pages, read, siteFiles } from '../support/site.ts';

const policy = new Map(
  (/Content-Security-Policy: (.*)/.exec(read('_headers'))?.[1] ?? '').split('; ').map((directive) => {
    const [name = '', ...values] = directive.split(' ');
    return [name, values];
  }),
);
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const textFiles = siteFiles().filter((file) => !/\.(?:png|avif|webp|jpe?g|ico)$/.test(file));

test('the CSP allows nothing by default, nothing unsafe, no wildcard and no http', () => {
  expect(policy.get('default-src')).toEqual(["'none'"]);
  expect(
    [...policy.values()].flat().filter((value) => /unsafe|\*|^https?:$|^http:|^data:/.test(value)),
  ).toEqual([]);
});

test('browsers don’t guess types, and other sites learn only the origin', () => {
  expect(read('_headers')).toContain('X-Content-Type-Options: nosniff');
  expect(read('_headers')).toContain('Referrer-Policy: strict-origin-when-cross-origin');
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
])('%s has the hash of each inline element', (directive, selector) => {
  const used = documents.flatMap(({ root }) =>
    root.querySelectorAll(selector).map(({ textContent }) => hash(textContent)),
  );
  const allowed = policy.get(directive)?.filter((value) => value.startsWith("'sha256-")) ?? [];
  expect(used.filter((value) => !allowed.includes(value))).toEqual([]);
  expect(used.length).toBeGreaterThan(pages.length - 1);
});

test('each page has one stylesheet and the same first script', () => {
  expect(pages.filter(({ root }) => root.querySelectorAll('style').length !== 1)).toEqual([]);
  const first = pages.map(({ root }) => root.querySelector('script:not([type])')?.textContent);
  expect(new Set(first).size).toBe(1);
});

test('no page has a style attribute, an inline handler, a base or a script URL', () => {
  const found = documents.flatMap(({ path, root }) =>
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
  expect(found).toEqual([]);
});

test('scripts, styles, images and frames are same-origin', () => {
  const resourceSelector =
    'script[src], link[rel="stylesheet"], link[rel="preload"], link[rel="modulepreload"], link[rel="preconnect"], link[rel~="icon"], link[rel="manifest"], img, source, iframe, video, audio, embed, object';
  const crossOriginUrls = documents.flatMap(({ path, root }) =>
    root
      .querySelectorAll(resourceSelector)
      .flatMap((element) =>
        ['src', 'href', 'srcset', 'data', 'poster'].map((name) => element.getAttribute(name) ?? ''),
      )
      .filter((address) => address !== '' && !/^\/(?!\/)/.test(address))
      .map((address) => `${path} ${address}`),
  );
  expect(crossOriginUrls).toEqual([]);
  const styles = documents.flatMap(({ root }) => root.querySelectorAll('style').map(({ text }) => text));
  expect(styles.join('\n').match(/url\([^)]*\)|@import[^;]*/g)).toBeNull();
});

const machinePaths = new RegExp(`${RegExp.escape(process.cwd())}|node_modules/|file://`);

test.each([
  ['a service key', /service_role|sb_secret_\w{8,}|SUPABASE_[A-Z_]*KEY/],
  ['a signed token', /eyJ[\w-]{10,}\.[\w-]{10,}\.[\w-]{10,}/],
  ['a private key', /-----BEGIN [A-Z ]*PRIVATE KEY/],
  ['a key of a cloud or mail service', /AKIA[0-9A-Z]{16}|\bre_[A-Za-z0-9]{16,}|\bSG\.[\w-]{16,}|\bsk_live_/],
  ['the address of a database', /postgres(?:ql)?:\/\/|\.supabase\.internal/],
  ['a path of the machine that built it', machinePaths],
  ['a source map', /sourceMappingURL/],
  ['the address of a package registry', /registry\.npm|npmjs\.org/],
])('no built file contains %s', (_what, pattern) => {
  expect(
    textFiles.filter((file) => pattern.test(read(file))).map((file) => [file, pattern.exec(read(file))?.[0]]),
  ).toEqual([]);
});

test('only known file types are published', () => {
  const known =
    /^(?:.+\.(?:html|js|png|svg|ico|webmanifest|xml|txt|ics|avif|webp|jpe?g)|_headers|_redirects|(?:speculation-rules|places)\.json)$/;
  expect(siteFiles().filter((file) => !known.test(file))).toEqual([]);
});
