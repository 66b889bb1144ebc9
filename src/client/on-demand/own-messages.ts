export const attribute = 'data-form';

const retryMs = 250;
/** After the last retry, the browser shows its own messages. */
let retriesLeft = 12;
let timer: ReturnType<typeof setTimeout>;

/** Suppresses the browser's error messages until the form's code, whose messages are better, has loaded. */
export function start(): void {
  addEventListener(
    'invalid',
    (event) => {
      if (retriesLeft === 0) return;
      event.preventDefault();
      clearTimeout(timer);
      timer = setTimeout(() => {
        retriesLeft -= 1;
        const { form } = event.target as HTMLInputElement;
        form?.querySelector<HTMLElement>('[type=submit]')?.click();
      }, retryMs);
    },
    true,
  );
}
