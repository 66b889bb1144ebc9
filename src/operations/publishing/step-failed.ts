/** Stops publishing. The message is the reason. */
export class StepFailed extends Error {
  override name = 'StepFailed';
}

const faultsNamed = 20;

/** Stops publishing if there are faults. */
export function failFor(faults: readonly string[]): void {
  if (faults.length === 0) return;
  const more = faults.length > faultsNamed ? [`And ${faults.length - faultsNamed} more.`] : [];
  throw new StepFailed([...faults.slice(0, faultsNamed), ...more].join('\n'));
}
