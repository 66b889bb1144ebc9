/** Between a form on the page and plain values. */
import type { FormPlan } from '#forms/definition.ts';
import { elapsedField, honeypotField, shortestFillMs } from '#forms/protocol.ts';
import type { Content } from './send/answer.ts';

/** All that the definition names: texts as typed, empty where a field is missing; acknowledgments as yes or no. */
export function readForm(form: HTMLFormElement, plan: FormPlan): Content {
  const data = new FormData(form);
  return {
    ...(plan.kind ? { kind: plan.kind } : {}),
    ...Object.fromEntries(plan.fields.map(({ name }) => [name, data.get(name) ?? ''])),
    ...Object.fromEntries(plan.acknowledgments.map((name) => [name, data.has(name)])),
  };
}

/** Values that the form has no field for are left out, and fields without a value keep theirs. */
export function fillForm(form: HTMLFormElement, values: Content): void {
  for (const [name, value] of Object.entries(values)) {
    const control = form.elements.namedItem(name);
    if (control instanceof HTMLInputElement && control.type === 'checkbox') control.checked = value === true;
    else if (isTextControl(control) && typeof value === 'string') control.value = value;
  }
}

function isTextControl(control: Element | RadioNodeList | null) {
  return (
    control instanceof HTMLInputElement ||
    control instanceof HTMLSelectElement ||
    control instanceof HTMLTextAreaElement
  );
}

/** How the form was filled in: the time that it took, and the field that people do not see. */
export function botSignals(form: HTMLFormElement): Content {
  const bait = new FormData(form).get(honeypotField);
  const opened = performance.getEntriesByName('intent')[0];
  const elapsed = opened ? Math.round(performance.now() - opened.startTime) : shortestFillMs;
  return {
    ...(bait ? { [honeypotField]: bait } : {}),
    [elapsedField]: elapsed,
  };
}
