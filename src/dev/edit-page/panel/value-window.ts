/// <reference lib="dom" />
import type { FieldAt, Value } from '#editing/contract.ts';
import { AboutValue } from './about-value.ts';
import { createField } from './field.ts';
import type { Field } from './field.ts';
import type { Found } from './found.ts';
import { Frame } from './frame.ts';
import type { ListChange } from './lists.ts';
import { button, make } from './make.ts';
import type { Messages } from './messages.ts';
import type { Saving } from './saving.ts';
import type { TypedWords } from './typed-words.ts';

/** What whoever looks at a value can do. */
type Ways = {
  close: (drop?: boolean) => void;
  save: () => Promise<void>;
  undo: () => Promise<void>;
  open: (place: FieldAt) => void;
  change: (change: ListChange) => Promise<void>;
};

/** Draws a value into the panel's window: its field, what is said of it, what stands around it, and the buttons. */
export class ValueWindow {
  readonly frame: Frame;
  readonly #root: ShadowRoot;
  readonly #messages: Messages;
  readonly #typed: TypedWords;
  readonly #saving: Saving;
  readonly #ways: Ways;
  readonly #about: AboutValue;
  readonly #undo: HTMLButtonElement;
  readonly #discard: HTMLButtonElement;
  #field: Field | undefined;

  constructor(root: ShadowRoot, messages: Messages, typed: TypedWords, saving: Saving, ways: Ways) {
    this.#root = root;
    this.#messages = messages;
    this.#typed = typed;
    this.#saving = saving;
    this.#ways = ways;
    this.frame = new Frame(root, { close: () => ways.close(), save: () => void ways.save() });
    this.#about = new AboutValue(root, saving, ways.open, ways.change);
    this.#undo = button('', () => void ways.undo());
    this.#discard = button('Close', () => ways.close(true));
  }

  /** Other parts and buttons in place of those that were there. */
  draw(body: Node[], ...foot: Node[]): void {
    this.frame.body.replaceChildren(...body);
    this.frame.foot.replaceChildren(...foot);
  }

  /** The value with the words that were typed; `found` is where it was pointed at. */
  async fill(value: Value, found: Found | undefined): Promise<void> {
    const { said, problems, room } = this.#messages;
    this.#field = await createField({
      value,
      words: this.#typed.words,
      root: this.#root,
      pointed: found?.element.textContent?.trim().slice(0, 24) ?? '',
      changed: (words) => this.#typed.type(words),
    });
    const about = make('p', { class: 'about' }, value.description);
    const save = button('Save', () => void this.#ways.save(), 'main');
    const follow = this.#follow(found?.element.closest<HTMLElement>('a, button') ?? undefined);
    this.draw(
      [about, this.#field.element, said, problems, room, this.#about.element],
      save,
      this.#discard,
      ...follow,
      this.#undo,
    );
    await this.fillAbout(value);
    this.#messages.tell(value.problems);
    if (this.#typed.isChanged()) this.#typed.check();
  }

  /** What stands around the value, as it is now. */
  async fillAbout(value: Value): Promise<void> {
    await this.#about.fill(value, () => this.#typed.value === value);
    this.showState();
  }

  /** What can be done at this moment. */
  showState(): void {
    const last = this.#saving.last();
    this.#undo.hidden = last === undefined;
    this.#undo.textContent = `Undo: ${last?.label ?? ''} in ${last?.file ?? ''}`;
    this.#discard.textContent = this.#typed.isChanged() ? 'Discard my words' : 'Close';
    this.#about.renew();
  }

  /** Until a list is known anew. */
  lock(): void {
    this.#about.lock();
  }

  /** The field is not needed any more. */
  empty(): void {
    this.#field?.editor?.destroy();
    this.#field = undefined;
  }

  /** What was clicked to change its words still leads where it leads. */
  #follow(way: HTMLElement | undefined): HTMLElement[] {
    if (way === undefined) return [];
    const words = way instanceof HTMLAnchorElement ? 'Follow the link' : 'Use the button';
    const follow = () => {
      this.#ways.close();
      // Not by a pointer: it does what it does on the site.
      way.click();
    };
    return [button(words, follow)];
  }
}
