import type { Explanation } from '../../report/diagnostic.ts';
import { lstatSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { isPicture } from '../../source/content-files.ts';
import { readPicture } from '../../source/pictures.ts';
import type { NewDiagnostic, SiteRule } from '../rule.ts';
import { locateInFile } from '../locate.ts';
import { isBuiltFile } from '../../routes/routes.ts';
import type { Routes } from '../../routes/routes.ts';

/** Extensions of files that search engines and hosts look for at the root of the site. */
const rootFileExtensions = new Set('.txt .xml .html .webmanifest'.split(' '));
/** Extensions of image formats that this site doesn't support. */
const unsupportedImageExtensions = new Set('.heic .heif .gif .tif .tiff .bmp .psd .jfif'.split(' '));

/** Matches temporary or hidden files of operating systems and programs. */
const temporaryFilePattern = /^(?:\..*|Thumbs\.db|desktop\.ini|.*(?:~|\.tmp|\.part|\.crdownload|\.swp))$/i;
const secretFilePattern = /^\.env/;

/** Files in public/ that don't belong on a website, or conflict with built ones. Everything there is published unchanged. */
export const nonWebsiteFiles: SiteRule = {
  id: 'non-website-files',
  severity: 'error',
  why: 'A letter or client list in public/ would be public.',
  run: ({ publicFiles, routes, root }) => {
    const explainConflict = createPathConflictChecker(routes);
    return publicFiles.flatMap((path): NewDiagnostic[] => {
      const problem = checkFile(path, root, explainConflict(path));
      return problem === undefined ? [] : [{ ...locateInFile(`public/${path}`), ...problem }];
    });
  },
};

function checkFile(path: string, root: string, conflict: string | undefined): Explanation | undefined {
  // A build would copy the target of a symbolic link, which may be any file on the machine.
  const stats = lstatSync(join(root, 'public', path), { throwIfNoEntry: false });
  if (stats?.isSymbolicLink())
    return { message: 'This is a symbolic link, whose target would be published. Put the file itself here.' };
  if (conflict !== undefined) return { message: conflict };
  const name = basename(path);
  const extension = extname(name).toLowerCase();
  if (isPicture(path) || path.startsWith('.well-known/')) return undefined;
  if (rootFileExtensions.has(extension) && path === name) return undefined;
  if (unsupportedImageExtensions.has(extension))
    return {
      message: 'This site doesn’t support this format. Save it as .webp or .jpg, and delete this one.',
      severity: 'warning',
    };
  if (temporaryFilePattern.test(name) && !secretFilePattern.test(name))
    return {
      message: 'A program left this file here, and it would be published. Delete it.',
      severity: 'warning',
    };
  return {
    message:
      'Everything in public/ is published, and this isn’t a picture or other website file. Move it out of public/.',
  };
}

/** Pictures in public/images that no file references. */
export const unusedPictures: SiteRule = {
  id: 'unused-pictures',
  severity: 'warning',
  why: 'A scanned document would be public even if no page shows it.',
  run: ({ publicFiles, sources, root }) => {
    const texts = [...sources.values()];
    return publicFiles
      .filter((path) => path.startsWith('images/') && isPicture(path))
      .filter((path) => !texts.some((text) => text.includes(`/${path}`)))
      .map((path) => ({
        ...locateInFile(`public/${path}`),
        message: `No page shows this picture, but it’s still published. Use it on a page, or delete it.${readPicture(root, `/${path}`) === 'truncated' ? ' It’s also truncated.' : ''}`,
      }));
  },
};

/** Top-level folders reserved for the build, the functions, the local server, the preview and the editor on GitHub. */
const reservedFolders = ['assets', 'functions', 'local', 'author', 'admin'];

/**
 * Returns a function that explains why a path in public/ is not allowed: it is reserved, or the build writes a file there.
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

/** Scripts, embedded pages and media, event handlers, entities, style sheets, and URLs that an SVG file loads or links to. */
const unsafeContentPatterns: readonly RegExp[] = [
  /<\s*(?:[\w-]+:)?(?:script|foreignObject|iframe|embed|object|audio|video|handler)\b/i,
  /[\s/"'](?:[\w-]+:)?on[a-z]+\s*=/i,
  /<!(?:DOCTYPE|ENTITY)\b[^>]*\[/i,
  /<\?xml-stylesheet\b|@import\b/i,
  /\b(?:href|src|attributeName\s*=\s*["'](?:[\w-]+:)?href)\s*=?\s*["']\s*(?!#|data:image\/(?:png|jpeg|webp)[;,])[^"'\s]/i,
  /url\(\s*["']?\s*(?!#|["']?#)[^)\s]/i,
];

/** SVG files with unsafe content. Opened directly, an SVG file is a document that can run code. */
export const unsafeSvgs: SiteRule = {
  id: 'unsafe-svgs',
  severity: 'error',
  why: 'An SVG file can contain code that runs when a visitor opens the picture.',
  run: ({ publicFiles, root }) =>
    publicFiles
      .filter((path) => extname(path).toLowerCase() === '.svg')
      .flatMap((path): NewDiagnostic[] => {
        const text = decodeNumericReferences(readFileSync(join(root, 'public', path), 'utf8'));
        const [match] = unsafeContentPatterns.flatMap((pattern) => pattern.exec(text)?.[0].trim() ?? []);
        const message = `This picture contains code, or loads or links to a file: ${match}. Save it as "Plain SVG" or .webp.`;
        return match === undefined ? [] : [{ ...locateInFile(`public/${path}`), message }];
      }),
};

/** Decodes numeric character references, which can hide code: `java&#115;cript:`. */
function decodeNumericReferences(text: string): string {
  return text.replace(/&#(?:x([\da-f]{1,6})|(\d{1,7}));/gi, (whole, hex?: string, decimal?: string) => {
    const code = Number.parseInt(hex ?? decimal ?? '', hex === undefined ? 10 : 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}
