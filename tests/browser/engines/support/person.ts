import { setTimeout } from 'node:timers/promises';
import type { Engine, InputSource } from './engine.ts';

const key = (value: string) => [
  { type: 'keyDown', value },
  { type: 'keyUp', value },
];
/** Shorter than the test timeout, so that the failure names the condition. */
const maxWaitMs = 90_000;
export const escape = '\uE00C';

/** Uses a page with pointer and keyboard. */
export class Person {
  readonly #engine: Engine;

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  async click(selector: string): Promise<void> {
    const [x, y] = await this.#stableCenterOf(selector);
    const actions = [
      { type: 'pointerMove', x, y },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    await this.#engine.perform([{ type: 'pointer', id: 'mouse', actions }]);
  }

  /**
   * The center of an element that has not moved for two frames.
   */
  async #stableCenterOf(selector: string): Promise<[number, number]> {
    const element = `document.querySelector(${JSON.stringify(selector)})`;
    await this.sees(element);
    await this.#engine.read(`(() => {
      ${element}.scrollIntoView({ block: 'center', behavior: 'instant' });
      window.restingPlace = '';
      let before = '';
      let same = 0;
      const look = () => {
        const { left, top, width, height } = ${element}.getBoundingClientRect();
        const place = [Math.round(left + width / 2), Math.round(top + height / 2)].join();
        same = place === before ? same + 1 : 0;
        before = place;
        if (same === 2) window.restingPlace = place;
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    })()`);
    await this.sees('window.restingPlace');
    const place = String(await this.#engine.read('window.restingPlace'));
    const [x = 0, y = 0] = place.split(',').map(Number);
    return [x, y];
  }

  async press(...values: string[]): Promise<void> {
    const source: InputSource = { type: 'key', id: 'keys', actions: values.flatMap(key) };
    await this.#engine.perform([source]);
  }

  async type(selector: string, text: string): Promise<void> {
    const focused = `document.activeElement === document.querySelector(${JSON.stringify(selector)})`;
    for (let tries = 0; tries < 5; tries += 1) {
      await this.#engine.read(
        `addEventListener('mouseup', () => (window.released = true), { once: true, capture: true }), window.released = false`,
      );
      await this.click(selector);
      // Keys pressed before the click is handled would go to another element.
      await this.sees('window.released');
      // The click missed a field that moved just before it.
      if (await this.#engine.read(focused)) break;
    }
    await this.sees(focused);
    await this.press(...text);
  }

  /** Sets the value of a date field, because each browser has its own date picker. */
  async choose(selector: string, value: string): Promise<void> {
    await this.#engine.read(`(() => {
      const field = document.querySelector(${JSON.stringify(selector)});
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
