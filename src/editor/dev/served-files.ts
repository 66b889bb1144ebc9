/** Restricts the preview to serving browser code and pictures, because other files include secrets, leads and emails. */
import { realpathSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import type { Connect, Plugin } from 'vite';

/** Everything that a preview page may load, from the project root. */
const servedFolders = ['src', 'public', 'supabase/functions/_shared', 'node_modules', '.cache/vite'];

/** Never served, even from a served folder: Vite's own list, and local data. */
const deniedPatterns = ['.env', '.env.*', '*.{crt,pem,key,sqlite}', '**/.git/**', '**/.local/**'];

/**
 * By default Vite serves the whole project. It compares paths without resolving links, so a link inside a served folder
 * could expose other files. This plugin resolves each requested file first.
 */
export function restrictServedFiles(root: string): Plugin {
  const folders = servedFolders.map((folder) => join(root, folder));
  // Packages may be links to another folder.
  const allow = [...new Set([...folders, ...folders.map(resolveSymbolicLinks)])].filter(
    (folder) => folder !== '',
  );
  return {
    name: 'served-files',
    apply: 'serve',
    enforce: 'pre',
    config: () => ({ server: { fs: { strict: true, allow, deny: deniedPatterns } } }),
    configureServer: {
      order: 'pre',
      handler: ({ middlewares }) => void middlewares.use(denyOtherFiles(root, allow)),
    },
  };
}

function denyOtherFiles(root: string, allow: readonly string[]): Connect.NextHandleFunction {
  const isServed = (file: string) => allow.some((folder) => file === folder || file.startsWith(folder + sep));
  return ({ url = '/' }, response, next) => {
    const files = resolveRequestedFiles(url, root)
      .map(resolveSymbolicLinks)
      .filter((file) => file !== '');
    if (files.every((file) => file === resolveSymbolicLinks(root) || isServed(file))) return next();
    response.statusCode = 403;
    response.end('The preview doesn’t serve this file.');
  };
}

/** Lists the files that a URL may resolve to: below the project root, in `public`, or anywhere with Vite's `/@fs/` prefix. */
function resolveRequestedFiles(url: string, root: string): string[] {
  const path = decodePath(url.split(/[?#]/, 1)[0] ?? '');
  if (path === undefined) return [];
  const [, absolute] = /^\/@fs(\/.*)$/.exec(path) ?? [];
  const relativePath = path.replaceAll('\\', '/').replace(/^\/+/, '');
  return absolute === undefined
    ? [resolve(root, relativePath), resolve(root, 'public', relativePath)]
    : [resolve(absolute.replaceAll('\\', '/'))];
}

/** Decodes repeatedly encoded paths. Returns undefined for malformed ones, which can't be opened. */
function decodePath(path: string): string | undefined {
  try {
    const decoded = decodeURIComponent(path);
    return decoded === path ? path : decodePath(decoded);
  } catch {
    return undefined;
  }
}

/** Resolves symbolic links. Returns an empty string if the file doesn't exist. */
function resolveSymbolicLinks(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return '';
  }
}
