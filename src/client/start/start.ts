/**
 * The inline script of every page, the only code that runs before intent. Pages work without it. `on-demand/` has the
 * code that only some pages need.
 */
import { removeExpiredIntake } from '../storage.ts';
import { openDialogs } from './dialogs.ts';
import { resumeUnfinished, watchIntent } from './intent.ts';

const openMenu = 'details[data-menu][open]';

/** Closes menus on Escape, a chosen link, and a click or focus elsewhere. Opening needs no script. */
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
  for (const menu of document.querySelectorAll(openMenu)) {
    if (chosen || !menu.contains(target)) menu.removeAttribute('open');
  }
}

/** Sets the title and description again at run time, and adds the meta element if it is missing, as the firm specified. */
function keepHead(): void {
  const { title, description } = document.documentElement.dataset;
  if (title) document.title = title;
  if (!description) return;
  const metaDescription: { content: string } =
    document.querySelector<HTMLMetaElement>('meta[name=description]') ??
    document.head.appendChild(Object.assign(document.createElement('meta'), { name: 'description' }));
  metaDescription.content = description;
}

for (const step of [closeMenus, openDialogs, watchIntent, removeExpiredIntake, resumeUnfinished, keepHead]) {
  try {
    step();
  } catch (error) {
    console.error(error);
  }
}
