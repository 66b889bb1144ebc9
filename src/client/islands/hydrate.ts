import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { formsData } from '../forms/forms-data.ts';
import { isIslandName, islands } from './registry.ts';
import type { IslandName, IslandProps } from './registry.ts';

/** Gives one place of the page its code. Whatever goes wrong stays in that place, and its form still posts. */
export function hydrateIsland(place: HTMLElement): void {
  try {
    const { island } = place.dataset;
    if (!isIslandName(island)) throw new Error(`There is no island named ${island}.`);
    hydrate(place, island);
  } catch (error) {
    console.error(error);
  }
}

function hydrate<Name extends IslandName>(place: HTMLElement, name: Name): void {
  const root = place.firstElementChild;
  if (!root) throw new Error(`The island ${name} came without its HTML.`);
  const props = propsOf(place, name);
  const spare = root.cloneNode(true);
  hydrateRoot(root, createElement(islands[name], props), {
    identifierPrefix: props.id,
    onUncaughtError(error) {
      console.error(error);
      // React takes a failed part off the page; the form as it came is put back, and works without code.
      queueMicrotask(() => place.firstElementChild?.replaceWith(spare));
    },
  });
}

function propsOf<Name extends IslandName>(place: HTMLElement, name: Name): IslandProps<Name> {
  const own: unknown = JSON.parse(place.querySelector(':scope > script')?.textContent ?? '');
  const { config, words: all } = formsData();
  // What the page was rendered with, word for word: React gives up a part that reads otherwise.
  const words = all[document.documentElement.lang]?.[name];
  if (!isWrittenFor(name, own) || !words) throw new Error(`The island ${name} came without its props.`);
  return { ...own, words, config };
}

/** Only `Island` writes such JSON: what has an id is taken for the props of the island that it stands in. */
function isWrittenFor<Name extends IslandName>(_name: Name, own: unknown): own is IslandProps<Name> {
  return typeof own === 'object' && own !== null && 'id' in own;
}
