import { linkAdvice } from '../../markdown/content-syntax.ts';
import type { Explanation } from '../../report/diagnostic.ts';
import { insertFacts } from '../../facts/quoted-facts.ts';
import { getLanguage } from '../../languages/languages.ts';
import type { MarkdownLink } from '../../markdown/links.ts';
import {
  formatPhoneUrl,
  isEmailFilterLink,
  isPrivateFile,
  suggestWebUrl,
  stripTracking,
  webUrlPattern,
} from '../../source/web-urls.ts';
import type { ParsedFile, NewDiagnostic, SiteRule, SiteContext } from '../rule.ts';
import { locateRange } from '../locate.ts';
import { checkPicture } from './pictures.ts';
import { suggestPath, checkTarget } from './targets.ts';

/** Every Markdown link and picture must have text and an existing target. */
export const links: SiteRule = {
  id: 'links',
  severity: 'error',
  why: 'Links and pictures must work for every visitor.',
  run: (context) =>
    listParsedFiles(context).flatMap((entry) =>
      entry.links.flatMap((link): NewDiagnostic[] => {
        const problem = link.isPicture
          ? checkPictureLink(link, context.root)
          : checkLink(link, entry, context);
        return problem === undefined ? [] : [{ ...locateRange(entry, link.index, link.length), ...problem }];
      }),
    ),
};

/** Lists all files whose frontmatter could be parsed, even those with invalid fields. */
export function listParsedFiles({ entriesByFile, invalidFiles }: SiteContext): ParsedFile[] {
  return [...entriesByFile.values(), ...invalidFiles];
}

const emptyDescriptionPattern =
  /^(?:a |an |the )?(?:photo|picture|image|photograph|foto|imagen|фото|зображення|изображение)$/i;

function checkPictureLink({ label, target }: MarkdownLink, root: string): Explanation | undefined {
  if (label.trim() === '')
    return { message: 'This picture has no description. Describe it between the square brackets.' };
  if (emptyDescriptionPattern.test(label.trim())) {
    const message = `"${label}" doesn’t describe this picture. Write what it shows, for people who can’t see it.`;
    return { message, severity: 'warning' };
  }
  if (!target.startsWith('/') || target.includes('..')) {
    const message = `"${target}" isn’t a picture on this site. Put the file in public/images and write /images/its-name.webp.`;
    return { message };
  }
  const problem = checkPicture(root, target);
  return problem && { ...problem, message: `This picture can’t be displayed properly: ${problem.message}` };
}

/** Finds a problem with an `https`, `mailto`, `tel` or `sms` URL. External URLs are not requested. */
function checkOtherUrl(target: string): Explanation | undefined {
  if (isPrivateFile(target)) {
    const message =
      'This file opens only for people it was shared with. Put its content on a page, or link to a public page.';
    return { message, severity: 'warning' };
  }
  if (isEmailFilterLink(target)) {
    const message =
      'This link was copied from an email, and contains the address of its recipient. Open it, and copy the URL of the page.';
    return { message };
  }
  const cleanUrl = stripTracking(target);
  if (cleanUrl !== undefined)
    return { message: `This URL contains tracking parameters. Use ${cleanUrl}.`, severity: 'warning' };
  const format = urlFormats[target.split(':')[0] ?? ''];
  if (format === undefined || format.pattern.test(target)) return undefined;
  const advice = suggestWebUrl(target) || suggestPhoneUrl(target) || ` Write it like ${format.example}.`;
  return { message: `"${target}" is not a complete URL.${advice}` };
}

/** US numbers have ten digits after +1, others seven to fifteen. Separators between digits are allowed. */
const phoneNumber = String.raw`\+(?:1(?:[-.()]*\d){10}|(?!1)\d(?:[-.()]*\d){6,14})`;
const mailbox = String.raw`[^\s@/,?]+@[^\s@/,?]+\.[a-z][a-z\d-]+`;

const urlFormats: Partial<Record<string, { pattern: RegExp; example: string }>> = {
  https: {
    pattern: webUrlPattern,
    example: 'https://www.flcourts.gov/page',
  },
  mailto: {
    pattern: new RegExp(String.raw`^mailto:${mailbox}(?:,${mailbox})*(?:\?\S*)?$`, 'i'),
    example: 'mailto:name@example.com',
  },
  tel: { pattern: new RegExp(String.raw`^tel:${phoneNumber}(?:;ext=\d+)?$`), example: 'tel:+14075550100' },
  sms: { pattern: new RegExp(String.raw`^sms:${phoneNumber}(?:\?body=\S*)?$`), example: 'sms:+14075550100' },
};

/** Suggests the URL for a US phone number in another format, such as tel:(407) 555-0100; '' for others. */
function suggestPhoneUrl(target: string): string {
  const [, scheme = '', digits = ''] =
    /^(tel|sms):1?(\d{10})$/.exec(target.replaceAll(/[^a-z\d:]/g, '')) ?? [];
  return digits === '' ? '' : ` Write ${scheme}:+1${digits}.`;
}

/** Finds the path of a link to this site's own domain, with or without www.; undefined for other targets. */
function findPathOnThisSite(target: string, siteOrigin: string): string | undefined {
  const url = /^(?:https?:)?\/\//i.test(target) ? URL.parse(target, siteOrigin) : null;
  const stripWww = (host: string) => host.replace(/^www\./, '');
  if (url === null || siteOrigin === '' || stripWww(url.host) !== stripWww(new URL(siteOrigin).host))
    return undefined;
  return `${url.pathname}${url.search}${url.hash}`;
}

/** Finds a problem with a link that isn't a picture. */
export function checkLink(
  { label, target: rawTarget }: MarkdownLink,
  entry: ParsedFile,
  context: SiteContext,
): Explanation | undefined {
  // Unknown facts are reported elsewhere and left as typed.
  const quotedTarget = insertFacts(rawTarget, context.facts, getLanguage(entry.frontmatter.values)).text;
  const target = quotedTarget === rawTarget ? rawTarget : formatPhoneUrl(quotedTarget);
  if (label.trim() === '') return { message: 'This link has no text. Write it between the square brackets.' };
  if (target === '') return { message: 'This link has no URL. Write it between the parentheses.' };
  const [, mailAddress] = /^(?:https?:\/\/)?([^\s/:@]+@[^\s/:@]+)$/.exec(target) ?? [];
  if (mailAddress !== undefined)
    return { message: `"${target}" is an email address. Write mailto:${mailAddress}.` };
  const ownPath = findPathOnThisSite(target, context.definition.getOrigin(context.entries));
  if (ownPath !== undefined) return { message: `Link to pages of this site by path only: ${ownPath}.` };
  if (target.includes('{{')) return undefined;
  if (/^(?:https:|mailto:|tel:|sms:)/.test(target)) return checkOtherUrl(target);
  if (!/^[/#]/.test(target)) {
    const suggestion = suggestWebUrl(target);
    if (target.startsWith('http:'))
      return { message: `Links to other sites start with https://.${suggestion}` };
    const advice = suggestion || ` ${linkAdvice}${suggestPath(target, context)}`;
    return { message: `"${target}" is not a complete URL.${advice}` };
  }
  const problem = checkTarget(target, entry, context);
  return problem && { ...problem, message: `This link ${problem.message}` };
}
