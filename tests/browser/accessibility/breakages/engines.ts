/** Pages broken for the engines that check them, and in their colors. */
import * as ask from '../questions.ts';
import { pageKinds } from '../routes.ts';
import type { Breakage } from './breakage.ts';

const tinyButton = '<button style="all:unset;width:9px;height:9px;overflow:hidden">a</button>';
const tinyButtons = `${tinyButton}${tinyButton}`;

export const forEngines: readonly Breakage[] = [
  { by: 'a field without a label', html: '<input name="bare">', breaks: ask.axe, says: /^label / },
  { by: 'pale text', html: '<p style="color:#bbb">Pale words</p>', breaks: ask.axe, says: /^color-contrast/ },
  {
    by: 'tiny buttons side by side',
    html: tinyButtons,
    breaks: ask.axe,
    says: /^target-size/,
  },
  {
    by: 'tiny buttons side by side, by the rules of layout alone,',
    html: tinyButtons,
    breaks: ask.axeOfLayout,
    says: /^target-size/,
  },
  {
    by: 'a skipped level of headings',
    html: '<h2>Two</h2><h4>Four</h4>',
    breaks: ask.axe,
    says: /^heading-order/,
  },
  {
    by: 'a second footer',
    html: '<footer>One too many</footer>',
    breaks: ask.axe,
    says: /^landmark-no-duplicate-contentinfo/,
  },
  {
    by: 'a color that no engine can read',
    html: '<p style="background:url(/favicon.svg)">On a picture</p>',
    breaks: ask.axe,
    says: /^unreviewed color-contrast \(bgImage\)/,
  },
  {
    by: 'a button without a name, for the second engine,',
    html: '<button></button>',
    breaks: ask.secondEngine,
    says: /^input_label_exists/,
  },
  {
    by: 'text on a gradient',
    html: '<p style="background:linear-gradient(#fff,#333)">Fading words</p>',
    breaks: ask.contrast,
    says: /^"Fading words" lies on a gradient/,
  },
  {
    by: 'words a shade too pale',
    html: '<p style="color:#777;background:#fff">Gray words</p>',
    breaks: ask.contrast,
    says: /^"Gray words" has a contrast of 4.48/,
  },
  {
    by: 'words that the light scheme alone shows',
    css: '@media (prefers-color-scheme:dark){main p{color:#16272c!important}}',
    breaks: ask.contrastInTheDark,
    says: /has a contrast of 1\.\d+, not 4\.5/,
  },
  {
    by: 'pale words in its menus',
    css: '[data-menu=group] a{color:#bbb!important}',
    breaks: ask.axeOpened,
    says: /^color-contrast/,
  },
  {
    by: 'pale words in its answers',
    on: pageKinds.tax,
    css: 'main details[open] p{color:#bbb!important}',
    breaks: ask.axeOpened,
    says: /^color-contrast/,
  },
];
