import { all } from './find.ts';

const openMenu = 'details[data-menu][open]';

/** Menus open by themselves; this closes them: by Escape, a chosen link, a click or focus elsewhere. */
export function openMenus(): void {
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    const menu = document.activeElement?.closest<HTMLDetailsElement>(openMenu);
    if (!menu) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  });
  addEventListener('click', closeLeft);
  addEventListener('focusin', closeLeft);
}

function closeLeft({ target, type }: Event): void {
  if (!(target instanceof Element)) return;
  const chosen = type === 'click' && target.closest('a');
  for (const menu of all(openMenu)) {
    if (chosen || !menu.contains(target)) menu.removeAttribute('open');
  }
}
