/** Restricts the preview to serving browser code and pictures, because other files include secrets, leads and emails. */
import { realpathSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import type { Connect, Plugin } from 'vite';

/** Folders that preview pages may load files from, relative to the project root. */
const servedFolders = ['src', 'public', 'supabase/functions/_shared', 'node_modules', '.cache/vite'];

/** Never served, even from a served folder. Replaces Vite's list, so it repeats that list, and adds local data and databases. */
const deniedPatterns = [
  '.env',
  '.env.*',
  '*.{crt,pem,key,p12,pfx,cer,der}',
  '.npmrc',
  '.yarnrc.yml',
  '**/.git/**',
  '**/.local/**',
  '*.sqlite',
];

/**
 * By default Vite serves the whole project. It compares paths without resolving symbolic links, so a link inside a served
 * folder could expose other files. This plugin resolves each requested file first.
 */
export function restrictServedFiles(root: string): Plugin {
  const folders = servedFolders.map((folder) => join(root, folder));
  // A served folder, such as `node_modules`, may be a symbolic link.
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
      handler: ({ middlewares }) => void middlewares.use(denyEscapingSymlinks(root, allow)),
    },
  };
}

/** Rejects requests for symbolic links to files outside the served folders. Vite itself rejects all other paths outside of them. */
function denyEscapingSymlinks(root: string, allow: readonly string[]): Connect.NextHandleFunction {
  const isServed = (file: string) => allow.some((folder) => file === folder || file.startsWith(folder + sep));
  return ({ url = '/' }, response, next) => {
    const files = listRequestedFiles(url, root)
      .map(resolveSymbolicLinks)
      .filter((file) => file !== '');
    if (files.every((file) => file === resolveSymbolicLinks(root) || isServed(file))) return next();
    response.statusCode = 403;
    response.end('The preview doesn’t serve this file.');
  };
}

/** Lists the files that a URL may resolve to: below the project root, in `public`, or anywhere with Vite's `/@fs/` prefix. */
function listRequestedFiles(url: string, root: string): string[] {
  try {
    const path = decodeURIComponent(url.split(/[?#]/, 1)[0] ?? '');
    return path.startsWith('/@fs/')
      ? [resolve(path.slice('/@fs'.length))]
      : [join(root, path), join(root, 'public', path)];
  } catch {
    // A malformed URL can't be opened.
    return [];
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
