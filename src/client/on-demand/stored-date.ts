import { tryStorage, serviceDateKey } from '../storage.ts';

export const attribute = 'data-kept';

/**
 * Reserves the height of the result for a stored date, to avoid a layout shift. If the page has already been painted, the
 * result appears on the first click instead.
 */
export function start(): void {
  const [, height] = (tryStorage(() => sessionStorage.getItem(serviceDateKey)) ?? '').split(' ');
  const finder = document.querySelector<HTMLElement>('[data-kept]');
  const { islands } = document.documentElement.dataset;
  if (!height || !finder || !islands) return;
  const load = () => import(/* @vite-ignore */ islands.replaceAll('islands', 'deadline'));
  // The time of the latest frame, which is zero before the first paint in Chromium.
  if (document.timeline.currentTime) {
    addEventListener('pointerdown', () => void load(), { once: true });
    return;
  }
  const { style, offsetHeight } = finder;
  style.cssText = `content-visibility:hidden;height:${offsetHeight + Number(height)}px`;
  const show = () => (style.cssText = '');
  void load().then(show, show);
}
