/** Pages that say too little: aloud, on paper, without scripts. */
import * as ask from '../questions.ts';
import { pageKinds } from '../routes.ts';
import type { Breakage } from './breakage.ts';

const paper = { media: 'print' } as const;

export const inWords: readonly Breakage[] = [
  {
    by: 'words left off paper',
    css: '@media print{footer{display:none}}',
    media: paper,
    breaks: ask.print,
    says: /not printed/,
  },
  {
    by: 'bars on paper',
    on: pageKinds.tax,
    css: '[data-banner]{position:fixed!important}',
    media: paper,
    breaks: ask.print,
    says: /is fixed/,
  },
  {
    by: 'addresses left off paper',
    on: pageKinds.tax,
    css: 'main a::after{content:none!important}',
    media: paper,
    breaks: ask.print,
    says: /address of/,
  },
  {
    by: 'a form that paper can only leave blank',
    on: pageKinds.tax,
    css: '@media print{main section:has(form){display:block!important}}',
    media: paper,
    breaks: ask.print,
    says: /^a blank input is printed/,
  },
  {
    by: 'addresses on paper that say where one would have clicked',
    on: pageKinds.tax,
    css: 'main a[data-address]::after{content:attr(href)!important}',
    media: paper,
    breaks: ask.print,
    says: /stood is printed$/,
  },
  {
    by: 'a disclaimer that no sheet has',
    html: '<p class="odd">Not legal advice, and no lawyer yet</p>',
    css: '@media print{.odd{display:none}}',
    breaks: ask.sheets,
    says: /^"Not legal advice.*is not on paper/,
  },
  {
    by: 'a bar on every sheet',
    html: '<p style="position:fixed;inset:0 0 auto">Call this very moment</p>',
    breaks: ask.sheets,
    says: /^"Call this very moment" is on every sheet/,
  },
  {
    by: 'words that only a script shows',
    html: '<p class="late" hidden>Our price is $5</p><script>document.querySelector(".late").hidden = false</script>',
    breaks: ask.withoutScripts,
    says: /^"Our price is \$5" needs scripts/,
  },
  { by: 'an unmarked language', html: '<p>Приклад</p>', breaks: ask.names, says: /is marked as en/ },
  {
    by: 'links of one name to two places',
    html: '<a href="/a">Read more</a><a href="/b">Read more</a>',
    breaks: ask.controls,
    says: /"read more" leads to/,
  },
  {
    by: 'a nameless link',
    html: '<a href="/a"><svg></svg></a>',
    breaks: ask.controls,
    says: /a link has no name/,
  },
  {
    by: 'a mailbox ahead of the phones',
    html: '<footer><a href="mailto:a@example.com">Write</a></footer>',
    breaks: ask.help,
    says: /^the ways to reach the firm are/,
  },
  {
    by: 'a name other than the words shown',
    html: '<a href="/a" aria-label="Buy">Read</a>',
    breaks: ask.names,
    says: /^"read" is announced as "Buy"/,
  },
  {
    by: 'a film that is started by nobody',
    html: '<figure data-video-frame><iframe title="Film"></iframe><figcaption><b>Film</b></figcaption></figure>',
    breaks: ask.names,
    says: /^the film "Film" is there before it is asked for/,
  },
  {
    by: 'a tab that opens unsaid',
    html: '<a href="/a" target="_blank">Elsewhere</a>',
    breaks: ask.names,
    says: /does not say that it opens/,
  },
  {
    by: 'a script that nobody asked for',
    html: '<script src="/counter.js"></script>',
    breaks: ask.opening,
    says: /^asks for the script .*counter/,
  },
];
