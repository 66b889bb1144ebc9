import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyEntry } from './entry.ts';
import type { Problem } from './problem.ts';
import type { Fault, World } from './references.ts';
import { addressFault, causeOf } from './targets.ts';

/** A Markdown link or picture as it stands in a file. */
export type FoundLink = {
  picture: boolean;
  words: string;
  target: string;
  line: number;
  column: number;
  length: number;
};

const markdownLink = /(!?)\[([^\]]*)\]\(\s*([^\s)]*)(?:\s+"[^"]*")?\s*\)/g;

/** Every Markdown link and picture in a file's text, with its place. */
export function findLinks(text: string): FoundLink[] {
  return [...text.matchAll(markdownLink)].map((found) => {
    const [whole, bang, words = '', target = ''] = found;
    const before = text.slice(0, found.index);
    return {
      picture: bang === '!',
      words,
      target,
      line: before.split('\n').length,
      column: found.index - before.lastIndexOf('\n'),
      length: whole.length,
    };
  });
}

type Unfinished = Pick<AnyEntry, 'collection' | 'file' | 'frontmatter'>;

/** Checks every Markdown link and picture of every file against the site's own addresses and files. */
export function checkLinks(world: World, unfinished: Unfinished[]): Problem[] {
  const half = unfinished.map((entry) => ({ entry, links: findLinks(entry.frontmatter.text) }));
  return [...world.compiled.values(), ...half].flatMap(({ entry, links }) =>
    links.flatMap((link) => {
      const fault = link.picture ? pictureFault(link, world.root) : linkFault(link, entry, world);
      if (fault === undefined) return [];
      const { line, column, length } = link;
      const place = { line, column, mark: { line, column, length } };
      return [{ file: entry.file, severity: 'error' as const, ...place, ...fault }];
    }),
  );
}

function pictureFault({ words, target }: FoundLink, root: string): Omit<Fault, 'cause'> | undefined {
  if (words.trim() === '') {
    return { message: 'This picture has no description. Write what it shows between the square brackets.' };
  }
  if (!target.startsWith('/') || target.includes('..')) {
    return {
      message: `"${target}" is not a picture of this site. Put the file into public/images and write /images/…`,
    };
  }
  return existsSync(join(root, 'public', target))
    ? undefined
    : { message: `This picture is missing: there is no file public${target}.` };
}

function linkFault(
  { words, target }: FoundLink,
  entry: Unfinished,
  world: World,
): (Omit<Fault, 'cause'> & Partial<Fault>) | undefined {
  if (words.trim() === '')
    return { message: 'This link has no words. Write them between the square brackets.' };
  if (target === '') {
    return { message: 'This link leads nowhere. Write the address between the round brackets.' };
  }
  const own = world.entries.site.get('firm')?.data.address ?? '';
  if (own !== '' && `${target}/`.startsWith(`${own}/`)) {
    return {
      message: `Pages of this site are named by their path alone. Write ${target.slice(own.length) || '/'}.`,
    };
  }
  if (/^(https:|mailto:|tel:|\{\{)/.test(target)) return undefined;
  if (target.startsWith('http:')) return { message: 'Links to other sites start with https://.' };
  if (!target.startsWith('/') && !target.startsWith('#')) {
    return {
      message: `"${target}" is not an address. Pages of this site start with a slash, other sites with https://.`,
    };
  }
  const fault = addressFault(target, entry, world);
  if (fault === undefined) return undefined;
  return {
    message: `This link leads to ${fault}`,
    ...(target.startsWith('/') && { cause: causeOf(target, world) }),
  };
}
