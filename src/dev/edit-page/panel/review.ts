/// <reference lib="dom" />
import type { FieldAt, Value } from '#editing/contract.ts';
import { button, make } from './make.ts';

/** Who has read the words of the file, and a way to say that somebody has read them as they stand now. */
export function reviewPart(
  { review }: Value,
  open: (place: FieldAt) => void,
  approve: (by: string, keepTranslations: boolean) => Promise<void>,
): HTMLElement[] {
  if (review === undefined) return [];
  const { on, by, due, isChanged, old, place, people } = review;
  const who = make(
    'select',
    { 'aria-label': 'Who has read these words' },
    make('option', { value: '' }, 'Who has read them?'),
    ...people.map(({ id, name }) => make('option', { value: id }, name)),
  );
  const asTheyStand = make('input', { type: 'checkbox' });
  const mark = button('Mark as reviewed', () => void approve(who.value, asTheyStand.checked));
  mark.disabled = true;
  who.addEventListener('change', () => (mark.disabled = who.value === ''));
  const next = due === undefined ? '' : ` To review again by ${due}.`;
  const said =
    on === undefined
      ? 'Nobody is named who has read these words.'
      : `Reviewed on ${on} by ${by ?? ''}.${next}`;
  return [
    make(
      'section',
      { 'aria-label': 'Review' },
      make('h3', {}, isChanged ? 'The words have changed since they were reviewed' : 'Review'),
      on === undefined ? make('p', { class: 'about' }, said) : button(said, () => open(place)),
      old === undefined
        ? undefined
        : make('label', {}, asTheyStand, ` The translations are right as they stand (${old}).`),
      make('div', { class: 'row' }, who, mark),
    ),
  ];
}
