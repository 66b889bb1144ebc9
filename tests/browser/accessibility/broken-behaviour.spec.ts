/** The tests of behaviour can fail too: pages that behave badly on purpose are found out. */
import type { Page } from '@playwright/test';
import { expect, test } from '../servers.ts';
import { breakPage } from './break-page.ts';
import { errorFaults } from './error-faults.ts';
import { openForm } from './forms.ts';
import { messageFaults } from './message-faults.ts';
import { dialogFaults, menuFaults, questionFaults } from './opening-faults.ts';
import { returnFaults } from './return-faults.ts';
import { address, built, pageKinds } from './routes.ts';

test.skip(!built, 'The site has not been built.');
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

type Misbehaviour = {
  by: string;
  on?: string;
  script: string;
  look: (page: Page) => Promise<string[]>;
  says: RegExp;
};

/** Keeps the page's own code from hearing of an event. */
const deafTo = (events: string[], when: string) =>
  `for (const name of ${JSON.stringify(events)}) addEventListener(name, (event) => { if (${when}) event.stopImmediatePropagation() }, true)`;
const whenChanged = (script: string) =>
  `new MutationObserver(() => { ${script} }).observe(document, { subtree: true, childList: true, attributes: true })`;

const misbehaviours: Misbehaviour[] = [
  {
    by: 'menus that do not know Escape',
    script: deafTo(['keydown'], 'event.key === "Escape"'),
    look: menuFaults,
    says: /^Escape does not close a menu/,
  },
  {
    by: 'menus that stay open',
    script: deafTo(['focusin'], 'true'),
    look: menuFaults,
    says: /^a menu stays open when the focus leaves it/,
  },
  {
    by: 'questions that are open side by side',
    script: 'for (const one of document.querySelectorAll(".faq details")) one.removeAttribute("name")',
    look: questionFaults,
    says: /^2 questions are open/,
  },
  {
    by: 'a dialog over a page that can still be used',
    script: 'HTMLDialogElement.prototype.showModal = HTMLDialogElement.prototype.show',
    look: (page) => dialogFaults(page, 'consultation'),
    says: /^the page behind the dialog can be used/,
  },
  {
    by: 'a dialog that loses the focus',
    script: 'addEventListener("close", () => setTimeout(() => document.activeElement?.blur()), true)',
    look: (page) => dialogFaults(page, 'consultation'),
    says: /^closing the dialog does not give the focus back/,
  },
  {
    by: 'problems that are not tied to their fields',
    script: whenChanged(
      'for (const one of document.querySelectorAll("[aria-describedby*=error]")) one.removeAttribute("aria-describedby")',
    ),
    look: errorsOfHome,
    says: /is not described by its problem/,
  },
  {
    by: 'problems that only the fields tell',
    script: whenChanged('document.querySelector("dialog [data-errors] li:last-child a")?.remove()'),
    look: errorsOfHome,
    says: /stands at its field only/,
  },
  {
    by: 'a title that says nothing of problems',
    script: 'Object.defineProperty(document, "title", { get: () => "Home", set: () => {} })',
    look: errorsOfHome,
    says: /^the title of the page is "Home"/,
  },
  {
    by: 'an intake that forgets',
    on: pageKinds.tax,
    script: 'Storage.prototype.setItem = () => {}',
    look: returnFaults,
    says: /^fullName is empty on return/,
  },
  {
    by: 'messages that wait for nobody',
    script: deafTo(['pointerenter', 'focusin'], 'event.target.closest?.("[data-toasts]")'),
    look: messagesOfHome,
    says: /^the message goes while the pointer is on it/,
  },
  {
    by: 'messages in a place that is not announced',
    script:
      'addEventListener("DOMContentLoaded", () => document.querySelectorAll("[data-toasts]").forEach((one) => one.removeAttribute("aria-live")))',
    look: messagesOfHome,
    says: /^the message is in no region that was announced before/,
  },
];

for (const { by, script, on = pageKinds.home, look, says } of misbehaviours) {
  test(`a page broken by ${by} is found out`, async ({ page }) => {
    await breakPage(page, on, { html: `<script>${script}</script>` });
    await page.goto(`${address}${on}`);
    expect((await look(page)).filter((fault) => says.test(fault))).not.toEqual([]);
  });
}

async function errorsOfHome(page: Page): Promise<string[]> {
  return errorFaults(page, await openForm(page, 'consultation', pageKinds.home));
}

async function messagesOfHome(page: Page): Promise<string[]> {
  await page.clock.install();
  return messageFaults(page, await openForm(page, 'consultation', pageKinds.home));
}
