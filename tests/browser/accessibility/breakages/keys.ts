/** Pages on which somebody with a keyboard is lost. */
import * as ask from '../questions.ts';
import type { Breakage } from './breakage.ts';

const still = { reducedMotion: 'reduce' } as const;

export const forKeys: readonly Breakage[] = [
  {
    by: 'a layer over the text',
    html: '<div style="position:fixed;inset:20% 0 0;background:#fff;z-index:99">Cookies</div>',
    media: still,
    breaks: ask.tabOrder,
    says: /is covered by div "Cookies"/,
  },
  {
    by: 'a layer that comes while the page scrolls',
    html: '<p data-watch>Here</p><div hidden style="position:fixed;inset:20% 0 0;background:#fff;z-index:99">Offer</div><script>const layer = document.currentScript.previousElementSibling; new IntersectionObserver(([{ isIntersecting }]) => { layer.hidden = !isIntersecting }).observe(layer.previousElementSibling)</script>',
    media: still,
    breaks: ask.tabOrder,
    says: /is covered by div "Offer"/,
  },
  {
    by: 'a layer over the menu',
    html: '<div style="position:fixed;inset:20% 0 0;background:#fff;z-index:99">Cookies</div>',
    breaks: ask.openMenu,
    says: /is covered by div "Cookies"/,
  },
  {
    by: 'an order of its own',
    html: '<a href="#main" tabindex="5">First of all</a>',
    media: still,
    breaks: ask.tabOrder,
    says: /"First of all" has the focus/,
  },
  {
    by: 'a trap',
    html: '<script>addEventListener("keydown", (event) => { if (event.key === "Tab" && document.activeElement?.closest("footer")) event.preventDefault(); })</script>',
    media: still,
    breaks: ask.tabOrder,
    says: /has the focus, not/,
  },
  {
    by: 'hidden focus',
    css: ':focus-visible{outline:0!important}',
    media: still,
    breaks: ask.tabOrder,
    says: /show its focus/,
  },
  {
    by: 'pale focus',
    css: ':focus-visible{outline-color:#eee!important}',
    media: still,
    breaks: ask.tabOrder,
    says: /contrast of 1\.\d only/,
  },
  {
    by: 'a hairline for focus',
    css: ':focus-visible{outline-width:1px!important}',
    media: still,
    breaks: ask.shownFocus,
    says: /pixels show its focus/,
  },
  {
    by: 'a focus that is cut off',
    css: 'header > div a{clip-path:inset(0)}',
    media: still,
    breaks: ask.shownFocus,
    says: /^a# "Call now.*pixels show its focus/,
  },
  {
    by: 'a link ahead of the skip link',
    html: '<a href="#main" tabindex="5">First of all</a>',
    breaks: ask.skipLink,
    says: /^the skip link does not come first/,
  },
];
