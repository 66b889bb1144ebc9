/** Lets a task outlive the answer where the platform offers it; elsewhere the task simply runs on. */
export function waitUntil(task: Promise<unknown>): void {
  const runtime: unknown = Reflect.get(globalThis, 'EdgeRuntime');
  if (typeof runtime !== 'object' || runtime === null) return;
  const method: unknown = Reflect.get(runtime, 'waitUntil');
  if (typeof method === 'function') Reflect.apply(method, runtime, [task]);
}
