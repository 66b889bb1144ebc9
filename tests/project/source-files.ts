/** Source files and their imports. */
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

type Import = { target: string; isTypeOnly: boolean; isDynamic: boolean };
export type SourceFile = { path: string; text: string; imports: Import[] };

const root = join(import.meta.dirname, '../..');
const aliases: Record<string, string> = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).imports;
const importPattern =
  /^[ \t]*(?:import|export)(?<type> type)?\s(?:[^'";]*?\sfrom\s)?\s*'(?<target>[^']+)'|import\('(?<loaded>[^']+)'\)/gm;

export const sourceFiles: SourceFile[] = ['src', 'scripts', 'bench', 'supabase'].flatMap(listFiles);

const testFiles: SourceFile[] = listFiles('tests');

function listFiles(folder: string): SourceFile[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter(
      (entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.parentPath.includes('/node_modules/'),
    )
    .map((entry) => readSourceFile(join(entry.parentPath, entry.name).slice(root.length + 1)));
}

/** Returns the area of a file or import: a folder in `src`, a part of `supabase`, or a package. */
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

/** Lists the imports between the children of a folder. */
export function listChildImports(folder: string): Map<string, Set<string>> {
  const depth = folder.split('/').length;
  const getChild = (path: string) =>
    path
      .split('/')
      .slice(0, depth + 1)
      .join('/');
  const children = new Map<string, Set<string>>();
  for (const { path, imports } of sourceFiles.filter((file) => file.path.startsWith(`${folder}/`))) {
    const targets = children.get(getChild(path)) ?? new Set();
    children.set(getChild(path), targets);
    for (const { target } of imports) {
      if (target.startsWith(`${folder}/`) && getChild(target) !== getChild(path))
        targets.add(getChild(target));
    }
  }
  return children;
}

/** Returns import cycles, each formatted as `a -> b -> a`. */
export function findCycles(children: Map<string, Set<string>>): string[] {
  return [...children.keys()].flatMap((start) => {
    const routes = [[start]];
    const visited = new Set<string>();
    for (let route = routes.shift(); route !== undefined; route = routes.shift()) {
      for (const next of children.get(route.at(-1) ?? '') ?? []) {
        if (next === start) return [[...route, start].join(' -> ')];
        if (!visited.has(next)) routes.push([...route, next]);
        visited.add(next);
      }
    }
    return [];
  });
}

const filesByPath = new Map([...sourceFiles, ...testFiles].map((file) => [file.path, file]));

/** Lists a file's transitive runtime imports. `atStart` omits dynamic imports. */
export function listReachableFiles(
  start: string,
  { atStart = false } = {},
): { files: Set<string>; packages: Set<string> } {
  const files = new Set<string>();
  const packages = new Set<string>();
  const queue = [start];
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    const file = filesByPath.get(path);
    if (file === undefined) packages.add(path);
    if (file === undefined || files.has(path)) continue;
    files.add(path);
    const imports = file.imports.filter(
      ({ isTypeOnly, isDynamic }) => !isTypeOnly && !(atStart && isDynamic),
    );
    queue.push(...imports.map(({ target }) => target));
  }
  return { files, packages };
}

function readSourceFile(path: string): SourceFile {
  const text = readFileSync(join(root, path), 'utf8');
  const imports = [...text.matchAll(importPattern)].map(({ groups }) => ({
    target: resolveImport((groups?.['target'] ?? groups?.['loaded'] ?? '').replace(/\?.*/, ''), path),
    isTypeOnly: groups?.['type'] !== undefined,
    isDynamic: groups?.['loaded'] !== undefined,
  }));
  return { path, text, imports };
}

function resolveImport(target: string, from: string): string {
  if (target.startsWith('.')) return normalize(join(dirname(from), target));
  const alias = Object.keys(aliases).find((name) => target.startsWith(name.slice(0, -1)));
  if (alias === undefined) return target;
  return `${aliases[alias]?.slice(2, -1) ?? ''}${target.slice(alias.length - 1)}`;
}
