import { expect, test } from 'vitest';
import { all } from '#content/site.ts';
import { buildClock } from '#build/clock.ts';
import { loadEdited, problemsAfter, replaced } from '../edited-content.ts';

const file = 'content/legal/zz.md';

/** A small page with these additional fields. */
function page(...fields: string[]): string {
  return [
    '---',
    'title: A legal text of our own',
    'description: A page of fifty characters at the least, for this very test.',
    'heading: A legal text',
    'intro: An introduction.',
    "effective: '2026-01-01'",
    ...fields,
    'noindex: true',
    '---',
    '',
    'Some text.',
    '',
  ].join('\n');
}

const shownAt = (now: string, fields: string[], preview = false) =>
  loadEdited({ [file]: page(...fields) }, { now, preview }).site?.pages.has('/zz');

test('a draft appears only in the preview', () => {
  expect(shownAt('2026-11-21T17:00:00Z', ['draft: true'])).toBe(false);
  expect(shownAt('2026-11-21T17:00:00Z', ['draft: true'], true)).toBe(true);
});

test('a scheduled page appears at midnight in Florida', () => {
  expect(shownAt('2027-01-10T04:59:00Z', ['publishOn: 2027-01-10'])).toBe(false);
  expect(shownAt('2027-01-10T05:00:00Z', ['publishOn: 2027-01-10'])).toBe(true);
});

test('a page with an end date is shown through that day, and then redirects', () => {
  const fields = ['expiresOn: 2027-01-10', 'redirectTo: /probate', 'aliases: [/old-zz]'];
  expect(shownAt('2027-01-11T04:59:00Z', fields)).toBe(true);
  const { site } = loadEdited({ [file]: page(...fields) }, { now: '2027-01-11T05:00:00Z' });
  expect(site?.pages.has('/zz')).toBe(false);
  expect(site?.redirects.get('/zz')).toBe('/probate');
  expect(site?.redirects.get('/old-zz')).toBe('/probate');
});

test('a draft is not listed', () => {
  const { site } = loadEdited({ [file]: page('draft: true') });
  expect(site && all(site, 'legal').map(({ id }) => id)).not.toContain('zz');
});

test('SITE_NOW sets the build clock, and an invalid value is an error', () => {
  expect(buildClock({ SITE_NOW: '2027-02-01T12:00:00Z' }).toISOString()).toBe('2027-02-01T12:00:00.000Z');
  expect(() => buildClock({ SITE_NOW: 'tomorrow' })).toThrow('SITE_NOW must be a date and time');
});

test('expiresOn needs redirectTo', () => {
  expect(problemsAfter({ [file]: page('expiresOn: 2027-01-10') })).toEqual([
    [
      `${file}:7:12`,
      '  expiresOn  also needs redirectTo, the page that replaces it.',
      '    5 | intro: An introduction.',
      "    6 | effective: '2026-01-01'",
      '  > 7 | expiresOn: 2027-01-10',
      '      |            ^^^^^^^^^^',
    ].join('\n'),
  ]);
});

test.each([
  ['/zz', 'redirects to this page itself. Choose another page.'],
  ['/home', 'points to /home, which redirects to /. Use / directly.'],
  ['/zy', 'points to /zy, which redirects back here. Choose a page that doesn’t end.'],
])('a redirect to %s is refused', (target, sentence) => {
  const edits = {
    [file]: page('expiresOn: 2027-01-10', `redirectTo: ${target}`),
    ...(target === '/zy' && {
      'content/legal/zy.md': page('expiresOn: 2027-01-10', 'redirectTo: /zz').replace(
        'of our own',
        'of theirs',
      ),
    }),
  };
  expect(problemsAfter(edits).join('\n')).toContain(`${file}:8:13\n  redirectTo  ${sentence}`);
});

test('a redirect to a page that ends is refused', () => {
  const edits = {
    [file]: page('expiresOn: 2027-01-10', 'redirectTo: /zy'),
    'content/legal/zy.md': page('expiresOn: 2027-03-10', 'redirectTo: /probate').replace(
      'of our own',
      'of theirs',
    ),
  };
  expect(problemsAfter(edits).join('\n')).toContain(
    'redirectTo  points to /zy, which ends too and redirects to /probate. Choose a page that doesn’t end.',
  );
});

test('an alias that is another page’s address is refused', () => {
  expect(problemsAfter({ [file]: page('aliases: [/old, /probate]') })).toEqual([
    [
      `${file}:7:17`,
      '  The address /probate already belongs to content/pages/probate.md. Change one of the two paths.',
      '    5 | intro: An introduction.',
      "    6 | effective: '2026-01-01'",
      '  > 7 | aliases: [/old, /probate]',
      '      |                 ^^^^^^^^',
    ].join('\n'),
  ]);
});

test('a reserved address is refused', () => {
  expect(problemsAfter({ [file]: page('path: /assets/x') }).join()).toContain(
    'The address /assets/x is reserved for the site’s own files. Choose another.',
  );
});

test.each(['/index', '/blog/index'])('the address %s is refused as a duplicate of its folder', (address) => {
  const place = address === '/index' ? '/' : '/blog';
  const sentence = `The address ${address} is the same as ${place} to a web server. Choose another.`;
  expect(problemsAfter({ [file]: page(`path: ${address}`) }).join()).toContain(sentence);
  expect(problemsAfter({ [file]: page(`aliases: [${address}]`) })).toEqual([
    expect.stringContaining(`${file}:7:11\n  ${sentence}`),
  ]);
  expect(problemsAfter({ [`content/legal${address}.md`]: page('updated: 2026-11-01') }).join()).toContain(
    sentence,
  );
});

test('a link to a draft or to a scheduled page is reported', () => {
  const link = { 'content/faqs/zz-new.md': '---\nquestion: Why?\n---\n\nSee [the terms](/zz).\n' };
  expect(problemsAfter({ ...link, [file]: page('draft: true') }).join()).toContain(
    'This link points to /zz, which is a draft and not on the built site. Remove "draft: true" from content/legal/zz.md, or remove this link.',
  );
  expect(problemsAfter({ ...link, [file]: page('publishOn: 2026-12-24') }).join()).toContain(
    'This link points to /zz, which isn’t published until 2026-12-24 (content/legal/zz.md). Remove this link until then.',
  );
  // The preview reports it although it shows drafts.
  expect(problemsAfter({ ...link, [file]: page('draft: true') }, { preview: true }).join()).toContain(
    'This link points to /zz, which is a draft',
  );
});

test('the home page can’t be noindex', () => {
  const home = 'content/pages/index.md';
  const problems = problemsAfter({ [home]: replaced(home, 'aliases:', 'noindex: true\naliases:') });
  expect(problems).toEqual([
    expect.stringMatching(
      /index\.md:\d+:10\n {2}noindex {2}would remove the home page from search results\./,
    ),
  ]);
});
