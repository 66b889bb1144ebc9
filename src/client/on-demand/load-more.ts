import { queryAll } from '../start/dom.ts';

export const mark = 'data-load-more';

/** Removes all but the first articles, and adds more on each press. Without scripts the list is complete. */
export function start(): void {
  for (const button of queryAll(`[${mark}]`)) {
    const list = button.closest('section')?.querySelector('ul');
    const batch = Math.max(2, Number(button.dataset['loadMore']));
    const held = [...(list?.children ?? [])].slice(batch);
    for (const article of held) article.remove();
    const clear = () => held.length || button.remove();
    clear();
    button.addEventListener('click', () => {
      const next = held.splice(0, batch);
      list?.append(...next);
      next[0]?.querySelector('a')?.focus();
      clear();
    });
  }
}
