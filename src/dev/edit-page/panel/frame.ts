/// <reference lib="dom" />
import { boxOf } from './found.ts';
import type { Found } from './found.ts';
import { head, make } from './make.ts';

const barHeight = 72;

/** The window over the page in which a value is changed: where it stands, and the keys that it knows. */
export class Frame {
  readonly dialog = make('dialog', { 'aria-labelledby': 'edit-name' });
  readonly body = make('div', { class: 'body' });
  readonly foot = make('div', { class: 'foot' });
  readonly #keys: { close: () => void; save: () => void };
  #returnTo: Element | null = null;

  constructor(root: ShadowRoot, keys: { close: () => void; save: () => void }) {
    this.#keys = keys;
    root.append(this.dialog);
    this.dialog.addEventListener('cancel', (event) => {
      event.preventDefault();
      keys.close();
    });
    this.dialog.addEventListener('keydown', (event) => this.#onKey(event));
  }

  #onKey(event: KeyboardEvent): void {
    if (event.key === 'Escape' && !event.defaultPrevented) {
      event.preventDefault();
      this.#keys.close();
    } else if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's') {
      event.preventDefault();
      this.#keys.save();
    }
    event.stopPropagation();
  }

  /** It is about another value; the address is that of its file's form. */
  name(title: string, file: string, form: string): void {
    const way = make('a', { href: form }, file);
    this.dialog.replaceChildren(head('edit-name', title, this.#keys.close, way), this.body, this.foot);
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
    this.body.querySelector<HTMLElement>('.cm-content, select, input, textarea, button')?.focus();
  }

  /** Until it is shown. When it closes, `returnTo` has the keyboard again, unless that is null. */
  wait(returnTo: Element | null): void {
    if (returnTo !== null) this.#returnTo = returnTo;
    this.dialog.setAttribute('aria-busy', 'true');
  }

  close(): void {
    this.dialog.close();
    if (this.#returnTo instanceof HTMLElement || this.#returnTo instanceof SVGElement) this.#returnTo.focus();
  }
}
