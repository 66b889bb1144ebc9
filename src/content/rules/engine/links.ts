import { findLinks } from '../../markdown/links.ts';
import type { FoundLink } from '../../markdown/links.ts';
import type { Problem } from '../../report/problem.ts';
import { addressHint, addressProblem } from './targets.ts';
import type { AnyEntry } from '../../site.ts';
import { isAside } from '../../source/frontmatter.ts';
import { pictureFault } from './pictures.ts';
import type { World } from '../rule.ts';
import type { Fault } from './targets.ts';
import { isVague, plainWords } from './vague-words.ts';

type Unfinished = Pick<AnyEntry, 'collection' | 'file' | 'frontmatter'>;

/** Checks every Markdown link and picture of every file against the site's own addresses and files. */
export function checkLinks(world: World, unfinished: Unfinished[]): Problem[] {
  const half = unfinished.map((entry) => ({ entry, links: findLinks(entry.frontmatter.text) }));
  return [...world.compiled.values(), ...half].flatMap(({ entry, links }) => {
    const faulty = new Set<FoundLink>();
    const faults = links.flatMap((link) => {
      const fault = link.picture ? pictureLinkFault(link, world.root) : linkFault(link, entry, world);
      if (fault === undefined) return [];
      faulty.add(link);
      const { line, column, length } = link;
      const place = { line, column, mark: { line, column, length } };
      return [{ file: entry.file, severity: 'error' as const, ...place, ...fault }];
    });
    const read = links.filter((link) => !link.picture && !faulty.has(link) && !isInAside(link, entry));
    return [...faults, ...linkWordProblems(entry.file, read)];
  });
}

/** Whether a link stands in words for colleagues. */
export function isInAside(
  { line }: FoundLink,
  { frontmatter: { text, bodyLineOffset } }: Unfinished,
): boolean {
  return line <= bodyLineOffset && isAside(text.split('\n')[line - 1] ?? '');
}

function pictureLinkFault({ words, target }: FoundLink, root: string): Omit<Fault, 'cause'> | undefined {
  if (words.trim() === '') {
    return { message: 'This picture has no description. Write what it shows between the square brackets.' };
  }
  if (!target.startsWith('/') || target.includes('..')) {
    return {
      message: `"${target}" is not a picture of this site. Put the file into public/images and write /images/its-name.webp.`,
    };
  }
  const wrong = pictureFault(root, target);
  return wrong && { ...wrong, message: `This picture can’t be shown well: ${wrong.message}` };
}

/** What is wrong with an address that no page of this site has. Facts in it are quoted later. */
function otherAddressFault(target: string): { message: string } | undefined {
  if (target.includes('{{')) return undefined;
  const [scheme = ''] = target.split(':');
  const wanted = { https: httpsForm, mailto: mailForm, tel: phoneForm }[scheme];
  return wanted === undefined || wanted.form.test(target)
    ? undefined
    : { message: `"${target}" is not a whole address. Write it like ${wanted.like}.` };
}

const httpsForm = {
  form: /^https:\/\/[^\s/.]+(?:\.[^\s/.]+)+(?:\/\S*)?$/,
  like: 'https://www.flcourts.gov/page',
};
const mailForm = { form: /^mailto:[^\s@/]+@[^\s@/]+\.[a-z]+(?:\?\S*)?$/i, like: 'mailto:name@example.com' };
const phoneForm = { form: /^tel:\+1\d{10}$/, like: 'tel:+14075550100' };

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
  if (/^(https:|mailto:|tel:|\{\{)/.test(target)) return otherAddressFault(target);
  if (target.startsWith('http:')) return { message: 'Links to other sites start with https://.' };
  if (!target.startsWith('/') && !target.startsWith('#')) {
    return {
      message: `"${target}" is not an address. Pages of this site start with a slash, other sites with https://.${addressHint(target, world)}`,
    };
  }
  const found = addressProblem(target, entry, world);
  if (found === undefined) return undefined;
  const { message, severity, cause } = found;
  return {
    message: `This link ${message}`,
    ...(severity && { severity }),
    ...(target.startsWith('/') && { cause }),
  };
}

/**
 * Screen readers list the links of a page by their words alone
 * (WCAG 2.2, 2.4.4): each must say where it leads, and no two may say the same of different places.
 */
function linkWordProblems(file: string, links: readonly FoundLink[]): Problem[] {
  const places = new Map<string, string>();
  return links.flatMap((link): Problem[] => {
    const { line, column, length } = link;
    const at = { file, line, column, mark: { line, column, length } };
    const words = plainWords(link.words);
    if (isVague(words)) {
      const message = `"${link.words}" does not say where this link leads, for those who hear the links of a page without the words around them. Name the page or the thing.`;
      return [{ ...at, message, severity: 'warning' }];
    }
    const before = places.get(words) ?? link.target;
    places.set(words, before);
    if (pageOf(before) === pageOf(link.target)) return [];
    const message = `Two links of this file say "${link.words}" and lead to different places, ${before} and ${link.target}. Give one of them other words.`;
    return [{ ...at, message, severity: 'warning' }];
  });
}

/** Without a slash at its end, and without the place on the page. */
function pageOf(target: string): string {
  return target.replace(/#.*$/, '').replace(/\/$/, '');
}
