import type { HTMLElement } from 'node-html-parser';
import { expect, test } from 'vitest';
import { fixtureFiles } from '../../content/edited-content.ts';
import type { Edits } from '../../content/edited-content.ts';
import { renderWithEdits } from './rendering.tsx';

const videoFile = 'content/videos/foreclosure-overview.md';
const videoText = [
  '---',
  'title: The first days of a case',
  'about: What to do first.',
  'address: https://video.example.com/embed/1',
  'duration: "3:20"',
  'uploaded: 2026-11-01',
  '---',
  '',
].join('\n');

/** A Ukrainian page that starts with the video. */
const ukrainianPage = (fixtureFiles.get('content/pages/foreclosure-defense.md') ?? '')
  .replace(/^title: .*$/m, 'title: Захист від стягнення будинку')
  .replace(/^description: .*$/m, '$&\nlanguage: uk')
  .replace(/\{\{(?:(?:show-cause|foreclosure)-[a-z-]+|first-day)\}\}/g, 'скільки скаже суд');

const pages = { en: '/foreclosure-defense', uk: '/zakhyst' };

function renderVideo(path: string, edits: Edits) {
  const root = renderWithEdits(path, { 'content/pages/zakhyst.md': ukrainianPage, ...edits });
  const frame = root.querySelector('[data-video-frame]');
  if (!frame) throw new Error(`${path} has no video.`);
  return { root, frame };
}

const normalizeSpaces = (text = '') => text.replace(/\s+/g, ' ').trim();

test.each([
  ['en', 'Play video: The first days of a case 3:20'],
  ['uk', 'Відтворити відео: The first days of a case 3:20'],
] as const)('the play button of a video contains its title once (%s)', (language, name) => {
  const { frame } = renderVideo(pages[language], { [videoFile]: videoText });
  expect(normalizeSpaces(frame.querySelector('button[data-video]')?.text)).toBe(name);
});

test.each([
  [
    'en',
    "Watch on the video host's site: The first days of a case (opens in a new tab)",
    /^Watching loads the video host.s player/,
  ],
  [
    'uk',
    'Дивитися на сайті відеосервісу: The first days of a case (відкриється в новій вкладці)',
    /^Під час/,
  ],
] as const)(
  'a notice next to the link explains that playing loads the host’s player (%s)',
  (language, name, notice) => {
    const { frame } = renderVideo(pages[language], { [videoFile]: videoText });
    const link = frame.querySelector('a');
    expect(normalizeSpaces(link?.text)).toBe(name);
    expect(normalizeSpaces(link?.parentNode?.text)).toMatch(notice);
  },
);

const poster = '/images/articles/trim-notice.svg';
const textWithPoster = videoText.replace('about:', `poster: ${poster}\nabout:`);

function listVideoNodes(root: HTMLElement): unknown[] {
  const script = root.querySelector('script[type="application/ld+json"]');
  const graph: { '@type': string }[] = JSON.parse(script?.text ?? '{}')['@graph'];
  return graph.filter((node) => node['@type'] === 'VideoObject');
}

test.each(['en', 'uk'] as const)(
  'a video’s poster is shown, and the video is in the structured data (%s)',
  (language) => {
    const { root, frame } = renderVideo(pages[language], { [videoFile]: textWithPoster });
    const picture = frame.querySelector('button img');
    expect(picture?.attributes).toMatchObject({ src: poster, alt: '', width: '1280', height: '720' });
    expect(picture?.hasAttribute('loading')).toBe(false);
    expect(frame.querySelector('button > svg')).toBeNull();
    expect(root.querySelector('link[rel=preload]')).toBeNull();
    expect(listVideoNodes(root)).toEqual([
      expect.objectContaining({
        name: 'The first days of a case',
        thumbnailUrl: `https://www.example.com${poster}`,
      }),
    ]);
  },
);

test('the poster of a video below the fold is lazy-loaded', () => {
  const { frame } = renderVideo('/broward-foreclosure-defense', {
    'content/videos/county-foreclosure.md': textWithPoster,
  });
  expect(frame.querySelector('img')?.getAttribute('loading')).toBe('lazy');
});

test('a video without a poster shows an icon and isn’t in the structured data', () => {
  const { root, frame } = renderVideo(pages.en, { [videoFile]: videoText });
  expect(frame.querySelector('button > svg')).not.toBeNull();
  expect(listVideoNodes(root)).toEqual([]);
});

test('a case study shows a disabled button until it has a video', () => {
  const edits = { 'content/videos/appeals-case-two.md': textWithPoster };
  const { root, frame } = renderVideo('/appeals', edits);
  const cards = root.querySelectorAll('main li:has(button)');
  expect(cards.map((card) => card.querySelector('button')?.hasAttribute('disabled'))).toEqual([true, false]);
  expect(frame.closest('li')).toBe(cards[1]);
  expect(cards[1]?.text).not.toContain('coming soon');
  expect(frame.querySelector('button')?.getAttribute('data-video')).toBe('https://video.example.com/embed/1');
  expect(listVideoNodes(root)).toEqual([expect.objectContaining({ name: 'The first days of a case' })]);
});

test('upcoming videos share one section, each with its transcript', () => {
  const { root } = renderVideo('/florida-property-tax-appeals', {});
  const frames = root.querySelectorAll('section [data-video-frame]');
  expect(frames).toHaveLength(2);
  expect(new Set(frames.map((frame) => frame.closest('section'))).size).toBe(1);
  expect(
    frames.map((frame) => frame.closest('[id]:not(section)')?.querySelectorAll('details').length),
  ).toEqual([1, 1]);
});
