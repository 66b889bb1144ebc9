/** The place finder: names the court of a town or county. Nothing typed is sent. */
import { findPlaces, namedPlaces, placeAnswer } from './find-place.ts';
import type { AnswerPart } from './find-place.ts';
import type { Places } from './places-data.ts';

for (const finder of document.querySelectorAll<HTMLElement>('[data-island=places]')) startFinder(finder);

function startFinder(finder: HTMLElement): void {
  const field = finder.querySelector('input');
  const status = finder.querySelector<HTMLElement>('[role=status]');
  if (!field || !status) return;
  const hint = status.textContent ?? '';
  let shown = hint;
  let loading = loadPlaces();

  const show = (parts: AnswerPart[]) => {
    // A screen reader would read the same text again.
    const text = parts.map((part) => part.text).join(' ');
    if (text === shown) return;
    shown = text;
    status.replaceChildren(...parts.flatMap((part) => [elementOf(part), ' ']));
  };

  const look = async (isComplete: boolean) => {
    const places = await loading;
    const typed = field.value.trim();
    if (places === undefined) {
      if (!isComplete || typed === '') return;
      show([{ text: status.dataset['failed'] ?? '' }]);
      loading = loadPlaces();
      return;
    }
    const words = places.words[document.documentElement.lang];
    if (words === undefined) return;
    const named = namedPlaces(places.counties);
    offerNames(field, [...new Set(named.map(({ name }) => name))]);
    const found = findPlaces(typed, named, words, isComplete);
    const hasAnswer = typed !== '' && (found.length > 0 || isComplete);
    show(hasAnswer ? placeAnswer(found, words) : [{ text: hint }]);
  };

  field.addEventListener('input', () => void look(false));
  field.addEventListener('change', () => void look(true));
  finder.querySelector('button')?.addEventListener('click', () => void look(true));
  // For what was typed before this code loaded.
  void look(false);
}

async function loadPlaces(): Promise<Places | undefined> {
  try {
    const response = await fetch('/places.json');
    return response.ok ? await response.json() : undefined;
  } catch {
    return undefined;
  }
}

function offerNames(field: HTMLInputElement, names: string[]): void {
  if (field.list) return;
  const list = document.createElement('datalist');
  list.id = 'place-names';
  list.append(...[...names].sort().map((name) => new Option(name)));
  field.after(list);
  field.setAttribute('list', list.id);
}

function elementOf({ text, href }: AnswerPart): HTMLElement {
  const element = document.createElement(href === undefined ? 'span' : 'a');
  element.textContent = text;
  const isHere = href?.endsWith('#consultation') && document.getElementById('consultation') !== null;
  if (href !== undefined) element.setAttribute('href', isHere ? '#consultation' : href);
  return element;
}
