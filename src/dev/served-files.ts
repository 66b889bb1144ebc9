/** Which files of the project the preview serves: code for the browser and pictures. The rest includes secrets, leads and e-mails. */
import { realpathSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import type { Connect, Plugin } from 'vite';

/** Everything that a page of the preview may load, from the root of the project. */
const servedFolders = ['src', 'public', 'supabase/functions/_shared', 'node_modules', '.cache/vite'];

/** Never served, not even from one of these folders. Vite's own list, and our local data. */
const denied = ['.env', '.env.*', '*.{crt,pem,key,sqlite}', '**/.git/**', '**/.local/**'];

/**
 * Vite serves the whole project otherwise. Its own checks compare paths as they are written, so a link inside a served
 * folder would lead out of it: the real path of each requested file is checked first.
 */
export function servedFiles(root: string): Plugin {
  const folders = servedFolders.map((folder) => join(root, folder));
  // Packages may be linked from another folder.
  const allow = [...new Set([...folders, ...folders.map(realPath)])].filter((folder) => folder !== '');
  return {
    name: 'served-files',
    apply: 'serve',
    enforce: 'pre',
    config: () => ({ server: { fs: { strict: true, allow, deny: denied } } }),
    configureServer: {
      order: 'pre',
      handler: ({ middlewares }) => void middlewares.use(refuseOtherFiles(root, allow)),
    },
  };
}

function refuseOtherFiles(root: string, allow: readonly string[]): Connect.NextHandleFunction {
  const isServed = (file: string) => allow.some((folder) => file === folder || file.startsWith(folder + sep));
  return ({ url = '/' }, response, next) => {
    const found = filesNamedBy(url, root)
      .map(realPath)
      .filter((file) => file !== '');
    if (found.every((file) => file === realPath(root) || isServed(file))) return next();
    response.statusCode = 403;
    response.end('The preview serves no such file.');
  };
}

/** The files that a URL may mean: below the project, in `public`, or anywhere for Vite's own prefix. */
function filesNamedBy(url: string, root: string): string[] {
  const path = decoded(url.split(/[?#]/, 1)[0] ?? '');
  if (path === undefined) return [];
  const [, absolute] = /^\/@fs(\/.*)$/.exec(path) ?? [];
  const written = path.replaceAll('\\', '/').replace(/^\/+/, '');
  return absolute === undefined
    ? [resolve(root, written), resolve(root, 'public', written)]
    : [resolve(absolute.replaceAll('\\', '/'))];
}

/** Decoded as often as it is encoded; undefined for a path that can't be decoded, which no server here can open. */
function decoded(path: string): string | undefined {
  try {
    const once = decodeURIComponent(path);
    return once === path ? path : decoded(once);
  } catch {
    return undefined;
  }
}

/** Empty where there is no such file. */
function realPath(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return '';
  }
}
