export const mark = 'data-form';

/** Tries, every 250 ms, before the browser shows its own messages. */
let triesLeft = 12;
let timer: ReturnType<typeof setTimeout>;

/** A form sent with an error before its code has loaded waits for the code, whose messages are better. */
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
