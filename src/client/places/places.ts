/** The place finder: shows the court of a town or county. It sends nothing that visitors type. */
import { buildCountyAnswer, buildCourtAnswer, findPlaces, listNamedPlaces } from './find-place.ts';
import type { AnswerPart } from './find-place.ts';
import type { Places } from './places-data.ts';

for (const root of document.querySelectorAll<HTMLElement>('[data-island=places]')) startFinder(root);

function startFinder(root: HTMLElement): void {
  const field = root.querySelector('input');
  const status = root.querySelector<HTMLElement>('[role=status]');
  if (!field || !status) return;
  const buildAnswer = root.dataset['finds'] === 'county' ? buildCountyAnswer : buildCourtAnswer;
  let shownText = '';
  let placesPromise = loadPlaces();

  const show = (parts: AnswerPart[]) => {
    // Screen readers would announce the same text again.
    const text = parts.map((part) => part.text).join(' ');
    if (text === shownText) return;
    shownText = text;
    status.replaceChildren(...parts.flatMap((part) => [createElement(part), ' ']));
  };

  const update = async (hasFinishedTyping: boolean) => {
    const places = await placesPromise;
    const query = field.value.trim();
    if (places === undefined) {
      if (!hasFinishedTyping || query === '') return;
      show([{ text: status.dataset['failed'] ?? '' }]);
      placesPromise = loadPlaces();
      return;
    }
    const { lang } = document.documentElement;
    const copy = places.copy[lang];
    if (copy === undefined) return;
    const namedPlaces = listNamedPlaces(places.counties, lang);
    suggestNames(field, [...new Set(namedPlaces.map(({ name }) => name))]);
    const matches = findPlaces(query, namedPlaces, copy, hasFinishedTyping);
    const hasAnswer = query !== '' && (matches.length > 0 || hasFinishedTyping);
    show(hasAnswer ? buildAnswer(matches, copy) : []);
  };

  field.addEventListener('input', () => void update(false));
  field.addEventListener('change', () => void update(true));
  root.querySelector('button')?.addEventListener('click', () => {
    if (field.value.trim() === '') field.focus();
    void update(true);
  });
  // Handles text that was typed before this code loaded.
  void update(false);
}

async function loadPlaces(): Promise<Places | undefined> {
  const response = await fetch('/places.json').catch(() => undefined);
  return response?.ok ? await response.json().catch(() => undefined) : undefined;
}

function suggestNames(field: HTMLInputElement, names: string[]): void {
  if (field.list) return;
  const list = document.createElement('datalist');
  list.id = 'place-names';
  list.append(...[...names].sort().map((name) => new Option(name)));
  field.after(list);
  field.setAttribute('list', list.id);
}

function createElement({ text, href }: AnswerPart): HTMLElement {
  const element = document.createElement(href === undefined ? 'span' : 'a');
  element.textContent = text;
  const isOnThisPage = href?.endsWith('#consultation') && document.getElementById('consultation') !== null;
  if (href !== undefined) element.setAttribute('href', isOnThisPage ? '#consultation' : href);
  return element;
}
