import { onClick } from '../start/dom.ts';

export const attribute = 'data-video';

/**
 * Replaces a video's poster with the player. Nothing is requested from the video host before the click, which is the
 * visitor's consent.
 */
export function start(): void {
  onClick(`button[${attribute}]`, (button) => {
    const { video, title, autoplay } = button.dataset;
    const player = document.createElement('iframe');
    const url = new URL(video ?? '', location.href);
    const isMotionReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (autoplay !== undefined && !isMotionReduced) url.search += '&autoplay=1&mute=1&muted=1';
    player.src = url.href;
    player.title = title ?? '';
    player.allow = 'autoplay; fullscreen; picture-in-picture';
    button.replaceWith(player);
    player.focus();
  });
}
