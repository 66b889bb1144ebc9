/// <reference lib="dom" />
import { post } from '../browser/request.ts';
import { button, listed, make } from '../browser/make.ts';
import type { FieldAt, Value } from '../contract.ts';
import { record } from './saving.ts';

/** Input that is not sent yet, by file, because the panel is rendered again whenever the preview has read its files. */
const chosen = new Map<string, { by: string; keepTranslations: boolean }>();

/** The reviewers of a file, and a form to record a review of the current text. */
export function reviewPart(
  { review, place: { file } }: Value,
  open: (place: FieldAt) => void,
): HTMLElement[] {
  if (review === undefined) return [];
  const { on, by, due, isChanged, old, place, people } = review;
  const who = make(
    'select',
    { 'aria-label': 'Who has read these words' },
    make('option', { value: '' }, 'Who has read them?'),
    ...people.map(({ id, name }) => make('option', { value: id }, name)),
  );
  const translationsMatch = make('input', { type: 'checkbox' });
  const answer = () => ({ by: who.value, keepTranslations: translationsMatch.checked });
  const mark = button('Mark as reviewed', () => {
    chosen.delete(file);
    void record({ file, label: 'Review' }, 'Marked as reviewed, as of today.', () =>
      post('approve', { file, ...answer() }),
    );
  });
  const before = chosen.get(file);
  who.value = before?.by ?? '';
  translationsMatch.checked = before?.keepTranslations ?? false;
  mark.disabled = who.value === '';
  for (const control of [who, translationsMatch]) {
    control.addEventListener('change', () => {
      chosen.set(file, answer());
      mark.disabled = who.value === '';
    });
  }
  const next = due === undefined ? '' : ` To review again by ${due}.`;
  return [
    make(
      'section',
      { 'aria-label': 'Review' },
      make('h3', {}, isChanged ? 'The words have changed since they were reviewed' : 'Review'),
      on === undefined
        ? make('p', { class: 'about' }, 'Nobody is named who has read these words.')
        : button(`Reviewed on ${on} by ${by ?? ''}.${next}`, () => open(place)),
      old && make('label', {}, translationsMatch, ` The translations are right as they stand (${old}).`),
      make('div', { class: 'row' }, who, mark),
    ),
  ];
}

/**
 * The sentences that a translation must update, each with a link to its translation, and a button to mark it as up to date.
 */
export function translationPart(
  { translation, place: { file } }: Value,
  open: (place: FieldAt) => void,
): HTMLElement[] {
  if (translation === undefined) return [];
  const { of, changes } = translation;
  const sentences = changes.map(({ was, isNow, place }) => {
    const states = [make('del', {}, was), make('ins', {}, isNow === '' ? '(gone)' : isNow)];
    return button('', () => open(place), '', ...states);
  });
  const mark = () =>
    void record({ file, label: 'Translation' }, 'Marked as up to date.', () => post('translated', { file }));
  return [
    make(
      'section',
      { 'aria-label': 'Translation' },
      make('h3', {}, 'Changed since it was translated: ', make('a', { href: of, target: '_blank' }, of)),
      ...(changes.length === 0
        ? [make('p', { class: 'about' }, 'What it said then is not on record: compare the two pages.')]
        : listed('details', `Sentences that changed: ${changes.length}`, sentences)),
      button('The translation is up to date', mark),
    ),
  ];
}
