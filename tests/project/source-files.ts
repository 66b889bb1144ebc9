/** Source files and their imports. */
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** `later` is true for dynamic imports. */
type Import = { target: string; typeOnly: boolean; later: boolean };
export type SourceFile = { path: string; text: string; imports: Import[] };

const root = join(import.meta.dirname, '../..');
const aliases: Record<string, string> = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).imports;
const statement =
  /^[ \t]*(?:import|export)(?<type> type)?\s(?:[^'";]*?\sfrom\s)?\s*'(?<target>[^']+)'|import\('(?<loaded>[^']+)'\)/gm;

export const sourceFiles: SourceFile[] = ['src', 'scripts', 'bench', 'supabase'].flatMap(listFiles);

const testFiles: SourceFile[] = listFiles('tests');

function listFiles(folder: string): SourceFile[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter(
      (entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.parentPath.includes('/node_modules/'),
    )
    .map((entry) => read(join(entry.parentPath, entry.name).slice(root.length + 1)));
}

/** The area of a file or import: a folder of `src`, a part of `supabase`, or a package. */
export function getArea(path: string): string {
  const [first = '', second = ''] = path.split('/');
  if (first === 'src') return `src/${second}`;
  if (path.startsWith('supabase/functions/_shared/forms/')) return 'forms';
  if (path.startsWith('supabase/functions/_shared/')) return 'functions/_shared';
  if (first === 'supabase') return 'functions';
  if (path.startsWith('node:')) return 'node:*';
  return path.startsWith('@') ? `${first}/${second}` : first;
}

/** All folders with source files. */
export const folders = [
  ...new Set(
    sourceFiles.flatMap(({ path }) => {
      const parts = path.split('/').slice(0, -1);
      return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
    }),
  ),
];

/** Imports between the children of a folder. */
export function listChildren(folder: string): Map<string, Set<string>> {
  const depth = folder.split('/').length;
  const getChild = (path: string) =>
    path
      .split('/')
      .slice(0, depth + 1)
      .join('/');
  const children = new Map<string, Set<string>>();
  for (const { path, imports } of sourceFiles.filter((file) => file.path.startsWith(`${folder}/`))) {
    const known = children.get(getChild(path)) ?? new Set();
    children.set(getChild(path), known);
    for (const { target } of imports) {
      if (target.startsWith(`${folder}/`) && getChild(target) !== getChild(path)) known.add(getChild(target));
    }
  }
  return children;
}

/** Import cycles. */
export function findCycles(children: Map<string, Set<string>>): string[] {
  return [...children.keys()].flatMap((start) => {
    const ways = [[start]];
    const seen = new Set<string>();
    for (let way = ways.shift(); way !== undefined; way = ways.shift()) {
      for (const next of children.get(way.at(-1) ?? '') ?? []) {
        if (next === start) return [[...way, start].join(' -> ')];
        if (!seen.has(next)) ways.push([...way, next]);
        seen.add(next);
      }
    }
    return [];
  });
}

const known = new Map([...sourceFiles, ...testFiles].map((file) => [file.path, file]));

/** Transitive runtime imports of a file. `atStart` leaves out dynamic imports. */
export function listReachableFiles(
  start: string,
  { atStart = false } = {},
): { files: Set<string>; packages: Set<string> } {
  const files = new Set<string>();
  const packages = new Set<string>();
  const waiting = [start];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const file = known.get(path);
    if (file === undefined) packages.add(path);
    if (file === undefined || files.has(path)) continue;
    files.add(path);
    const followed = file.imports.filter(({ typeOnly, later }) => !typeOnly && !(atStart && later));
    waiting.push(...followed.map(({ target }) => target));
  }
  return { files, packages };
}

function read(path: string): SourceFile {
  const text = readFileSync(join(root, path), 'utf8');
  const imports = [...text.matchAll(statement)].map(({ groups }) => ({
    target: resolveImport((groups?.['target'] ?? groups?.['loaded'] ?? '').replace(/\?.*/, ''), path),
    typeOnly: groups?.['type'] !== undefined,
    later: groups?.['loaded'] !== undefined,
  }));
  return { path, text, imports };
}

function resolveImport(target: string, from: string): string {
  if (target.startsWith('.')) return normalize(join(dirname(from), target));
  const alias = Object.keys(aliases).find((name) => target.startsWith(name.slice(0, -1)));
  if (alias === undefined) return target;
  return `${aliases[alias]?.slice(2, -1) ?? ''}${target.slice(alias.length - 1)}`;
}
