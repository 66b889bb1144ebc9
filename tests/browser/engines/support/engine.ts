import { setTimeout } from 'node:timers/promises';

/** A browser with one open page. */
export type Engine = {
  open: (url: string) => Promise<void>;
  /** Evaluates an expression in the page. Its value must be serializable as JSON. */
  evaluate: (expression: string) => Promise<unknown>;
  pressEscape: () => Promise<void>;
  close: () => Promise<void>;
};

export const phoneViewport = { width: 400, height: 800 };

const escapeKey = '\uE00C';
/** Actions that press Escape, in the format that WebDriver and WebDriver BiDi share. */
export const escapeActions = [
  {
    type: 'key',
    id: 'keys',
    actions: ['keyDown', 'keyUp'].map((type) => ({ type, value: escapeKey })),
  },
];

/** Shorter than the test timeout, so that the failure names the condition. */
const maxWaitMs = 90_000;

/** Waits until an expression is true in the page. On timeout, throws an error with the page's text. */
export async function waitFor(engine: Engine, expression: string): Promise<void> {
  const deadline = Date.now() + maxWaitMs;
  while ((await engine.evaluate(`!!(${expression})`)) !== true) {
    if (Date.now() > deadline) {
      const pageText = await engine.evaluate('document.body.innerText.slice(0, 600)');
      throw new Error(`Timeout: ${expression}\nPage text: ${String(pageText)}`);
    }
    await setTimeout(100);
  }
}

export async function click(engine: Engine, selector: string): Promise<void> {
  const element = `document.querySelector(${JSON.stringify(selector)})`;
  await waitFor(engine, element);
  await engine.evaluate(`${element}.focus(), ${element}.click()`);
}

/** Sets a field's value as if it had been typed. Doesn't type, because each browser has its own date field. */
export async function typeText(engine: Engine, selector: string, value: string): Promise<void> {
  await engine.evaluate(`(() => {
    const field = document.querySelector(${JSON.stringify(selector)});
    field.focus();
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, ${JSON.stringify(value)});
    field.dispatchEvent(new Event('input', { bubbles: true }));
  })()`);
}
