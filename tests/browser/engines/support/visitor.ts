import { setTimeout } from 'node:timers/promises';
import type { Engine } from './engine.ts';

/** Shorter than the test timeout, so that the failure names the condition. */
const maxWaitMs = 90_000;
export const escapeKey = '\uE00C';

/** Uses a page as a visitor would. */
export class Visitor {
  readonly #engine: Engine;

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  async click(selector: string): Promise<void> {
    const element = `document.querySelector(${JSON.stringify(selector)})`;
    await this.waitFor(element);
    await this.#engine.evaluate(`${element}.focus(), ${element}.click()`);
  }

  async press(value: string): Promise<void> {
    await this.#engine.perform([
      {
        type: 'key',
        id: 'keys',
        actions: [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ],
      },
    ]);
  }

  /** Sets a field's value as if it had been typed. Doesn't type, because each browser has its own date field. */
  async type(selector: string, value: string): Promise<void> {
    await this.#engine.evaluate(`(() => {
      const field = document.querySelector(${JSON.stringify(selector)});
      field.focus();
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, ${JSON.stringify(value)});
      field.dispatchEvent(new Event('input', { bubbles: true }));
    })()`);
  }

  /** Waits until an expression is true in the page. On timeout, throws an error with the page's text. */
  async waitFor(expression: string): Promise<void> {
    const deadline = Date.now() + maxWaitMs;
    while ((await this.#engine.evaluate(`!!(${expression})`)) !== true) {
      if (Date.now() > deadline) {
        const pageText = await this.#engine.evaluate('document.body.innerText.slice(0, 600)');
        throw new Error(`Timeout: ${expression}\nPage text: ${String(pageText)}`);
      }
      await setTimeout(100);
    }
  }
}
