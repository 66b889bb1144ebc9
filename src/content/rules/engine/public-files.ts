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
      const problem =
        checkSymlink(join(root, 'public', path)) ?? toExplanation(explainConflict(path)) ?? checkFile(path);
      return problem === undefined ? [] : [{ ...locateInFile(`public/${path}`), ...problem }];
    });
  },
};

/** Rejects symbolic links: a build would copy their target, which may be any file on the machine. */
function checkSymlink(file: string): Explanation | undefined {
  return lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink()
    ? {
        message: 'This is a symbolic link, whose target would be published. Put the file itself here.',
      }
    : undefined;
}

function toExplanation(message: string | undefined): Explanation | undefined {
  return message === undefined ? undefined : { message };
}

function checkFile(path: string): Explanation | undefined {
  const name = basename(path);
  const extension = extname(name).toLowerCase();
  if (isPicture(path) || path.startsWith('.well-known/')) return undefined;
  if (rootFileExtensions.has(extension) && path === name) return undefined;
  if (unsupportedImageExtensions.has(extension))
    return createWarning(
      'This site doesn’t support this format. Save it as .webp or .jpg, and delete this one.',
    );
  if (temporaryFilePattern.test(name) && !secretFilePattern.test(name))
    return createWarning('A program left this file here, and it would be published. Delete it.');
  return {
    message:
      'Everything in public/ is published, and this isn’t a picture or other website file. Move it out of public/.',
  };
}

function createWarning(message: string): Explanation {
  return { message, severity: 'warning' };
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
