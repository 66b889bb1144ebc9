import { onClick } from '../start/dom.ts';

export const mark = 'data-video';

/**
 * Loads a player where its picture was. The click is the visitor's consent; before it nothing is asked of the video's
 * host. A film that is meant to start by itself starts without sound, unless the visitor prefers less motion.
 */
export function start(): void {
  onClick(`button[${mark}]`, (button) => {
    const { video, title, autoplay } = button.dataset;
    const player = document.createElement('iframe');
    const address = new URL(video ?? '', location.href);
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (autoplay !== undefined && !still) address.search += '&autoplay=1&mute=1&muted=1';
    player.src = address.href;
    player.title = title ?? '';
    player.allow = 'autoplay; fullscreen; picture-in-picture';
    button.replaceWith(player);
    player.focus();
  });
}
