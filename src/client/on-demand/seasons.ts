import { localDayOf } from '#forms/dates.ts';
import { isWithin } from '../deadline/days.ts';
import { all } from '../start/dom.ts';

export const mark = 'data-outside';

/** A page built earlier follows the calendar: what is shown outside a season comes and goes with it. */
export function start(): void {
  const today = localDayOf(new Date());
  for (const part of all(`[${mark}]`)) {
    const [opens = '', closes = ''] = (part.getAttribute(mark) ?? '').split(' ');
    part.hidden = isWithin(today, { opens, closes });
    const field = part.querySelector('input');
    const said = part.querySelector('[role=status]');
    field?.addEventListener('input', () => {
      const { ahead = '', past = '' } = field.dataset;
      if (said) said.textContent = field.value && (field.value < today ? past : ahead);
    });
  }
}
