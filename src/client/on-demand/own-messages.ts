export const mark = 'data-form';

/** How often a form asks for its code, four times a second, before the browser may speak in its place. */
let patience = 12;
let timer: ReturnType<typeof setTimeout>;

/** A form that is sent with a mistake before its code is there waits for it: it says better what is wrong, and where. */
export function start(): void {
  addEventListener('invalid', pressAgain, true);
}

function pressAgain(event: Event): void {
  const { form } = event.target as HTMLInputElement;
  if (patience === 0) return;
  event.preventDefault();
  clearTimeout(timer);
  timer = setTimeout(() => {
    patience -= 1;
    form?.querySelector<HTMLElement>('[type=submit]')?.click();
  }, 250);
}
