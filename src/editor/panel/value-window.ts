/// <reference lib="dom" />
/** The window over the page in which a value is changed: where it stands, and what it shows of the value. */
import { button, head, make } from '../browser/make.ts';
import type { FieldAt, Value } from '../contract.ts';
import { below, renewLists, showAbout } from './about-value.ts';
import { createField } from './field.ts';
import type { Field } from './field.ts';
import { companionField, companionOf } from './figure.ts';
import { boxOf } from './found.ts';
import type { Found } from './found.ts';
import type { ListChange } from './lists.ts';
import { messages, tellProblems } from './messages.ts';
import { lastSave } from './saving.ts';
import { checkTyped, isChanged, typed, typedCompanion, typeWords } from './typed-words.ts';

/** What whoever looks at a value can do. */
export type Ways = {
  close: (drop?: boolean) => void;
  save: () => Promise<void>;
  undo: () => Promise<void>;
  open: (place: FieldAt) => void;
  change: (change: ListChange) => void;
};

const barHeight = 72;

export class ValueWindow {
  readonly dialog = make('dialog', { 'aria-labelledby': 'edit-name' });
  readonly #body = make('div', { class: 'body' });
  readonly #foot = make('div', { class: 'foot' });
  readonly #ways: Ways;
  readonly #undo: HTMLButtonElement;
  readonly #discard: HTMLButtonElement;
  #field: Field | undefined;
  #returnTo: Element | null = null;

  constructor(ways: Ways) {
    this.#ways = ways;
    this.#undo = button('', () => void ways.undo());
    this.#discard = button('Close', () => ways.close(true));
    this.dialog.addEventListener('cancel', (event) => {
      event.preventDefault();
      ways.close();
    });
    this.dialog.addEventListener('keydown', (event) => this.#onKey(event));
  }

  #onKey(event: KeyboardEvent): void {
    event.stopPropagation();
    const isSave = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's';
    if (event.defaultPrevented || !(isSave || event.key === 'Escape')) return;
    event.preventDefault();
    if (isSave) void this.#ways.save();
    else this.#ways.close();
  }

  /** Until it is shown. When it closes, `returnTo` has the keyboard again, unless that is null. */
  wait(returnTo: Element | null): void {
    if (returnTo !== null) this.#returnTo = returnTo;
    this.dialog.setAttribute('aria-busy', 'true');
  }

  /** It is about another value; the address is that of its file's form. */
  name(title: string, file: string, form: string): void {
    const way = make('a', { href: form }, file);
    this.empty();
    this.dialog.replaceChildren(head('edit-name', title, this.#ways.close, way), this.#body, this.#foot);
  }

  /** Other parts and buttons in place of those that were there. */
  draw(body: Node[], ...foot: Node[]): void {
    this.#body.replaceChildren(...body);
    this.#foot.replaceChildren(...foot);
  }

  /** The value with the words that were typed; `found` is where it was pointed at. */
  async fill(value: Value, found: Found | undefined): Promise<void> {
    const pointed = found?.element.textContent?.trim().slice(0, 24) ?? '';
    const companion = companionOf(value);
    typed.companion = companion;
    this.#field = await createField({ value, words: typed.words, pointed, changed: typeWords });
    this.draw(
      [
        make('p', { class: 'about' }, value.description),
        this.#field.element,
        ...(companion === undefined ? [] : [companionField(companion, typedCompanion)]),
        ...messages,
        below,
      ],
      button('Save', () => void this.#ways.save(), 'main'),
      this.#discard,
      ...this.#follow(found?.element.closest<HTMLElement>('a, button') ?? undefined),
      this.#undo,
    );
    await this.fillAbout(value);
    tellProblems(value.problems);
    if (isChanged()) checkTyped();
  }

  /** What stands around the value, as it is now. */
  async fillAbout(value: Value): Promise<void> {
    await showAbout(value, () => typed.value === value, this.#ways.open, this.#ways.change);
    this.showState();
  }

  /** What can be done at this moment. */
  showState(): void {
    const last = lastSave();
    this.#undo.hidden = last === undefined;
    this.#undo.textContent = `Undo: ${last?.label ?? ''} in ${last?.file ?? ''}`;
    this.#discard.textContent = isChanged() ? 'Discard my words' : 'Close';
    renewLists();
  }

  /** Two states of words, and what can be done; with none, what was shown of others is taken away. */
  compare(both?: HTMLElement): boolean {
    const before = this.#body.querySelector('.both');
    before?.remove();
    if (both !== undefined) messages[0]?.after(both);
    return before !== null;
  }

  /** Beside what it is about: on the other half of a wide window, below it on a phone. */
  show(found: Found | undefined): void {
    const box = found && boxOf(found);
    const isWide = innerWidth > 640;
    const isLeft = isWide && box !== undefined && box.left + box.width / 2 > innerWidth / 2;
    this.dialog.classList.toggle('left', isLeft);
    // Words in an open dialog of the page are changed above it.
    const isModal = document.querySelector('dialog:modal') !== null;
    if (!this.dialog.open && isModal) this.dialog.showModal();
    else if (!this.dialog.open) this.dialog.show();
    // Above the panel, and below a bar that stays.
    if (!isWide && box !== undefined) scrollBy({ top: box.top - barHeight });
    this.dialog.removeAttribute('aria-busy');
    this.#body.querySelector<HTMLElement>('.cm-content, select, input, textarea, button')?.focus();
  }

  close(): void {
    this.empty();
    this.dialog.close();
    if (this.#returnTo instanceof HTMLElement || this.#returnTo instanceof SVGElement) this.#returnTo.focus();
  }

  /** The field is not needed any more. */
  empty(): void {
    this.#field?.editor?.destroy();
    this.#field = undefined;
  }

  /** What was clicked to change its words still leads where it leads. */
  #follow(way: HTMLElement | undefined): HTMLElement[] {
    if (way === undefined) return [];
    const follow = () => {
      this.#ways.close();
      // Not by a pointer: it does what it does on the site.
      way.click();
    };
    return [button(way instanceof HTMLAnchorElement ? 'Follow the link' : 'Use the button', follow)];
  }
}
