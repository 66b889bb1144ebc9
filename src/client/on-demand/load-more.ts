import { queryAll } from '../start/dom.ts';

export const attribute = 'data-load-more';

/** Removes all but the first articles, and adds the next ones on each click. Without scripts, the list is complete. */
export function start(): void {
  for (const button of queryAll(`[${attribute}]`)) {
    const list = button.closest('section')?.querySelector('ul');
    const batch = Math.max(2, Number(button.dataset['loadMore']));
    const remaining = [...(list?.children ?? [])].slice(batch);
    for (const article of remaining) article.remove();
    const removeUnneededButton = () => remaining.length || button.remove();
    removeUnneededButton();
    button.addEventListener('click', () => {
      const next = remaining.splice(0, batch);
      list?.append(...next);
      next[0]?.querySelector('a')?.focus();
      removeUnneededButton();
    });
  }
}
