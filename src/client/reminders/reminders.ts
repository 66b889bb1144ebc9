/** On phones, shows a bar with a call to action while none is in sight. Loaded on the first scroll. */
import { queryAll } from '../start/dom.ts';
import { allowed } from '../storage.ts';

const reminders = '[data-sticky-call]';

/** A bar is hidden while one of these is in sight. */
const ends = 'h1,main form,[data-closing],footer';

for (const bar of queryAll(reminders)) watch(bar);

function watch(bar: HTMLElement): void {
  const { id, dataset } = bar;
  const video = document.getElementById(dataset['watch'] ?? '');
  const form = document.getElementById(dataset['form'] ?? '');
  const inSight = new Set<Element>();
  let passed = !video;
  let served = false;
  const show = () => {
    bar.hidden = served || !passed || inSight.size > 0;
  };
  const serve = () => {
    served = true;
    show();
  };

  const key = `dismissed:${id}`;
  allowed(() => (served = !!localStorage[key]));
  bar.querySelector('[data-dismiss]')?.addEventListener('click', () => {
    serve();
    allowed(() => (localStorage[key] = 1));
  });
  if (form) {
    form.addEventListener('focusin', serve);
    bar.addEventListener('click', serve);
  }

  const own = queryAll(`#${id} a`).map(goalOf);
  const buttons = queryAll('main [data-button]').filter(
    (button) => own.includes(goalOf(button)) && !button.closest(`${reminders},[data-banner]`),
  );
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, intersectionRatio } of entries) {
        if (target === video) passed = intersectionRatio < 0.1;
        else inSight[isIntersecting ? 'add' : 'delete'](target);
      }
      show();
    },
    // The header covers the top.
    { threshold: [0, 0.1], rootMargin: '-56px 0px 0px' },
  );
  for (const part of [...queryAll(ends), ...buttons, ...(video ? [video] : [])]) observer.observe(part);
}

function goalOf(link: HTMLElement): string | undefined {
  return link.getAttribute('href')?.split('?')[0];
}
