import {
  flag,
  formattedText,
  isoDate,
  linkText,
  optionalList,
  pagePath,
  internalNote,
  shareImagePath,
  text,
} from './kinds.ts';

const ownPath = (description: string) =>
  formattedText(
    description,
    /^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/,
    'must be a path like /probate: lowercase letters, digits, hyphens and slashes',
  );

/** Declares a path that may come from an earlier site, like `/Our_Firm.html`, without characters that hosts treat as patterns. */
const oldPath = (description: string) =>
  formattedText(
    description,
    /^(?:\/|(?:\/(?!\.{1,2}(?:\/|$))(?:[A-Za-z0-9._~!$&'()+,;=@-]|%[0-9A-Fa-f]{2})+)+)$/,
    'must be a path like /old-page or /old.html, without ?, # or a slash at the end, and with letters such as ñ as browsers copy them (%C3%B1)',
  );

/** Fields that the engine reads from every page, for page schemas. */
export const pageFields = {
  title: text('Title in the browser tab and in search results, 10 to 70 characters. Must be unique.')
    .min(10)
    .max(70),
  description: text('One or two sentences shown under the title in search results, 50 to 170 characters.')
    .min(50)
    .max(170),
  label: linkText('Short name of the page for menus and the breadcrumb bar, like "Probate".').optional(),
  path: ownPath(
    'The page’s path, if it differs from the file name. Starts with a slash, like /probate.',
  ).optional(),
  aliases: optionalList(
    oldPath('A path.'),
    'Other paths that redirect to this page, like /home, or /old.html from an earlier site.',
  ),
  updated: isoDate('The date on which the page’s content last changed, for search engines.').optional(),
  noindex: flag('true hides the page from search engines.'),
  shareImage: shareImagePath(
    'Picture shown with shared links to the page. Defaults to an illustration.',
  ).optional(),
  note: internalNote('A note for colleagues. Never shown to visitors.').optional(),
  draft: flag('true shows the page only in the preview, not on the live site.'),
  publishOn: isoDate(
    'The date on which the page becomes public. Leave it out to publish the page right away.',
  ).optional(),
  expiresOn: isoDate('The last date on which the page is public. Also requires redirectTo.').optional(),
  redirectTo: pagePath('The page that visitors are redirected to after expiresOn.').optional(),
};
