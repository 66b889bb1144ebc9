import { linkAdvice } from '../../markdown/content-syntax.ts';
import type { Explanation, Place } from '../../report/diagnostic.ts';
import { quoteFacts } from '../../facts/quoted-facts.ts';
import { getLanguage } from '../../languages/languages.ts';
import type { FoundLink } from '../../markdown/links.ts';
import { findRedirect, isInStorage, suggestDirectLink, stripTracking } from '../../source/web-addresses.ts';
import type { Parsed, NewDiagnostic, SiteRule, SiteContext } from '../rule.ts';
import { locateRange } from '../at.ts';
import { checkPicture } from './pictures.ts';
import { suggestPath, checkAddress } from './targets.ts';

/** Every Markdown link and picture has an existing target. */
export const links: SiteRule = {
  id: 'links',
  severity: 'error',
  why: 'Links must work.',
  run: (context) =>
    listFilesWithLinks(context).flatMap((entry) =>
      entry.links.flatMap((link): NewDiagnostic[] => {
        const problem = link.picture ? checkPictureLink(link, context.root) : checkLink(link, entry, context);
        return problem === undefined ? [] : [{ ...locateLink(entry, link), ...problem }];
      }),
    ),
};

/** All files with readable fields, with their links as typed. */
export function listFilesWithLinks({ byFile, invalid }: SiteContext): Parsed[] {
  return [...byFile.values(), ...invalid];
}

export function locateLink(entry: Parsed, { index, length }: FoundLink): Place {
  return locateRange(entry, index, length);
}

function checkPictureLink({ label, target }: FoundLink, root: string): Explanation | undefined {
  if (label.trim() === '') {
    return { message: 'This picture has no description. Describe it between the square brackets.' };
  }
  if (
    /^(?:a |an |the )?(?:photo|picture|image|photograph|foto|imagen|фото|зображення|изображение)$/i.test(
      label.trim(),
    )
  ) {
    return {
      message: `"${label}" doesn’t describe this picture. Write what it shows, for people who can’t see it.`,
      severity: 'warning',
    };
  }
  if (!target.startsWith('/') || target.includes('..')) {
    return {
      message: `"${target}" isn’t a picture on this site. Put the file in public/images and write /images/its-name.webp.`,
    };
  }
  const wrong = checkPicture(root, target);
  return wrong && { ...wrong, message: `This picture can’t be shown well: ${wrong.message}` };
}

/** Problems of an address that isn't a page on this site. */
function checkOtherAddress(target: string): Explanation | undefined {
  const redirect = findRedirect(target);
  if (redirect !== undefined) {
    return {
      message: `This link goes through ${redirect.through}, which tracks visitors. Link to ${suggestDirectLink(redirect)}.`,
    };
  }
  if (isInStorage(target)) {
    return {
      message:
        'This file opens only for people it was shared with. Put its content on a page, or link to a public page.',
      severity: 'warning',
    };
  }
  const plain = stripTracking(target);
  if (plain !== undefined) {
    return {
      message: `This address contains tracking parameters. Use ${plain}.`,
      severity: 'warning',
    };
  }
  const [scheme = ''] = target.split(':');
  const form = addressForms[scheme];
  return form === undefined || form.form.test(target)
    ? undefined
    : { message: `"${target}" is not a complete address. Write it like ${form.like}.` };
}

/** US numbers have ten digits after +1, others seven to fifteen. Separators between digits are allowed. */
const phoneNumber = String.raw`\+(?:1(?:[-.()]*\d){10}|(?!1)\d(?:[-.()]*\d){6,14})`;
const mailbox = String.raw`[^\s@/,?]+@[^\s@/,?]+\.[a-z][a-z\d-]+`;

const addressForms: Partial<Record<string, { form: RegExp; like: string }>> = {
  https: {
    form: /^https:\/\/[^\s/.?#]+(?:\.[^\s/.?#]+)+(?:[/?#]\S*)?$/,
    like: 'https://www.flcourts.gov/page',
  },
  mailto: {
    form: new RegExp(String.raw`^mailto:${mailbox}(?:,${mailbox})*(?:\?\S*)?$`, 'i'),
    like: 'mailto:name@example.com',
  },
  tel: { form: new RegExp(String.raw`^tel:${phoneNumber}(?:;ext=\d+)?$`), like: 'tel:+14075550100' },
  sms: { form: new RegExp(String.raw`^sms:${phoneNumber}(?:\?body=\S*)?$`), like: 'sms:+14075550100' },
};

/** The path of a link to this site's own domain, with or without www.; undefined for other sites. */
function findPathOnThisSite(target: string, siteAddress: string): string | undefined {
  const [origin] = /^(?:https?:)?\/\/[^/?#]*/i.exec(target) ?? [];
  if (origin === undefined || siteAddress === '' || parseSiteName(origin) !== parseSiteName(siteAddress))
    return undefined;
  const path = target.slice(origin.length);
  return path.startsWith('/') ? path : `/${path}`;
}

function parseSiteName(address: string): string {
  return address.toLowerCase().replace(/^(?:https?:)?\/\/(?:www\.)?/, '');
}

/** The address with facts quoted. Unknown facts are reported elsewhere; the address is left as typed. */
function withFacts(target: string, { frontmatter }: Parsed, { facts }: SiteContext): string {
  if (!target.includes('{{')) return target;
  return quoteFacts(target, facts, getLanguage(frontmatter.values)).text;
}

/** Problems of a link that isn't a picture. External addresses are not requested. */
export function checkLink(
  { label, target: typed }: FoundLink,
  entry: Parsed,
  context: SiteContext,
): Explanation | undefined {
  const target = withFacts(typed, entry, context);
  if (label.trim() === '') return { message: 'This link has no text. Write it between the square brackets.' };
  if (target === '') {
    return { message: 'This link has no address. Write it between the parentheses.' };
  }
  const ownPath = findPathOnThisSite(target, context.definition.address(context.entries));
  if (ownPath !== undefined) return { message: `Link to pages of this site by path only: ${ownPath}.` };
  if (target.includes('{{')) return undefined;
  if (/^(https:|mailto:|tel:|sms:)/.test(target)) return checkOtherAddress(target);
  if (target.startsWith('http:')) return { message: 'Links to other sites start with https://.' };
  if (!target.startsWith('/') && !target.startsWith('#')) {
    return {
      message: `"${target}" is not an address. ${linkAdvice}${suggestPath(target, context)}`,
    };
  }
  const problem = checkAddress(target, entry, context);
  if (problem === undefined) return undefined;
  const { message, severity, cause } = problem;
  return {
    message: `This link ${message}`,
    ...(severity && { severity }),
    ...(target.startsWith('/') && { cause }),
  };
}
