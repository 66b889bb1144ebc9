import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const readme = readFileSync(join(root, 'README.md'), 'utf8');
const scripts = Object.keys(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts);

/** What commands make; a fresh checkout has none of it. The county is the README's example. */
const made = /^(?:dist|\.local|\.cache|node_modules)(?:\/|$)|^vercel\.json$|^content\/counties\/orange\.md/;
const topLevel = /^(?:content|src|supabase|public|scripts|tests|\.[a-z]+)\/|^[\w.-]+\.(?:md|ts|json)$/;

const spans = [...readme.matchAll(/(?<!`)`([^`\n]+)`(?!`)/g)].map((match) => match[1] ?? '');
const fences = [...readme.matchAll(/^```[a-z]*\n(.*?)^```/gms)].map((match) => match[1] ?? '');
const links = [...readme.matchAll(/\]\(([^)\s]+)\)/g)].map((match) => match[1] ?? '');
const words = [...spans, ...fences]
  .flatMap((text) => text.split(/\s+/))
  .map((word) => word.replace(/[,:;]$/, ''));

test('every path that the README names is there', () => {
  const paths = words.filter((word) => topLevel.test(word) && !made.test(word) && !/\s/.test(word));
  expect(paths.length).toBeGreaterThan(5);
  expect(paths.filter((path) => !isThere(plain(path)))).toEqual([]);
});

test('every file and heading that the README links to is there', () => {
  const headings = [...readme.matchAll(/^#+ (.*)$/gm)].map((match) => anchorOf(match[1] ?? ''));
  const lost = links.filter((link) => {
    if (/^[a-z]+:/.test(link)) return false;
    return link.startsWith('#')
      ? !headings.includes(link.slice(1))
      : !existsSync(join(root, link.split('#')[0] ?? ''));
  });
  expect(lost).toEqual([]);
});

test('every npm script that the README names is there', () => {
  const named = [...readme.matchAll(/\bnpm (?:run ([\w:-]+)|(start|test)\b)/g)].map(
    (match) => match[1] ?? match[2] ?? '',
  );
  expect(named.length).toBeGreaterThan(1);
  expect([...new Set(named)].filter((name) => !scripts.includes(name))).toEqual([]);
});

test('every npm script stands in a table of the README', () => {
  const rows = readme
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .join('\n');
  const missing = scripts.filter((name) => !new RegExp(`npm (?:run )?${name}\\b`).test(rows));
  expect(missing).toEqual([]);
});

/** A path from the top, or a name alone, which may lie deeper. */
function isThere(path: string): boolean {
  const folders = ['content', 'src', 'supabase', 'scripts', 'tests'];
  const deeper = () =>
    folders.some((folder) =>
      readdirSync(join(root, folder), { recursive: true }).some((file) =>
        file.toString().endsWith(`/${path}`),
      ),
    );
  return existsSync(join(root, path)) || (!path.includes('/') && deeper());
}

/** A path up to its first placeholder or pattern: `content/counties/*.md` is `content/counties`. */
function plain(path: string): string {
  const parts = path.split('/');
  const open = parts.findIndex((part) => /[*<>{}…]|\.\.\./.test(part));
  return (open < 0 ? parts : parts.slice(0, open)).join('/').replace(/:\d+(?::\d+)?$/, '');
}

function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .trim()
    .replaceAll(' ', '-');
}
