export const mark = 'data-form';

/** Tries, every 250 ms, before the browser shows its own messages. */
let triesLeft = 12;
let timer: ReturnType<typeof setTimeout>;

/** Delays the browser's own error messages until the form's code has loaded, whose messages are better. */
export function start(): void {
  addEventListener('invalid', submitLater, true);
}

function submitLater(event: Event): void {
  const { form } = event.target as HTMLInputElement;
  if (triesLeft === 0) return;
  event.preventDefault();
  clearTimeout(timer);
  timer = setTimeout(() => {
    triesLeft -= 1;
    form?.querySelector<HTMLElement>('[type=submit]')?.click();
  }, 250);
}
