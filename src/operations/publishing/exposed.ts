/** Finds data that must not be published: secrets, source maps, and personal data that isn't in the content. */
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { readContentFiles } from '#content/source/content-files.ts';

const patterns: readonly (readonly [description: string, pattern: RegExp])[] = [
  ['a Supabase secret key', /\bsb_secret_\w+/],
  ['a private key', /-----BEGIN [A-Z ]*PRIVATE KEY-----/],
  ['a mail provider API key', /\bre_[A-Za-z0-9]{8,}_\w{12,}/],
  [
    'a GitHub, AWS or Google key',
    /\b(?:gh[pousr]_\w{30,}|github_pat_\w{30,}|AKIA[A-Z0-9]{16}|AIza[\w-]{30,})/,
  ],
  ['a database connection string', /\bpostgres(?:ql)?:\/\/[^\s"'`]+@/],
  ['a source map', /[#@]\s*sourceMappingURL=|"sourcesContent"/],
  ['a path on the build machine', /(?<![\w.])\/(?:home|Users|root|tmp|runner\/work)\/[\w.-]+\//],
  ['a Social Security number', /(?<![\d-])\d{3}-\d{2}-\d{4}(?![\d-])/],
];

/** JWTs. Supabase's legacy anon key is also a JWT, but it is public. */
const tokenPattern = /\beyJ[\w-]{8,}\.([\w-]{8,})\.[\w-]{8,}/g;
const isPublicToken = (claims: string) =>
  Buffer.from(claims, 'base64url').toString().includes('"role":"anon"');

const emailPattern = /[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}/gi;
const phonePattern =
  /(?<![\d.])(?:\+?1[ .-]?)?\(?([2-9]\d{2})\)?[ .\u00A0-]?([2-9]\d{2})[ .\u00A0-](\d{4})(?!\.?\d)/g;
/** The header of EXIF data, which can include where a photo was taken. */
const exifHeader = Buffer.from('Exif\0\0');

/** Returns a message for each secret or unexpected personal detail in the built files. */
export async function findExposedData(root: string): Promise<string[]> {
  const folder = join(root, 'dist/client');
  const content = await readContentFiles(root);
  const contentText = content.map(({ text }) => text.toLowerCase()).join('\n');
  const publicContacts = new Set([...(contentText.match(emailPattern) ?? []), ...findPhones(contentText)]);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const findings = await Promise.all(
    files.map(async (path) => {
      const bytes = await readFile(path);
      const file = path.slice(folder.length + 1);
      return findExposures(file, bytes, publicContacts).map(
        (description) => `${file} contains ${description}.`,
      );
    }),
  );
  return findings.flat();
}

function findExposures(file: string, bytes: Buffer, publicContacts: ReadonlySet<string>): string[] {
  const text = bytes.toString('utf8');
  const descriptions = patterns
    .filter(([, pattern]) => pattern.test(text))
    .map(([description]) => description);
  if ([...text.matchAll(tokenPattern)].some(([, claims = '']) => !isPublicToken(claims)))
    descriptions.push('a token');
  if (file.endsWith('.map')) descriptions.push('a source map');
  if (/\.(?:png|jpe?g|webp|avif)$/.test(file))
    return [...descriptions, ...(bytes.includes(exifHeader) ? ['camera data (EXIF)'] : [])];
  if (!/\.(?:html|xml|json|txt|webmanifest|js|css|svg)$/.test(file)) return descriptions;
  const contacts = [...(text.toLowerCase().match(emailPattern) ?? []), ...findPhones(text)];
  const unexpectedContacts = [...new Set(contacts)].filter((contact) => !publicContacts.has(contact));
  return [...descriptions, ...unexpectedContacts.map((contact) => `${contact}, which is not in content/`)];
}

/** Finds US phone numbers, as ten digits. */
function findPhones(text: string): string[] {
  return [...text.matchAll(phonePattern)].map(([, ...parts]) => parts.join(''));
}
