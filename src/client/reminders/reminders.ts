/** On phones, shows a bar with a call to action while no other call to action is visible. Loaded on the first scroll. */
import { queryAll } from '../start/dom.ts';
import { tryStorage } from '../storage.ts';

const barSelector = '[data-sticky-call]';

/** A bar is hidden while one of these is visible. */
const hidingSelector = 'h1,main form,[data-closing],footer';

for (const bar of queryAll(barSelector)) watchBar(bar);

function watchBar(bar: HTMLElement): void {
  const { id, dataset } = bar;
  const video = document.getElementById(dataset['watch'] ?? '');
  const form = document.getElementById(dataset['form'] ?? '');
  const visibleElements = new Set<Element>();
  let isPastVideo = !video;
  let isDone = false;
  const update = () => {
    bar.hidden = isDone || !isPastVideo || visibleElements.size > 0;
  };
  const finish = () => {
    isDone = true;
    update();
  };

  const dismissedKey = `dismissed:${id}`;
  tryStorage(() => (isDone = !!localStorage[dismissedKey]));
  bar.querySelector('[data-dismiss]')?.addEventListener('click', () => {
    finish();
    tryStorage(() => (localStorage[dismissedKey] = 1));
  });
  if (form) {
    form.addEventListener('focusin', finish);
    bar.addEventListener('click', finish);
  }

  const targets = queryAll(`#${id} a`).map(findTarget);
  const sameTargetButtons = queryAll('main [data-button]').filter(
    (button) => targets.includes(findTarget(button)) && !button.closest(`${barSelector},[data-banner]`),
  );
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, intersectionRatio } of entries) {
        if (target === video) isPastVideo = intersectionRatio < 0.1;
        else visibleElements[isIntersecting ? 'add' : 'delete'](target);
      }
      update();
    },
    // The header covers the top of the viewport.
    { threshold: [0, 0.1], rootMargin: '-56px 0px 0px' },
  );
  for (const element of [...queryAll(hidingSelector), ...sameTargetButtons, ...(video ? [video] : [])])
    observer.observe(element);
}

function findTarget(link: HTMLElement): string | undefined {
  return link.getAttribute('href')?.split('?')[0];
}
