/** Pages whose parts are too wide, too low, too small, or move. */
import * as ask from '../questions.ts';
import type { Breakage } from './breakage.ts';

const still = { reducedMotion: 'reduce' } as const;

export const inLayout: readonly Breakage[] = [
  {
    by: 'a tall bar',
    css: 'header > div{height:40vh!important}',
    media: still,
    breaks: ask.sticky,
    says: /of 844 px/,
  },
  {
    by: 'anchors under the bars',
    css: 'html{scroll-padding-top:0!important}',
    media: still,
    breaks: ask.anchors,
    says: /lies under bars/,
  },
  {
    by: 'a wide box',
    html: '<div style="width:900px">Wide</div>',
    breaks: ask.text,
    says: /wider than the screen/,
  },
  {
    by: 'a box too low for its text',
    html: '<p style="height:1em;overflow:hidden">One <br> two <br> three</p>',
    breaks: ask.text,
    says: /is cut off/,
  },
  {
    by: 'text on text',
    html: '<p>Lower line of text</p><p style="margin-top:-1.6em">Upper line of text</p>',
    breaks: ask.text,
    says: /lies on/,
  },
  {
    by: 'a button of color alone',
    html: '<button style="border:0;background:red">Flat</button>',
    media: { forcedColors: 'active' },
    breaks: ask.forcedColors,
    says: /no border/,
  },
  { by: 'movement', css: 'a{transition:1s}', media: still, breaks: ask.motion, says: /moves for 1000 ms/ },
  {
    by: 'a button that a finger misses',
    html: '<button style="all:unset;display:inline-block;width:9px;height:9px;overflow:hidden">a</button>',
    breaks: ask.targets,
    says: /"a" is \S+ x \S+$/,
  },
  {
    by: 'words that a narrow screen leaves out',
    css: '@media (width < 400px){h1{display:none}}',
    at: { width: 320, height: 256 },
    breaks: ask.words,
    says: /is not there$/,
  },
  {
    by: 'a box too narrow for wider spaces',
    html: '<p style="font:16px monospace;width:150px;overflow:hidden;white-space:nowrap">Fifteen letters</p>',
    breaks: ask.spaced,
    says: /^"Fifteen letters" is cut off/,
  },
  {
    by: 'a box too low for larger text',
    html: '<p style="height:24px;line-height:24px;overflow:hidden"><span style="line-height:1.5">Large</span></p>',
    breaks: ask.enlarged,
    says: /^"Large" is cut off/,
  },
  {
    by: 'a part that is too wide where text is large',
    css: '@media (width < 12rem){main{width:900px}}',
    at: { width: 360, height: 800 },
    breaks: ask.enlargedInBrowser,
    says: /wider than the screen/,
  },
];
