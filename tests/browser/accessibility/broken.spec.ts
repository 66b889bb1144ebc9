/** Each bar can fail: a page is broken in one way on purpose, and the bar that guards it says so. */
import type { Page } from '@playwright/test';
import { expect, test } from '../servers.ts';
import { axeFaults } from './axe.ts';
import { breakPage } from './break-page.ts';
import { contrastFaults } from './contrast-faults.ts';
import { focusFaults } from './focus-pixels.ts';
import { helpFaults } from './help-order.ts';
import { walkFaults } from './keyboard-walk.ts';
import { forcedColourFaults, motionFaults, printFaults } from './media-faults.ts';
import { menuWalkFaults } from './menu-walk.ts';
import { nameFaults } from './name-faults.ts';
import { scriptFaults } from './page-parts.ts';
import { paperFaults } from './printed-pages.ts';
import { address, built, pageKinds } from './routes.ts';
import { secondEngineFaults } from './second-engine.ts';
import { nameClashes, spokenControls } from './spoken-names.ts';
import { spokenOutline } from './spoken-outline.ts';
import { anchorFaults, stickyFaults } from './sticky.ts';
import { textFaults } from './text-faults.ts';

test.skip(!built, 'The site has not been built.');
test.use({ bypassCSP: true, viewport: { width: 390, height: 844 } });

type Breakage = {
  by: string;
  html?: string;
  css?: string;
  media?: Parameters<Page['emulateMedia']>[0];
  look: (page: Page) => Promise<string[]>;
  says: RegExp;
};

const still = { reducedMotion: 'reduce' } as const;
const paper = { media: 'print' } as const;

const breakages: Breakage[] = [
  { by: 'a field without a label', html: '<input name="bare">', look: axeFaults, says: /^label / },
  { by: 'pale text', html: '<p style="color:#bbb">Pale words</p>', look: axeFaults, says: /^color-contrast/ },
  {
    by: 'tiny buttons side by side',
    html: '<button style="all:unset;width:9px;height:9px;overflow:hidden">a</button><button style="all:unset;width:9px;height:9px;overflow:hidden">b</button>',
    look: axeFaults,
    says: /^target-size/,
  },
  {
    by: 'a skipped level of headings',
    html: '<h2>Two</h2><h4>Four</h4>',
    look: axeFaults,
    says: /^heading-order/,
  },
  {
    by: 'a second footer',
    html: '<footer>One too many</footer>',
    look: axeFaults,
    says: /^landmark-no-duplicate-contentinfo/,
  },
  {
    by: 'a colour that no engine can judge',
    html: '<p style="background:url(/favicon.svg)">On a picture</p>',
    look: axeFaults,
    says: /^unreviewed color-contrast \(bgImage\)/,
  },
  {
    by: 'a button without a name, for the second engine,',
    html: '<button></button>',
    look: secondEngineFaults,
    says: /^input_label_exists/,
  },
  {
    by: 'a layer over the text',
    html: '<div style="position:fixed;inset:20% 0 0;background:#fff;z-index:99">Cookies</div>',
    media: still,
    look: walkFaults,
    says: /is covered by div "Cookies"/,
  },
  {
    by: 'a layer that comes while the page scrolls',
    html: '<p data-watch>Here</p><div hidden style="position:fixed;inset:20% 0 0;background:#fff;z-index:99">Offer</div><script>const layer = document.currentScript.previousElementSibling; new IntersectionObserver(([{ isIntersecting }]) => { layer.hidden = !isIntersecting }).observe(layer.previousElementSibling)</script>',
    media: still,
    look: walkFaults,
    says: /is covered by div "Offer"/,
  },
  {
    by: 'a layer over the menu',
    html: '<div style="position:fixed;inset:20% 0 0;background:#fff;z-index:99">Cookies</div>',
    look: menuWalkFaults,
    says: /is covered by div "Cookies"/,
  },
  {
    by: 'an order of its own',
    html: '<a href="#main" tabindex="5">First of all</a>',
    media: still,
    look: walkFaults,
    says: /"First of all" has the focus/,
  },
  {
    by: 'a trap',
    html: '<script>addEventListener("keydown", (event) => { if (event.key === "Tab" && document.activeElement?.closest("footer")) event.preventDefault(); })</script>',
    media: still,
    look: walkFaults,
    says: /has the focus, not/,
  },
  {
    by: 'hidden focus',
    css: ':focus-visible{outline:0!important}',
    media: still,
    look: walkFaults,
    says: /show its focus/,
  },
  {
    by: 'pale focus',
    css: ':focus-visible{outline-color:#eee!important}',
    media: still,
    look: walkFaults,
    says: /contrast of 1\.\d only/,
  },
  {
    by: 'a hairline for focus',
    css: ':focus-visible{outline-width:1px!important}',
    media: still,
    look: focusFaults,
    says: /pixels show its focus/,
  },
  {
    by: 'a focus that the next bar covers',
    css: '.top a{outline-offset:2px!important}',
    media: still,
    look: focusFaults,
    says: /^a# "Call now.*pixels show its focus/,
  },
  {
    by: 'a tall bar',
    css: '.top{height:40vh!important}',
    media: still,
    look: stickyFaults,
    says: /of 844 px/,
  },
  {
    by: 'anchors under the bars',
    css: 'html{scroll-padding-top:0!important}',
    media: still,
    look: anchorFaults,
    says: /lies under bars/,
  },
  {
    by: 'a wide box',
    html: '<div style="width:900px">Wide</div>',
    look: textFaults,
    says: /wider than the screen/,
  },
  {
    by: 'a box too low for its text',
    html: '<p style="height:1em;overflow:hidden">One <br> two <br> three</p>',
    look: textFaults,
    says: /is cut off/,
  },
  {
    by: 'text on text',
    html: '<p>Lower line of text</p><p style="margin-top:-1.6em">Upper line of text</p>',
    look: textFaults,
    says: /lies on/,
  },
  {
    by: 'a button of colour alone',
    html: '<button style="border:0;background:red">Flat</button>',
    media: { forcedColors: 'active' },
    look: forcedColourFaults,
    says: /no border/,
  },
  { by: 'movement', css: 'a{transition:1s}', media: still, look: motionFaults, says: /moves for 1000 ms/ },
  {
    by: 'words left off paper',
    css: '@media print{footer{display:none}}',
    media: paper,
    look: printFaults,
    says: /not printed/,
  },
  {
    by: 'bars on paper',
    css: '.due{position:fixed!important}',
    media: paper,
    look: printFaults,
    says: /is fixed/,
  },
  {
    by: 'addresses left off paper',
    css: 'main a::after{content:none!important}',
    media: paper,
    look: printFaults,
    says: /address of/,
  },
  {
    by: 'a disclaimer that no sheet has',
    html: '<p class="odd">Not legal advice, and no lawyer yet</p>',
    css: '@media print{.odd{display:none}}',
    look: paperFaults,
    says: /^"Not legal advice.*is not on paper/,
  },
  {
    by: 'a bar on every sheet',
    html: '<p style="position:fixed;inset:0 0 auto">Call this very moment</p>',
    look: paperFaults,
    says: /^"Call this very moment" is on every sheet/,
  },
  {
    by: 'words that only a script shows',
    html: '<p class="late" hidden>Our price is $5</p><script>document.querySelector(".late").hidden = false</script>',
    look: scriptFaults,
    says: /^"Our price is \$5" needs scripts/,
  },
  {
    by: 'a part that is drawn as a button only',
    html: '<div class="btn">Pay</div><div role="button">Send</div>',
    look: async (page) => (await spokenOutline(page.locator('body'))).split('\n'),
    says: /^- button "Send"$/,
  },
  { by: 'an unmarked language', html: '<p>Приклад</p>', look: nameFaults, says: /is marked as en/ },
  {
    by: 'links of one name to two places',
    html: '<a href="/a">Read more</a><a href="/b">Read more</a>',
    look: async (page) => nameClashes(await spokenControls(page)),
    says: /"read more" leads to/,
  },
  {
    by: 'a nameless link',
    html: '<a href="/a"><svg></svg></a>',
    look: async (page) => nameClashes(await spokenControls(page)),
    says: /a link has no name/,
  },
  {
    by: 'a mailbox ahead of the phones',
    html: '<footer><a href="mailto:a@example.com">Write</a></footer>',
    look: helpFaults,
    says: /^the ways to reach the firm are/,
  },
  {
    by: 'text on a gradient',
    html: '<p style="background:linear-gradient(#fff,#333)">Fading words</p>',
    look: contrastFaults,
    says: /^"Fading words" lies on a gradient/,
  },
  {
    by: 'words a shade too pale',
    html: '<p style="color:#777;background:#fff">Grey words</p>',
    look: contrastFaults,
    says: /^"Grey words" has a contrast of 4.48/,
  },
  {
    by: 'a name other than the words shown',
    html: '<a href="/a" aria-label="Buy">Read</a>',
    look: nameFaults,
    says: /^"read" is announced as "Buy"/,
  },
  {
    by: 'a film that is started by nobody',
    html: '<figure data-video-frame><iframe title="Film"></iframe><figcaption><b>Film</b></figcaption></figure>',
    look: nameFaults,
    says: /^the film "Film" is there before it is asked for/,
  },
  {
    by: 'a tab that opens unsaid',
    html: '<a href="/a" target="_blank">Elsewhere</a>',
    look: nameFaults,
    says: /does not say that it opens/,
  },
];

for (const { by, html, css, media, look, says } of breakages) {
  test(`a page broken by ${by} is found out`, async ({ page }) => {
    await breakPage(page, pageKinds.tax, { html, css });
    if (media) await page.emulateMedia(media);
    await page.goto(`${address}${pageKinds.tax}`);
    expect((await look(page)).filter((fault) => says.test(fault))).not.toEqual([]);
  });
}
