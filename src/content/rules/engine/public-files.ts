import type { Explanation } from '../../report/diagnostic.ts';
import { lstatSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { isPicture } from '../../source/content-files.ts';
import { readPicture } from '../../source/pictures.ts';
import type { NewDiagnostic, SiteRule } from '../rule.ts';
import { createBuiltPathLookup } from './built-paths.ts';
import { locateInFile } from '../locate.ts';

/** Extensions of files that search engines and hosts request at the top level. */
const rootFileExtensions = new Set('.txt .xml .html .webmanifest'.split(' '));
/** Image formats that some browsers can’t display. */
const unsupportedImageExtensions = new Set('.heic .heif .gif .tif .tiff .bmp .psd .jfif'.split(' '));

/** Matches temporary or hidden files of operating systems and programs. */
const temporaryFilePattern = /^(?:\..*|Thumbs\.db|desktop\.ini|.*(?:~|\.tmp|\.part|\.crdownload|\.swp))$/i;
const secretFilePattern = /^\.env/;

/** Files in public/ that aren't part of a website. Everything there is published unchanged. */
export const publishedFiles: SiteRule = {
  id: 'published-files',
  severity: 'error',
  why: 'A letter or client list in public/ would be public.',
  run: ({ publicFiles, routes, root }) => {
    const explainConflict = createBuiltPathLookup(routes);
    return publicFiles.flatMap((path): NewDiagnostic[] => {
      const problem =
        checkSymlink(join(root, 'public', path)) ?? checkPath(explainConflict(path)) ?? checkFile(path);
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

function checkPath(conflict: string | undefined): Explanation | undefined {
  return conflict === undefined ? undefined : { message: conflict };
}

function checkFile(path: string): Explanation | undefined {
  const name = basename(path);
  const extension = extname(name).toLowerCase();
  if (isPicture(path) || path.startsWith('.well-known/')) return undefined;
  if (rootFileExtensions.has(extension) && path === name) return undefined;
  if (unsupportedImageExtensions.has(extension))
    return createWarning(
      'Some browsers can’t display this format. Save it as .webp or .jpg, and delete this one.',
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
        message: `No page shows this picture, but it’s still published. Use it on a page, or delete it.${readPicture(root, `/${path}`) === 'cut off' ? ' It’s also truncated.' : ''}`,
      }));
  },
};
