/**
 * The visitor's own date, and the day to act by. All of it happens here: nothing is sent, kept or put in the address.
 * A file of its own, small beside the code of the forms: on a slow line the answer is what people came for.
 */
import { addDays, localDayOf } from '#forms/dates.ts';
import { addStyles } from '../add-styles.ts';
import { saveToCalendar } from './calendar-file.ts';
import { dayAndWeekday } from './days.ts';
import { foundFor, foundIn, foundInRequest } from './found.ts';
import type { Found } from './found.ts';
import { deadlineWords } from './words.ts';
import type { DeadlineWords } from './words.ts';

const allWords = deadlineWords();
for (const place of document.querySelectorAll<HTMLElement>('[data-island=deadline]')) {
  const words = allWords[place.id];
  if (words) startDeadline(place, words);
}

/** The last day on a visitor's own papers: whether it has passed. */
for (const field of document.querySelectorAll<HTMLInputElement>('[data-last-day] input')) {
  const said = field.closest('[data-last-day]')?.querySelector('[role=status]');
  const say = () => {
    const { ahead = '', past = '' } = field.dataset;
    const hasPassed = field.value < localDayOf(new Date());
    if (said) said.textContent = field.value && (hasPassed ? past : ahead);
  };
  field.addEventListener('input', say);
  // The date may have been typed before this code arrived.
  say();
}

function startDeadline(place: HTMLElement, words: DeadlineWords): void {
  const choices = [...place.querySelectorAll<HTMLInputElement>('[type=radio]')];
  const field = place.querySelector<HTMLInputElement>('[type=date]');
  const status = place.querySelector<HTMLElement>('[role=status]');
  const [save, print] = place.querySelectorAll('button');
  const lines = [...(status?.querySelectorAll('p:not(:last-child),b,span') ?? [])];
  if (!field || !status) return;
  const hint = field.getAttribute('aria-describedby') ?? '';
  const days = Number(place.dataset['days']);
  const rule = textsOf(lines);
  const putCallFirst = placesOfCall(place, lines[0]);
  let found: Found = { says: 'waiting' };
  let shown = '';

  const look = (left: boolean) => {
    const choice = choices.find(({ checked }) => checked)?.value;
    const today = localDayOf(new Date());
    field.closest('[data-other]')?.toggleAttribute('hidden', choice !== 'other');
    if (choice === 'today') found = foundFor(today, today, days);
    else if (choice === 'yesterday') found = foundFor(addDays(today, -1), today, days);
    else if (choice === undefined) found = foundInRequest(today, days) ?? { says: 'waiting' };
    else found = foundIn(field, today, days, left);
    // The same words again would be read aloud again.
    const now = `${found.says} ${'actBy' in found ? [found.start, found.actBy].join() : ''}`;
    if (now === shown) return;
    shown = now;
    place.dataset['says'] = found.says;
    status.style.cssText = found.says === 'late' ? loud : '';
    save?.parentElement?.toggleAttribute('hidden', found.says !== 'due');
    markField(field, hint, found.says === 'invalid' ? status.id : undefined);
    for (const [index, text] of answerTo(found, words, rule).entries()) {
      const line = lines[index];
      if (line && line.textContent !== text) line.textContent = text;
    }
    drawRun(place, found, days);
    putCallFirst(found.says === 'late');
    if ('start' in found) fillForm(found.start);
  };

  for (const choice of choices) {
    choice.addEventListener('change', () => look(false));
    if (choice.value === 'other') choice.addEventListener('click', ({ detail }) => detail && open(field));
  }
  field.addEventListener('input', () => look(false));
  field.addEventListener('blur', () => look(true));
  save?.addEventListener('click', () => {
    if (!('actBy' in found)) return;
    saveToCalendar(place.id, found.actBy, words.title, textsOf(lines).filter(Boolean).join('\n'));
  });
  print?.addEventListener('click', () => printAlone(place));
  look(false);
}

function textsOf(lines: Element[]): string[] {
  return lines.map(({ textContent }) => textContent ?? '');
}

/** The browser's own calendar, for a finger or a mouse; whoever moves by keys types the date. */
function open(field: HTMLInputElement): void {
  field.focus();
  try {
    field.showPicker();
  } catch {}
}

function markField(field: HTMLInputElement, hint: string, problem: string | undefined): void {
  field.setAttribute('aria-describedby', problem === undefined ? hint : `${hint} ${problem}`);
  if (problem === undefined) field.removeAttribute('aria-invalid');
  else field.setAttribute('aria-invalid', 'true');
}

/** Lines like those of the rule: small words, what matters, how long there is, and what follows from it. */
function answerTo(found: Found, words: DeadlineWords, rule: string[]): string[] {
  if (!('actBy' in found)) return found.says === 'waiting' ? rule : [...rule.slice(0, 3), words.invalid];
  const { left } = found;
  const actBy = inWords(found.actBy);
  if (found.says === 'late') return [words.over, actBy, '', words.late.replace('{date}', actBy)];
  const many = words.left.replace('{days}', String(left));
  const end = found.end === undefined ? '' : words.end.replace('{date}', inWords(found.end));
  return [words.actBy, actBy, left === 1 ? words.leftOne : many, end];
}

function inWords(day: string): string {
  return dayAndWeekday(day, document.documentElement.lang);
}

/** Pages have no use for these looks before there is an answer. The red is `--background-color-red` of the tokens: the same in the dark. */
const loud = 'padding:1rem;border-radius:.375rem;background:#a5201b;color:#fff';
const asWide = 'width:100%;margin-block:.75rem';

/** The days that have run, of those that the ruler shows. */
function drawRun(place: HTMLElement, found: Found, days: number): void {
  const passed = 'passed' in found ? Math.min(found.passed, days) : 0;
  place.querySelector('[data-run]')?.setAttribute('d', passed > 0 ? `M0 20H${passed * 10 + 2}` : 'M0 0');
}

/**
 * Once the day is over, the call stands below the first words of the answer and looks as the first button did, which
 * is as quiet as the call was before.
 */
function placesOfCall(place: HTMLElement, words: Element | undefined): (isLate: boolean) => void {
  const call = place.querySelector<HTMLElement>('[href^=tel]');
  const actions = call?.parentElement;
  const first = actions?.firstElementChild;
  if (!call || !first) return () => {};
  const next = call.nextSibling;
  return (isLate) => {
    if (isLate === (call.parentElement !== actions)) return;
    call.style.cssText = isLate ? asWide : '';
    [call.className, first.className] = [first.className, call.className];
    if (isLate) words?.after(call);
    else actions.insertBefore(call, next);
  };
}

const alone =
  '@media print{:has([data-printed]) body :not(:has([data-printed]),[data-printed] *,[data-printed]){display:none!important}}';

/** Prints the answer and nothing else of the page, to be put beside the papers. */
function printAlone(place: HTMLElement): void {
  addStyles(alone);
  place.dataset['printed'] = '';
  addEventListener('afterprint', () => delete place.dataset['printed'], { once: true });
  print();
}

/** The form of a consultation about the same papers asks for the same day. */
function fillForm(start: string): void {
  const field = document.querySelector<HTMLInputElement>('#consultation [name=dateServed]');
  if (field) field.value = start;
}
