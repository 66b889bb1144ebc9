/** Checks for the bands that many pages share: cards, steps, questions, videos, booking links. */
import type { HTMLElement } from 'node-html-parser';
import { has } from './checks.ts';
import type { Check, Words } from './checks.ts';
import { sixteenToNine } from './styles.ts';
import { textOf } from './text.ts';

/** A list of cards with these titles, in this order and no others. */
export const cards = (...titles: Words[]): Check => titled('ul', titles);

/** Numbered steps with these titles, in this order and no others. */
export const steps = (...titles: Words[]): Check => titled('ol', titles);

/** A list with so many titled cards. */
export function cardCount(count: number): Check {
  return (part) => {
    const counts = part.querySelectorAll('ul').map((element) => titlesOf(element).length);
    return counts.includes(count) ? [] : [`cards in lists of ${counts.join(', ') || 'none'}, not ${count}`];
  };
}

/** A plain list that holds these points, in this order. */
export function list(...entries: Words[]): Check {
  return (part) =>
    part.querySelectorAll('ul').some((element) => equal(itemsOf(element).map(textOf), entries))
      ? []
      : [`no list of ${entries.map(String).join(', ')}`];
}

/** A list, or lists side by side, with about so many points. */
export function points(least: number, most: number): Check {
  return (part) => {
    const found = part.querySelectorAll('li').length;
    return found >= least && found <= most ? [] : [`${found} points, not ${least} to ${most}`];
  };
}

/** Questions of which one at a time is open, closed to begin with, each with an answer. */
export function faq(...questions: Words[]): Check {
  return (part) => {
    const items = part.querySelectorAll('details[name]');
    const names = new Set(items.map((item) => item.getAttribute('name')));
    return [
      ...(equal(
        items.map((item) => textOf(item.querySelector('summary'))),
        questions,
      )
        ? []
        : [`the questions are ${items.map((item) => textOf(item.querySelector('summary'))).join(' | ')}`]),
      ...(names.size === 1 ? [] : ['the questions do not share one name, so several open at once']),
      ...items.filter((item) => item.hasAttribute('open')).map(() => 'a question is open from the start'),
      ...items.filter((item) => answerOf(item).length < 40).map((item) => `no answer to ${textOf(item)}`),
    ];
  };
}

/** Places for videos in 16:9 that load nothing. */
export function videos(count: number): Check {
  return (part) => {
    const frames = part.querySelectorAll('[data-video-frame]');
    return [
      ...(frames.length === count ? [] : [`${frames.length} video frames, not ${count}`]),
      ...frames.flatMap((frame) => (isWide(frame) ? [] : ['a video frame is not 16:9'])),
      ...frames.flatMap((frame) => (textOf(frame) === '' ? ['a video frame says nothing'] : [])),
      ...has('iframe, video', 0)(part),
    ];
  };
}

/** A link that opens in a new tab without an opener, says so, and carries the four tracking values. */
export function booking(address: RegExp, content?: string): Check {
  return (part) => {
    const links = part
      .querySelectorAll('a[target="_blank"]')
      .filter((anchor) => address.test(anchor.getAttribute('href') ?? ''));
    const fits = links.filter(
      (anchor) => content === undefined || tracked(anchor)?.content.endsWith(`_${content}`) === true,
    );
    return [
      ...(fits.length > 0 ? [] : [`no booking link to ${String(address)} from ${content ?? 'anywhere'}`]),
      ...links.flatMap((anchor) =>
        /(?:^|\s)noopener(?:\s|$)/.test(anchor.getAttribute('rel') ?? '') ? [] : ['a new tab has an opener'],
      ),
      ...links.flatMap((anchor) => (tracked(anchor) === undefined ? [`not tracked: ${textOf(anchor)}`] : [])),
    ];
  };
}

export const everyBookingLink = /^https:\/\/book\./;

/** The page ends in a call to action: book, call or write. */
export const callToAction: Check = (part) => {
  const last = part
    .querySelectorAll('section')
    .findLast((section) => section.querySelector('h2') !== null && section.querySelector('a') !== null);
  const links = last?.querySelectorAll('a').map((anchor) => anchor.getAttribute('href') ?? '') ?? [];
  const ways = [/^https:\/\/book\.|#(?:consultation|wrongful-death)$/, /^tel:/, /^mailto:/];
  return ways.some((way) => links.some((href) => way.test(href))) ? [] : ['no call to action at the end'];
};

function titled(tag: 'ol' | 'ul', titles: Words[]): Check {
  return (part) =>
    part.querySelectorAll(tag).some((element) => equal(titlesOf(element), titles))
      ? []
      : [`no ${tag === 'ol' ? 'steps' : 'cards'} ${titles.map(String).join(', ')}`];
}

function titlesOf(element: HTMLElement): string[] {
  return itemsOf(element).flatMap((item) => item.querySelectorAll('h3').slice(0, 1).map(textOf));
}

function itemsOf(element: HTMLElement): HTMLElement[] {
  return element.querySelectorAll(':scope > li');
}

function equal(texts: string[], wanted: Words[]): boolean {
  return (
    texts.length === wanted.length &&
    wanted.every((words, index) => {
      const text = texts[index] ?? '';
      return words instanceof RegExp ? words.test(text) : text.toLowerCase() === words.toLowerCase();
    })
  );
}

function answerOf(item: HTMLElement): string {
  return textOf(item)
    .slice(textOf(item.querySelector('summary')).length)
    .trim();
}

function isWide(frame: HTMLElement): boolean {
  const classes = frame.querySelectorAll('*').flatMap((element) => element.classNames.split(' '));
  return classes.some((name) => sixteenToNine.has(name));
}

function tracked(anchor: HTMLElement): { content: string } | undefined {
  const query = new URL(anchor.getAttribute('href') ?? '').searchParams;
  const values = ['source', 'medium', 'campaign', 'content'].map((name) => query.get(`utm_${name}`));
  return values.every(Boolean) ? { content: query.get('utm_content') ?? '' } : undefined;
}
