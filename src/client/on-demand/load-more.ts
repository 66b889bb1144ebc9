import { queryAll } from '../start/dom.ts';

export const attribute = 'data-load-more';

/** Removes all articles except the first ones, and adds the next ones on each click. Without scripts, the list is complete. */
export function start(): void {
  for (const button of queryAll(`[${attribute}]`)) {
    const list = button.closest('section')?.querySelector('ul');
    const batchSize = Number(button.dataset['loadMore']);
    const remainingArticles = [...(list?.children ?? [])].slice(batchSize);
    for (const article of remainingArticles) article.remove();
    const removeUnneededButton = () => remainingArticles.length || button.remove();
    removeUnneededButton();
    button.addEventListener('click', () => {
      const nextArticles = remainingArticles.splice(0, batchSize);
      list?.append(...nextArticles);
      nextArticles[0]?.querySelector('a')?.focus();
      removeUnneededButton();
    });
  }
}
