import { setTimeout } from 'node:timers/promises';
import type { Engine, InputSource } from './engine.ts';

const key = (value: string) => [
  { type: 'keyDown', value },
  { type: 'keyUp', value },
];
/** Less than a test may take, so that its failure names the condition. */
const longestWaitMs = 90_000;
export const escape = '\uE00C';

/** Someone who uses a page by pointer and keys. */
export class Person {
  readonly #engine: Engine;

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  async click(selector: string): Promise<void> {
    const [x, y] = await this.#restingPlaceOf(selector);
    const actions = [
      { type: 'pointerMove', x, y },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    await this.#engine.perform([{ type: 'pointer', id: 'mouse', actions }]);
  }

  /**
   * The middle of an element that has not moved for two painted frames: a busy browser paints late, and a form that has
   * not been painted again yet looks as if it rested.
   */
  async #restingPlaceOf(selector: string): Promise<[number, number]> {
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
      // Keys pressed before the click has been handled would go elsewhere.
      await this.sees('window.released');
      // A field that moved just before the click was missed, and a person clicks again.
      if (await this.#engine.read(focused)) break;
    }
    await this.sees(focused);
    await this.press(...text);
  }

  /** Each browser has a calendar of its own for dates; all of them end in this value. */
  async choose(selector: string, value: string): Promise<void> {
    await this.#engine.read(`(() => {
      const field = document.querySelector(${JSON.stringify(selector)});
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, ${JSON.stringify(value)});
      field.dispatchEvent(new Event('input', { bubbles: true }));
    })()`);
  }

  /** Waits until an expression in the page is true. Throws with the page's text when it does not come true. */
  async sees(expression: string): Promise<void> {
    const deadline = Date.now() + longestWaitMs;
    while ((await this.#engine.read(`!!(${expression})`)) !== true) {
      if (Date.now() > deadline) {
        const shown = await this.#engine.read('document.body.innerText.slice(0, 600)');
        throw new Error(`This did not come true: ${expression}\nThe page says: ${String(shown)}`);
      }
      await setTimeout(100);
    }
  }
}
