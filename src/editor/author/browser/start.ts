/// <reference lib="dom" />
/** The script of `/author`. Records approvals, and starts the scripts of the page's parts. */
import { isFailed, post } from '../../browser/request.ts';
import '../../leads/browser/start.ts';
import '../../publishing/browser/start.ts';
import '../../replace/browser/start.ts';

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-file]')) {
  const [who, mark, status] = [
    form.querySelector('select'),
    form.querySelector('button'),
    form.querySelector('output'),
  ];
  if (who === null || mark === null || status === null) continue;
  who.addEventListener('change', () => (mark.disabled = who.value === ''));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    mark.disabled = true;
    void post('approve', { file: form.dataset['file'] ?? '', by: who.value }).then((answer) => {
      status.textContent = isFailed(answer) ? answer.failed : 'Marked as reviewed, as of today.';
      if (!isFailed(answer)) form.replaceChildren(status);
    });
  });
}
