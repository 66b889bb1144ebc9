import type { FormPlan } from '#forms/definition.ts';
import { elapsedField, honeypotField, shortestFillMs } from '#forms/protocol.ts';
import type { Content } from './send/result.ts';

/** All values that the plan names: texts as typed, acknowledgments as booleans. */
export function readForm(form: HTMLFormElement, plan: FormPlan): Content {
  const data = new FormData(form);
  return {
    ...(plan.kind ? { kind: plan.kind } : {}),
    ...Object.fromEntries(plan.fields.map(({ name }) => [name, data.get(name) ?? ''])),
    ...Object.fromEntries(plan.acknowledgments.map((name) => [name, data.has(name)])),
  };
}

export function fillForm(form: HTMLFormElement, values: Content): void {
  for (const [name, value] of Object.entries(values)) {
    const control = form.querySelector<HTMLInputElement>(`[name="${CSS.escape(name)}"]`);
    if (control?.type === 'checkbox') control.checked = value === true;
    else if (control && typeof value === 'string') control.value = value;
  }
}

/** The time it took to fill in the form, and the honeypot. */
export function readBotSignals(form: HTMLFormElement): Content {
  const bait = new FormData(form).get(honeypotField);
  const opened = performance.getEntriesByName('islands')[0];
  const elapsed = opened ? Math.round(performance.now() - opened.startTime) : shortestFillMs;
  return {
    ...(bait ? { [honeypotField]: bait } : {}),
    [elapsedField]: elapsed,
  };
}
