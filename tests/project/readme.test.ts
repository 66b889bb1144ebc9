import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { contentLayers, directions } from './directions.ts';

const root = join(import.meta.dirname, '../..');
const scripts = Object.keys(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts);

/** Paths that are generated, or an example in the README. */
const generatedPattern =
  /^(?:dist|\.local|\.cache|node_modules)(?:\/|$)|^(?:supabase\/)?\.env$|^content\/counties\/polk\.md/;
const pathPattern =
  /^(?:content|src|supabase|public|scripts|bench|tests|\.[a-z]+)\/|^[\w.-]+\.(?:md|ts|json)$/;

const readme = read('README.md');
const codeGuide = read('src/README.md');

const pages = [
  readme,
  codeGuide,
  ...['SECURITY.md', 'supabase/README.md', 'content/README.md'].map(read),
  ...readdirSync(join(root, 'docs'), { recursive: true })
    .map(String)
    .filter((name) => name.endsWith('.md') && name !== 'fields.md')
    .map((name) => read(`docs/${name}`)),
];

describe.each(pages)('$file', ({ file, text }) => {
  const spans = [...text.matchAll(/(?<!`)`([^`\n]+)`(?!`)/g)].map((match) => match[1] ?? '');
  const fences = [...text.matchAll(/^```[a-z]*\n(.*?)^```/gms)].map((match) => match[1] ?? '');
  const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map((match) => match[1] ?? '');
  const words = [...spans, ...fences]
    .flatMap((span) => span.split(/\s+/))
    .map((word) => word.replace(/^\(/, '').replace(/[,:;.)]+$/, ''));

  test('paths exist', () => {
    const paths = words.filter((word) => pathPattern.test(word) && !generatedPattern.test(word));
    expect(paths.filter((path) => !pathExists(removePlaceholders(path)))).toEqual([]);
  });

  test('linked files and headings exist', () => {
    const headings = [...text.matchAll(/^#+ (.*)$/gm)].map((match) => toAnchor(match[1] ?? ''));
    const brokenLinks = links.filter((link) => {
      // Links to other sites, and examples of links in content.
      if (/^(?:[a-z]+:|\/)/.test(link)) return false;
      return link.startsWith('#')
        ? !headings.includes(link.slice(1))
        : !existsSync(join(root, dirname(file), link.split('#')[0] ?? ''));
    });
    expect(brokenLinks).toEqual([]);
  });

  test('npm scripts exist', () => {
    const names = [...text.matchAll(/\bnpm (?:run ([\w:-]+)|(start|test)\b)/g)].map(
      (match) => match[1] ?? match[2] ?? '',
    );
    expect([...new Set(names)].filter((name) => !scripts.includes(name))).toEqual([]);
  });
});

test('every npm script has a row in a table in the README', () => {
  const rows = listRows(readme.text).join('\n');
  const missingScripts = scripts.filter((name) => !new RegExp(`npm (?:run )?${name}\\b`).test(rows));
  expect(missingScripts).toEqual([]);
});

test('the README links to src/README.md, whose table matches the allowed imports', () => {
  expect(readme.text).toContain(`](${codeGuide.file})`);
  const areas = readdirSync(join(root, 'src'), { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  const rows = listRows(codeGuide.text).flatMap((row) => {
    const [, area = '', , imports = ''] = row.split('|').map((cell) => cell.trim());
    return /^`src\/[a-z-]+`$/.test(area) ? [[area.slice(1, -1), imports.split(', ').toSorted()]] : [];
  });
  expect(Object.fromEntries(rows)).toEqual(
    Object.fromEntries(areas.map(({ name }) => [`src/${name}`, listAllowedAreas(`src/${name}`)])),
  );
});

function listAllowedAreas(area: string): string[] {
  const { uses = [], types = [] } = directions[area] ?? {};
  const formatAreas = (areas: string[]) =>
    areas
      .filter((name) => /^(?:src|forms$|functions)/.test(name))
      .map((name) => name.replace(/^src\/|\/_shared$/, ''));
  const allAreas = [...formatAreas(uses), ...formatAreas(types).map((name) => `${name} (types)`)];
  return allAreas.length === 0 ? ['nothing'] : allAreas.toSorted();
}

test('the layers of the content engine are in order and complete', () => {
  const layers = /^```\n(memoize\.ts {2}[^`]*)^```/m.exec(codeGuide.text)?.[1]?.trim().split(/\s+/) ?? [];
  expect(layers).toEqual(contentLayers);
  expect(layers.toSorted()).toEqual(readdirSync(join(root, 'src/content')).toSorted());
});

function read(file: string): { file: string; text: string } {
  return { file, text: readFileSync(join(root, file), 'utf8') };
}

function listRows(text: string): string[] {
  return text.split('\n').filter((line) => line.startsWith('|'));
}

/** Whether a path from the root, or a file name at any depth, exists. */
function pathExists(path: string): boolean {
  const folders = ['content', 'src', 'supabase', 'scripts', 'bench', 'tests'];
  const existsInFolder = () =>
    folders.some((folder) =>
      readdirSync(join(root, folder), { recursive: true }).some((file) =>
        file.toString().endsWith(`/${path}`),
      ),
    );
  return existsSync(join(root, path)) || (!path.includes('/') && existsInFolder());
}

/** Cuts a path off before its first placeholder: `content/counties/*.md` becomes `content/counties`. */
function removePlaceholders(path: string): string {
  const parts = path.split('/');
  const placeholderIndex = parts.findIndex((part) => /[*<>{}…]|\.\.\./.test(part));
  return (placeholderIndex < 0 ? parts : parts.slice(0, placeholderIndex))
    .join('/')
    .replace(/:\d+(?::\d+)?$/, '');
}

function toAnchor(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .trim()
    .replaceAll(' ', '-');
}
