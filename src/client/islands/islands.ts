/** The code of all forms, loaded on the first focus or click, or to resume an unfinished submission. */
import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { addStyles } from '../add-styles.ts';
import { deliverPending } from '../forms/intake.ts';
import { loadClient } from '../forms/send/deliver.ts';
import { onReconnectOrVisible } from '../forms/send/unconfirmed.ts';
import { readFormsData } from '../published-data.ts';
import { restoreSentRequest } from '../sent-request.ts';
import { islands } from './registry.ts';

const { config, copy, styles } = readFormsData();
if (styles) addStyles(styles);

const forms = document.querySelectorAll<HTMLElement>(
  '[data-island]:not([data-island=deadline],[data-island=places])',
);
for (const island of forms) {
  // An error doesn't affect other islands, and the form still works as plain HTML.
  try {
    hydrate(island);
  } catch (error) {
    console.error(error);
  }
}
restoreSentRequest();

// Runs on every page, because visitors who have paid return to a page without a form.
const deliver = () => void deliverPending(config);
deliver();
onReconnectOrVisible(deliver);
// If this fails, the client is loaded again when the form is submitted.
if (forms.length > 0) {
  loadClient()
    .then(({ getSupabaseClient }) => getSupabaseClient(config))
    .catch(() => {});
}

function hydrate(island: HTMLElement): void {
  const name = island.dataset['island'] ?? '';
  const root = island.firstElementChild;
  const Form = new Map(Object.entries(islands)).get(name);
  const formCopy = copy[document.documentElement.lang]?.[name];
  if (!Form || !root || !formCopy) throw new Error(`Can't hydrate the island ${name}.`);
  const props = JSON.parse(island.querySelector(':scope > script')?.textContent ?? '');
  const originalRoot = root.cloneNode(true);
  hydrateRoot(root, createElement(Form, { ...props, copy: formCopy, config }), {
    identifierPrefix: props.id,
    onUncaughtError(error) {
      console.error(error);
      // React removes a failed root's content, so restore the original HTML.
      queueMicrotask(() => island.firstElementChild?.replaceWith(originalRoot));
    },
  });
}
