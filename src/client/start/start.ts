/**
 * The script that every page carries: small, without a framework, and all that runs until a visitor shows intent.
 * Pages are complete without it; each step below adds one convenience and stands alone. What only some pages need is
 * in `on-demand/`.
 */
import { openDialogs } from './dialogs.ts';
import { all } from './dom.ts';
import { watchIntent } from './intent.ts';

const openMenu = 'details[data-menu][open]';

/** Menus open by themselves; this closes them: by Escape, a chosen link, a click or focus elsewhere. */
function closeMenus(): void {
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

/** Title and description as this page has them, whatever else ran; the description is created if it is missing. */
function keepHead(): void {
  const { title, description } = document.documentElement.dataset;
  if (title) document.title = title;
  if (!description) return;
  const named: { content: string } =
    document.querySelector<HTMLMetaElement>('meta[name=description]') ??
    document.head.appendChild(Object.assign(document.createElement('meta'), { name: 'description' }));
  named.content = description;
}

for (const step of [closeMenus, openDialogs, watchIntent, keepHead]) {
  try {
    step();
  } catch (error) {
    console.error(error);
  }
}
