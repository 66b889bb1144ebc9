/// <reference lib="dom" />
import { button, make, searchList } from '../browser/make.ts';
import type { Choice } from '../contract.ts';

/** A list that is filtered while the author types. Matches for `near` come first, a new item last. */
export function chooser(
  collection: string,
  choices: readonly Choice[],
  near: string,
  chosen: (choice: Choice) => void,
): HTMLElement {
  const [area = ''] = near.split('-');
  const isNear = ({ id }: Choice) => id.startsWith(area);
  const sorted = [...choices.filter(isNear), ...choices.filter((choice) => !isNear(choice))];
  const found = searchList(
    { label: 'What to add', placeholder: 'Type to find one', kind: 'choices' },
    sorted,
    ({ id, label }) => `${id} ${label}`,
    (choice) => button(choice.label, () => chosen(choice), '', make('small', {}, choice.id)),
  );
  return make(
    'div',
    {},
    ...found,
    make('a', { href: `/files?new=${collection}`, target: '_blank' }, 'Start a new one'),
  );
}
