import { all } from './find.ts';

/** Shows two articles and holds the rest until the button is pressed. Without scripts the whole list is there. */
export function holdBackArticles(): void {
  for (const button of all('[data-load-more]')) {
    const list = button.closest('section')?.querySelector('.posts');
    const batch = Number(button.dataset['loadMore']) || 2;
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
