import { isBuiltFile } from '../../routes/routes.ts';
import type { Routes } from '../../routes/routes.ts';

/** Top-level folders reserved for the build, the functions, the local server, the preview and the editor on GitHub. */
const reservedFolders = ['assets', 'functions', 'local', 'author', 'admin'];

/**
 * Returns a function that explains why a path in public/ is not allowed: the build writes a file to the same path.
 * Case-insensitive, like Windows and macOS.
 */
export function createPathConflictChecker({
  entriesByPath,
  redirects,
}: Routes): (path: string) => string | undefined {
  const paths = [...entriesByPath.keys(), ...redirects.keys()];
  const builtPaths = new Set(paths.map((path) => toPath(path.slice(1).toLowerCase())));
  return (path) => {
    const segments = path.toLowerCase().split('/');
    const [topFolder = ''] = segments;
    if (reservedFolders.includes(topFolder))
      return `The "${topFolder}" folder is reserved for the site’s own files. Move this file to public/images.`;
    // A folder may have the name of a built file.
    const names = segments.map((_, index) => segments.slice(0, index + 1).join('/'));
    const file = names.find(isBuiltFile);
    if (file !== undefined)
      return `The build generates ${file}, which would conflict with this file. Delete this file.`;
    const page = names.map(toPath).find((builtPath) => builtPaths.has(builtPath));
    if (page !== undefined)
      return `The page ${page} has this path, and this file would replace it. Rename this file or its folder.`;
    return undefined;
  };
}

/** Returns the path at which hosts serve a file, or a folder's index. */
function toPath(name: string): string {
  return `/${name.replace(/\.html$/, '').replace(/(?:^|\/)index$/, '')}`;
}
