import { setTimeout } from 'node:timers/promises';
import type { Engine, InputSource } from './engine.ts';

const key = (value: string) => [
  { type: 'keyDown', value },
  { type: 'keyUp', value },
];
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

  /** The middle of an element once it stands still: a form moves when a message goes, and nobody clicks on what moves. */
  async #restingPlaceOf(selector: string): Promise<[number, number]> {
    let before: unknown;
    for (let tries = 0; tries < 100; tries += 1) {
      const place = (await this.#engine.read(`(() => {
        const element = document.querySelector(${JSON.stringify(selector)});
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { left, top, width, height } = element.getBoundingClientRect();
        return [Math.round(left + width / 2), Math.round(top + height / 2)];
      })()`)) as [number, number];
      if (String(place) === before) return place;
      before = String(place);
      await setTimeout(60);
    }
    throw new Error(`It does not stand still: ${selector}`);
  }

  async press(...values: string[]): Promise<void> {
    const source: InputSource = { type: 'key', id: 'keys', actions: values.flatMap(key) };
    await this.#engine.perform([source]);
  }

  async type(selector: string, text: string): Promise<void> {
    await this.click(selector);
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

  /** Waits until an expression in the page is true; raises an error with what is on the page when it does not come true. */
  async sees(expression: string): Promise<void> {
    for (let tries = 0; tries < 200; tries += 1) {
      if ((await this.#engine.read(`!!(${expression})`)) === true) return;
      await setTimeout(150);
    }
    const shown = await this.#engine.read('document.body.innerText.slice(0, 600)');
    throw new Error(`This did not come true: ${expression}\nThe page says: ${String(shown)}`);
  }
}
