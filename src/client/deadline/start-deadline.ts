/** The date field that gives the day to act by. All of it happens here: nothing is sent, kept or put in the address. */
import { localDayOf, yearUpTo } from '#forms/dates.ts';
import { deadlineAfter } from './act-by.ts';
import type { Deadline } from './act-by.ts';
import { saveToCalendar } from './calendar-file.ts';
import { dayInWords } from './days.ts';

type Found = { says: 'waiting' | 'invalid' } | { says: 'due' | 'late'; deadline: Deadline };

export function startDeadline(place: HTMLElement): void {
  const field = place.querySelector('input');
  const status = place.querySelector<HTMLElement>('[role=status]');
  const save = place.querySelector('button');
  if (!field || !status || !save) return;
  const hint = field.getAttribute('aria-describedby') ?? '';
  let found: Found = { says: 'waiting' };
  let shown = '';

  const look = (left: boolean) => {
    found = findFor(field, Number(place.dataset['days']), left);
    const now = found.says + field.value;
    // The same words again would be read aloud again.
    if (now === shown) return;
    shown = now;
    if (found.says === 'waiting') delete place.dataset['says'];
    else place.dataset['says'] = found.says;
    markField(field, hint, found.says === 'invalid' ? status.id : undefined);
    status.replaceChildren(...wordsOf(place, found));
  };

  field.addEventListener('input', () => look(false));
  field.addEventListener('blur', () => look(true));
  save.addEventListener('click', () => {
    if (!('deadline' in found)) return;
    const text = [...status.children].map(({ textContent }) => textContent).join('\n');
    saveToCalendar(field.id, found.deadline.actBy, save.dataset['title'] ?? '', text);
  });
  look(false);
}

/** `left`: the field is no longer being typed in. */
function findFor(field: HTMLInputElement, days: number, left: boolean): Found {
  const today = localDayOf(new Date());
  const { first, last } = yearUpTo(today, 0);
  field.min = first;
  field.max = last;
  const { value, validity } = field;
  if (value > last) return { says: 'invalid' };
  // Half a year number is an early date: nothing is said of it before the field is left.
  if (value < first) return { says: left && (value !== '' || validity.badInput) ? 'invalid' : 'waiting' };
  const deadline = deadlineAfter(value, days);
  return { says: deadline.actBy > today ? 'due' : 'late', deadline };
}

function markField(field: HTMLInputElement, hint: string, problem: string | undefined): void {
  field.setAttribute('aria-describedby', problem === undefined ? hint : `${hint} ${problem}`);
  if (problem === undefined) field.removeAttribute('aria-invalid');
  else field.setAttribute('aria-invalid', 'true');
}

/** The words stand in the page, unseen, and keep the room; what is read aloud is a copy with the days filled in. */
function wordsOf(place: HTMLElement, found: Found): ChildNode[] {
  const copy = place.querySelector(`[data-said=${found.says}]`)?.cloneNode(true);
  if (!(copy instanceof HTMLElement)) return [];
  if ('deadline' in found) {
    const { end, actBy } = found.deadline;
    for (const word of copy.querySelectorAll<HTMLElement>('[data-day]')) {
      const day = word.dataset['day'] === 'end' ? end : actBy;
      word.textContent = dayInWords(day, document.documentElement.lang);
    }
  }
  return [...copy.childNodes];
}
