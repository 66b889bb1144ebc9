import { allowed, dateServedKey, tabStorage } from '../storage.ts';

export const mark = 'data-kept';

/**
 * The answer to a date that is known already has its place before its code arrives, as high as on the last page. Where
 * the page was painted before, it waits for a touch, so that nothing moves by itself.
 */
export function start(): void {
  const [, height] = (allowed(() => tabStorage()?.getItem(dateServedKey)) ?? '').split(' ');
  const finder = document.querySelector<HTMLElement>('[data-kept]');
  const { islands } = document.documentElement.dataset;
  if (!height || !finder || !islands) return;
  const load = () => import(/* @vite-ignore */ islands.replaceAll('islands', 'deadline'));
  // The time of the latest frame; in Chromium zero before the first, elsewhere seldom.
  if (document.timeline.currentTime) {
    addEventListener('pointerdown', () => void load(), { once: true });
    return;
  }
  const { style, offsetHeight } = finder;
  style.cssText = `content-visibility:hidden;height:${offsetHeight + Number(height)}px`;
  const show = () => (style.cssText = '');
  void load().then(show, show);
}
