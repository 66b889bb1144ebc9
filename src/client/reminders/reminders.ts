/**
 * On phones, shows each reminder while it is of use. A file of its own, fetched at the first scroll: above it, the
 * words and buttons that it reminds of are in sight.
 */
import { all } from '../start/dom.ts';

const reminders = '[data-sticky-call]';

/** Where one of these is in sight, nobody needs reminding. */
const ends = 'main form,[data-closing],footer';

for (const bar of all(reminders)) watch(bar);

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

  // One that was closed stays closed, in this browser.
  const key = `dismissed:${id}`;
  recall((kept) => (served = !!kept[key]));
  bar.querySelector('[data-dismiss]')?.addEventListener('click', () => {
    serve();
    recall((kept) => (kept[key] = 1));
  });
  if (form) {
    form.addEventListener('focusin', serve);
    bar.addEventListener('click', serve);
  }

  const own = all(`#${id} a`).map(goalOf);
  const buttons = all('main [data-button]').filter(
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
    // What lies under the bar at the top is not in sight.
    { threshold: [0, 0.1], rootMargin: '-56px 0px 0px' },
  );
  for (const part of [...all(ends), ...buttons, ...(video ? [video] : [])]) observer.observe(part);
}

/** Where a link leads, whichever button it was. */
function goalOf(link: HTMLElement): string | undefined {
  return link.getAttribute('href')?.split('?')[0];
}

/** Where the browser forbids storage, a reminder stays closed on this page only. */
function recall(use: (kept: Storage) => void): void {
  try {
    use(localStorage);
  } catch {}
}
