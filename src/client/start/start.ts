/**
 * The inline script of every page. It loads other code on focus, click or scroll, or to resume an unfinished
 * submission. Some pages also have scripts from `on-demand/`. Pages work without JavaScript.
 */
import { removeExpiredIntake } from '../storage.ts';
import { openDialogs } from './dialogs.ts';
import { resumeSubmission, watchIntent } from './intent.ts';

const openMenuSelector = 'details[data-menu][open]';

/** Closes menus on Escape, on a click on a link, and on a click or focus outside. Opening doesn't need a script. */
function closeMenus(): void {
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    const menu = document.activeElement?.closest<HTMLDetailsElement>(openMenuSelector);
    if (!menu) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  });
  addEventListener('click', closeOnLeave);
  addEventListener('focusin', closeOnLeave);
}

function closeOnLeave({ target, type }: Event): void {
  if (!(target instanceof Element)) return;
  const isLinkClick = type === 'click' && target.closest('a');
  for (const menu of document.querySelectorAll(openMenuSelector)) {
    // The parent also contains the booking button at the bottom of the menu.
    if (isLinkClick || !menu.parentElement?.contains(target)) menu.removeAttribute('open');
  }
}

/**
 * Sets the title and description again at run time from their Open Graph copies, and adds the meta element if it is missing, as the
 * firm specified.
 */
function restoreHead(): void {
  const read = (name: string) =>
    document.querySelector<HTMLMetaElement>(`meta[property="og:${name}"]`)?.content;
  document.title = read('title') ?? document.title;
  const metaDescription: { content: string } =
    document.querySelector<HTMLMetaElement>('meta[name=description]') ??
    document.head.appendChild(Object.assign(document.createElement('meta'), { name: 'description' }));
  metaDescription.content = read('description') ?? metaDescription.content;
}

for (const step of [
  closeMenus,
  openDialogs,
  watchIntent,
  removeExpiredIntake,
  resumeSubmission,
  restoreHead,
]) {
  try {
    step();
  } catch (error) {
    console.error(error);
  }
}
