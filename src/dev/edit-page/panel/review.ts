/// <reference lib="dom" />
import type { FieldAt, Value } from '#editing/contract.ts';
import { button, listed, make } from './make.ts';
import type { Saving } from './saving.ts';
import { approve, markTranslated } from './server.ts';

/** What is chosen and not yet sent, by file: the panel is drawn anew whenever the preview has read its files again. */
const chosen = new Map<string, { by: string; asTheyStand: boolean }>();

/** Who has read the words of the file, and a way to say that somebody has read them as they stand now. */
export function reviewPart(
  { review, place: { file } }: Value,
  open: (place: FieldAt) => void,
  saving: Saving,
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
  const mark = button('Mark as reviewed', () => {
    chosen.delete(file);
    const asked = { file, by: who.value, keepTranslations: asTheyStand.checked };
    void saving.record({ file, label: 'Review' }, 'Marked as reviewed, as of today.', () => approve(asked));
  });
  const { by: reader = '', asTheyStand: isKept = false } = chosen.get(file) ?? {};
  who.value = reader;
  asTheyStand.checked = isKept;
  mark.disabled = reader === '';
  for (const control of [who, asTheyStand]) {
    control.addEventListener('change', () => {
      chosen.set(file, { by: who.value, asTheyStand: asTheyStand.checked });
      mark.disabled = who.value === '';
    });
  }
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

/** What a translation does not follow yet, each sentence with the way to its translation, and a way to say that it does. */
export function translationPart(
  { translation, place: { file } }: Value,
  open: (place: FieldAt) => void,
  saving: Saving,
): HTMLElement[] {
  if (translation === undefined) return [];
  const { of, changes } = translation;
  const sentences = changes.map(({ was, isNow, place }) => {
    const way = button('', () => open(place));
    way.append(make('del', {}, was), make('ins', {}, isNow === '' ? '(gone)' : isNow));
    return way;
  });
  const compare = make('p', { class: 'about' }, 'What it said then is not on record: compare the two pages.');
  return [
    make(
      'section',
      { 'aria-label': 'Translation' },
      make('h3', {}, 'Changed since it was translated: ', make('a', { href: of, target: '_blank' }, of)),
      ...(changes.length === 0
        ? [compare]
        : listed('details', `Sentences that changed: ${changes.length}`, sentences)),
      button(
        'The translation is up to date',
        () =>
          void saving.record({ file, label: 'Translation' }, 'Marked as up to date.', () =>
            markTranslated({ file }),
          ),
      ),
    ),
  ];
}
