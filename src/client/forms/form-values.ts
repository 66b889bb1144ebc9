import type { FormPlan } from '#forms/definition.ts';
import { elapsedField, honeypotField, minFillMs } from '#forms/protocol.ts';
import type { FieldValues } from './send/result.ts';

/** Reads the values of all fields in the plan: text as typed, acknowledgments as booleans. */
export function readForm(form: HTMLFormElement, plan: FormPlan): FieldValues {
  const data = new FormData(form);
  return {
    ...(plan.kind ? { kind: plan.kind } : {}),
    ...Object.fromEntries(plan.fields.map(({ name }) => [name, data.get(name) ?? ''])),
    ...Object.fromEntries(plan.acknowledgments.map((name) => [name, data.has(name)])),
  };
}

export function fillForm(form: HTMLFormElement, values: FieldValues): void {
  for (const [name, value] of Object.entries(values)) {
    const control = form.querySelector<HTMLInputElement>(`[name="${CSS.escape(name)}"]`);
    if (control?.type === 'checkbox') control.checked = value === true;
    else if (control && typeof value === 'string') control.value = value;
  }
}

/** Reads the honeypot field, and how long the visitor took to fill in the form. */
export function readBotSignals(form: HTMLFormElement): FieldValues {
  const honeypot = new FormData(form).get(honeypotField);
  const formLoad = performance.getEntriesByName('islands')[0];
  const elapsed = formLoad ? Math.round(performance.now() - formLoad.startTime) : minFillMs;
  return {
    ...(honeypot ? { [honeypotField]: honeypot } : {}),
    [elapsedField]: elapsed,
  };
}
