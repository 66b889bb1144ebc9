import { all } from './find.ts';

/** On phones, shows the way to the form once the video is passed, until the visitor turns to the form. */
export function promptForLead(): void {
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
