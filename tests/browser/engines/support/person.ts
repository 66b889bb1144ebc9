import { setTimeout } from 'node:timers/promises';
import type { Engine } from './engine.ts';

/** Shorter than the test timeout, so that the failure names the condition. */
const maxWaitMs = 90_000;
export const escape = '\uE00C';

/** Uses a page like a visitor. */
export class Person {
  readonly #engine: Engine;

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  async click(selector: string): Promise<void> {
    const element = `document.querySelector(${JSON.stringify(selector)})`;
    await this.sees(element);
    await this.#engine.read(`${element}.focus(), ${element}.click()`);
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

  /** Sets the value of a field as typing does; each browser has its own date picker. */
  async type(selector: string, value: string): Promise<void> {
    await this.#engine.read(`(() => {
      const field = document.querySelector(${JSON.stringify(selector)});
      field.focus();
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, ${JSON.stringify(value)});
      field.dispatchEvent(new Event('input', { bubbles: true }));
    })()`);
  }

  /** Waits until an expression is true in the page. Throws with the text of the page on timeout. */
  async sees(expression: string): Promise<void> {
    const deadline = Date.now() + maxWaitMs;
    while ((await this.#engine.read(`!!(${expression})`)) !== true) {
      if (Date.now() > deadline) {
        const shown = await this.#engine.read('document.body.innerText.slice(0, 600)');
        throw new Error(`Timeout: ${expression}\nText of the page: ${String(shown)}`);
      }
      await setTimeout(100);
    }
  }
}
