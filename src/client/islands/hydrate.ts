import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { formsData } from '../forms/forms-data.ts';
import { islands } from './registry.ts';
import type { IslandName } from './registry.ts';

/** Hydrates one form. An error stays in its island, and the form still posts as HTML. */
export function hydrateIsland(place: HTMLElement): void {
  try {
    hydrate(place);
  } catch (error) {
    console.error(error);
  }
}

function hydrate(place: HTMLElement): void {
  const { island } = place.dataset;
  const root = place.firstElementChild;
  const { config, words } = formsData();
  const ownWords = words[document.documentElement.lang]?.[island ?? ''];
  if (!isIslandName(island) || !root || !ownWords) throw new Error(`Can't hydrate the island ${island}.`);
  const own = JSON.parse(place.querySelector(':scope > script')?.textContent ?? '');
  const spare = root.cloneNode(true);
  hydrateRoot(root, createElement(islands[island], { ...own, words: ownWords, config }), {
    identifierPrefix: own.id,
    onUncaughtError(error) {
      console.error(error);
      // React removes a failed root's content: restore the form as it was served.
      queueMicrotask(() => place.firstElementChild?.replaceWith(spare));
    },
  });
}

function isIslandName(name: string | undefined): name is IslandName {
  return name !== undefined && Object.hasOwn(islands, name);
}
