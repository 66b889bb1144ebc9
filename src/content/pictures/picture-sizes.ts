import type { Compiled } from '../compiled.ts';
import type { PictureSize } from '../site.ts';
import { readPicture } from './read-picture.ts';

/** The sizes of all pictures that files name, in fields and in Markdown. */
export function pictureSizes(compiled: Iterable<Compiled>, root: string): Map<string, PictureSize> {
  const addresses = new Set([...compiled].flatMap(namedIn));
  return new Map(
    [...addresses].flatMap((address) => {
      const picture = readPicture(root, address);
      if (typeof picture === 'string') return [];
      const { width, height } = picture;
      return [[address, { width, height }]];
    }),
  );
}

function namedIn({ references, links }: Compiled): string[] {
  return [
    ...references.flatMap(({ text, meaning }) => (meaning.kind === 'image' ? [text] : [])),
    ...links.flatMap(({ picture, target }) => (picture ? [target] : [])),
  ];
}
