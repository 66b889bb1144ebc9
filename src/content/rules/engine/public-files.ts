import type { Explanation } from '../../report/diagnostic.ts';
import { lstatSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { isPicture } from '../../source/content-files.ts';
import { readPicture } from '../../source/pictures.ts';
import type { NewDiagnostic, SiteRule } from '../rule.ts';
import { createPathConflictChecker } from './built-paths.ts';
import { locateInFile } from '../locate.ts';

/** Extensions of files that search engines and hosts look for at the root of the site. */
const rootFileExtensions = new Set('.txt .xml .html .webmanifest'.split(' '));
/** Image formats that this site doesn't support. */
const unsupportedImageExtensions = new Set('.heic .heif .gif .tif .tiff .bmp .psd .jfif'.split(' '));

/** Matches temporary or hidden files of operating systems and programs. */
const temporaryFilePattern = /^(?:\..*|Thumbs\.db|desktop\.ini|.*(?:~|\.tmp|\.part|\.crdownload|\.swp))$/i;
const secretFilePattern = /^\.env/;

/** Files in public/ that don't belong on a website. Everything there is published unchanged. */
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
  // A build would copy the target of a link, which may be any file on the machine.
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
