/** Pages that look as they should and behave badly. */
import { messageOf, problemsOf, returning, silentPages } from '../behaviors.ts';
import * as ask from '../questions.ts';
import { pageKinds } from '../routes.ts';
import type { Misbehavior } from './breakage.ts';

/** Keeps the page's own code from hearing of an event. */
const deafTo = (events: string[], when: string) =>
  `for (const name of ${JSON.stringify(events)}) addEventListener(name, (event) => { if (${when}) event.stopImmediatePropagation() }, true)`;
const whenChanged = (script: string) =>
  `new MutationObserver(() => { ${script} }).observe(document, { subtree: true, childList: true, attributes: true })`;

export const misbehaviors: readonly Misbehavior[] = [
  {
    by: 'menus that do not know Escape',
    script: deafTo(['keydown'], 'event.key === "Escape"'),
    breaks: ask.menus,
    says: /^Escape does not close a menu/,
  },
  {
    by: 'menus that stay open',
    script: deafTo(['focusin'], 'true'),
    breaks: ask.menus,
    says: /^a menu stays open when the focus leaves it/,
  },
  {
    by: 'questions that are open side by side',
    script:
      'for (const [index, one] of document.querySelectorAll("main details[name]").entries()) one.setAttribute("name", `own-${index}`)',
    breaks: ask.questions,
    says: /^2 questions are open/,
  },
  {
    by: 'a dialog over a page that can still be used',
    script: 'HTMLDialogElement.prototype.showModal = HTMLDialogElement.prototype.show',
    breaks: silentPages.consultation,
    says: /^the page behind the dialog can be used/,
  },
  {
    by: 'a dialog that loses the focus',
    script: 'addEventListener("close", () => setTimeout(() => document.activeElement?.blur()), true)',
    breaks: silentPages.consultation,
    says: /^closing the dialog does not give the focus back/,
  },
  {
    by: 'problems that are not tied to their fields',
    script: whenChanged(
      'for (const one of document.querySelectorAll("[aria-describedby*=error]")) one.removeAttribute("aria-describedby")',
    ),
    breaks: problemsOf.consultation,
    says: /is not described by its problem/,
  },
  {
    by: 'problems that only the fields tell',
    script: whenChanged('document.querySelector("dialog [data-errors] li:last-child a")?.remove()'),
    breaks: problemsOf.consultation,
    says: /stands at its field only/,
  },
  {
    by: 'a title that says nothing of problems',
    script: 'Object.defineProperty(document, "title", { get: () => "Home", set: () => {} })',
    breaks: problemsOf.consultation,
    says: /^the title of the page is "Home"/,
  },
  {
    by: 'an intake that forgets',
    on: pageKinds.tax,
    script: 'Storage.prototype.setItem = () => {}',
    breaks: returning,
    says: /^fullName is empty on return/,
  },
  {
    by: 'messages that wait for nobody',
    script: deafTo(['pointerenter', 'focusin'], 'event.target.closest?.("[data-toasts]")'),
    breaks: messageOf.consultation,
    says: /^the message goes while the pointer is on it/,
  },
  {
    by: 'messages in a place that is not announced',
    script:
      'addEventListener("DOMContentLoaded", () => document.querySelectorAll("[data-toasts]").forEach((one) => one.removeAttribute("aria-live")))',
    breaks: messageOf.consultation,
    says: /^the message is in no region that was announced before/,
  },
];
