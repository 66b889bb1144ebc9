/** Gives one place of the page its code. Whatever goes wrong stays in that place, and its form still posts. */
import { hydrateRoot } from 'react-dom/client';
import type { FormProps } from '../forms/form-props.ts';
import { formsData } from '../forms/forms-data.ts';
import { isIslandName, islands } from './registry.ts';
import type { IslandName } from './registry.ts';

export function hydrateIsland(place: HTMLElement): void {
  try {
    const { island } = place.dataset;
    const root = place.firstElementChild;
    if (!isIslandName(island) || !root) throw new Error(`There is no island named ${island}.`);
    const props = propsOf(place, island);
    const Part = islands[island];
    const spare = root.cloneNode(true);
    hydrateRoot(root, <Part {...props} />, {
      identifierPrefix: props.id,
      onUncaughtError(error) {
        console.error(error);
        // React takes a failed part off the page; the form as it came is put back, and works without code.
        queueMicrotask(() => place.firstElementChild?.replaceWith(spare));
      },
    });
  } catch (error) {
    console.error(error);
  }
}

function propsOf(place: HTMLElement, island: IslandName): FormProps {
  const own: unknown = JSON.parse(place.querySelector(':scope > script')?.textContent ?? '');
  const { config, words } = formsData();
  // What the page was rendered with, word for word: React gives up a part that reads otherwise.
  const said = words[document.documentElement.lang]?.[island];
  if (!isOwnProps(own) || !said) throw new Error('An island came without its props.');
  return { ...own, words: said, config };
}

function isOwnProps(value: unknown): value is Pick<FormProps, 'id' | 'county'> {
  return typeof value === 'object' && value !== null && 'id' in value;
}
