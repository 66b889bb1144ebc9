import { all, onClick } from '../start/dom.ts';

export const mark = 'data-sticky-call';

/** A reminder that was closed stays closed, in this browser; the way to the form comes and goes. */
export function start(): void {
  onClick('[data-sticky-call] [data-dismiss]', ({ dataset: { dismiss = '' } }) => {
    hide(dismiss);
    recall((kept) => (kept[`dismissed:${dismiss}`] = 1));
  });
  recall((kept) => {
    for (const { id } of all('[data-sticky-call]')) {
      if (kept[`dismissed:${id}`]) hide(id);
    }
  });
  promptForLead();
}

/** On phones, shows the way to the form once the video is passed, until the visitor turns to the form. */
function promptForLead(): void {
  for (const { dataset, nextElementSibling: prompt } of all('[data-lead-prompt]')) {
    const form = document.getElementById(dataset['leadPrompt'] ?? '');
    const video = document.getElementById(dataset['watch'] ?? '');
    const narrow = matchMedia('(max-width: 768px)');
    let passed = !video;
    let engaged = false;
    const show = () => {
      prompt?.toggleAttribute('hidden', engaged || !passed || !narrow.matches);
    };
    const engage = () => {
      engaged = true;
      show();
    };
    form?.addEventListener('focusin', engage);
    prompt?.addEventListener('click', engage);
    narrow.addEventListener('change', show);
    show();
    if (!video) continue;
    new IntersectionObserver(
      ([entry]) => {
        passed = !entry || entry.intersectionRatio < 0.1;
        show();
      },
      { threshold: 0.1 },
    ).observe(video);
  }
}

/** Where the browser forbids storage, a reminder stays closed on this page only. */
function recall(use: (kept: Storage) => void): void {
  try {
    use(localStorage);
  } catch {}
}

function hide(id: string): void {
  document.getElementById(id)?.setAttribute('hidden', '');
}
