/// <reference lib="dom" />
/** The window that edits a value: its position and its contents. */
import { button, head, make } from '../browser/make.ts';
import type { FieldAt, Value } from '../contract.ts';
import { below, renewLists, showAbout } from './about-value.ts';
import { createField } from './field.ts';
import type { Field } from './field.ts';
import { companionField, companionOf } from './figure.ts';
import { boxOf } from './found.ts';
import type { Found } from './found.ts';
import type { ListChange } from './lists.ts';
import { messages, showProblemList } from './messages.ts';
import { lastSave } from './saving.ts';
import { checkTyped, isChanged, typed, typedCompanion, typeWords } from './typed-words.ts';

/** The actions for a value. */
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

  /** Opens with a loading state. On close, focus returns to `returnTo`, unless that is null. */
  wait(returnTo: Element | null): void {
    if (returnTo !== null) this.#returnTo = returnTo;
    this.dialog.setAttribute('aria-busy', 'true');
  }

  /** Sets the title, the file, and the address of its form. */
  name(title: string, file: string, form: string): void {
    const way = make('a', { href: form }, file);
    this.empty();
    this.dialog.replaceChildren(head('edit-name', title, this.#ways.close, way), this.#body, this.#foot);
  }

  /** Replaces all parts and buttons. */
  draw(body: Node[], ...foot: Node[]): void {
    this.#body.replaceChildren(...body);
    this.#foot.replaceChildren(...foot);
  }

  /** Shows the value with the typed words; `found` is the element that was clicked. */
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
    showProblemList(value.problems);
    if (isChanged()) checkTyped();
  }

  /** Updates the part about the value's context. */
  async fillAbout(value: Value): Promise<void> {
    await showAbout(value, () => typed.value === value, this.#ways.open, this.#ways.change);
    this.showState();
  }

  /** Enables and disables the actions. */
  showState(): void {
    const last = lastSave();
    this.#undo.hidden = last === undefined;
    this.#undo.textContent = `Undo: ${last?.label ?? ''} in ${last?.file ?? ''}`;
    this.#discard.textContent = isChanged() ? 'Discard my words' : 'Close';
    renewLists();
  }

  /** Shows two versions of the words with actions; without an argument, removes a comparison.  */
  compare(both?: HTMLElement): boolean {
    const before = this.#body.querySelector('.both');
    before?.remove();
    if (both !== undefined) messages[0]?.after(both);
    return before !== null;
  }

  /** Positions the window next to the value: on the other half of a wide window, below the value on a phone. */
  show(found: Found | undefined): void {
    const box = found && boxOf(found);
    const isWide = innerWidth > 640;
    const isLeft = isWide && box !== undefined && box.left + box.width / 2 > innerWidth / 2;
    this.dialog.classList.toggle('left', isLeft);
    // Opened above a dialog of the page to edit words in that dialog.
    const isModal = document.querySelector('dialog:modal') !== null;
    if (!this.dialog.open && isModal) this.dialog.showModal();
    else if (!this.dialog.open) this.dialog.show();
    // Scrolls the value above the panel and below the sticky bar.
    if (!isWide && box !== undefined) scrollBy({ top: box.top - barHeight });
    this.dialog.removeAttribute('aria-busy');
    this.#body.querySelector<HTMLElement>('.cm-content, select, input, textarea, button')?.focus();
  }

  close(): void {
    this.empty();
    this.dialog.close();
    if (this.#returnTo instanceof HTMLElement || this.#returnTo instanceof SVGElement) this.#returnTo.focus();
  }

  /** Removes the contents. */
  empty(): void {
    this.#field?.editor?.destroy();
    this.#field = undefined;
  }

  /** A link or button with editable words, offered as an action because a click on it opens the panel. */
  #follow(way: HTMLElement | undefined): HTMLElement[] {
    if (way === undefined) return [];
    const follow = () => {
      this.#ways.close();
      // A click by script isn't intercepted.
      way.click();
    };
    return [button(way instanceof HTMLAnchorElement ? 'Follow the link' : 'Use the button', follow)];
  }
}
