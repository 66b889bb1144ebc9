/**
 * A deterministic scheduler with simulated time and random numbers from one seed. Flows are suspended until
 * their time, and run one after another.
 */
import { AsyncLocalStorage } from 'node:async_hooks';

/** One run of a program. Its waiting flows never continue after it ends. */
export type SimulatedProcess = { hasEnded: boolean; endListeners: Set<() => void> };

type ScheduledEvent = { at: number; process: SimulatedProcess; run: () => void };

export function createProcess(): SimulatedProcess {
  return { hasEnded: false, endListeners: new Set() };
}

export function createSimulation(seed: number, start: number) {
  const currentProcess = new AsyncLocalStorage<SimulatedProcess>();
  const world = createProcess();
  const events: ScheduledEvent[] = [];
  let state = seed >>> 0;
  let now = start;
  let runningCount = 0;
  let onIdle = () => {};

  /** Returns a random number from 0 to 1 (Mulberry32). */
  function random(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** Adds an event. Events are sorted by time, then by creation. */
  function schedule(process: SimulatedProcess, delayMs: number, run: () => void): void {
    const at = now + Math.round(delayMs);
    const laterIndex = events.findIndex((event) => event.at > at);
    events.splice(laterIndex < 0 ? events.length : laterIndex, 0, { at, process, run });
  }

  /** Ends a flow. Checks for idleness in a microtask, after flows that this one resumed have started. */
  function finishFlow(): void {
    runningCount -= 1;
    queueMicrotask(() => {
      if (runningCount === 0) onIdle();
    });
  }

  const getCurrentProcess = () => currentProcess.getStore() ?? world;

  /** Waits until `wake` or `fail` is called. */
  async function suspend<Value>(
    register: (settle: { wake: (value: Value) => void; fail: (error: unknown) => void }) => void,
  ): Promise<Value> {
    return await new Promise<Value>((resolve, reject) => {
      const continueFlow = (action: () => void) => {
        runningCount += 1;
        action();
      };
      register({
        wake: (value) => continueFlow(() => resolve(value)),
        fail: (error) => continueFlow(() => reject(error)),
      });
      finishFlow();
    });
  }

  async function sleep(ms: number): Promise<void> {
    const process = getCurrentProcess();
    await suspend<void>(({ wake }) => schedule(process, ms, wake));
  }

  function spawn(process: SimulatedProcess, delayMs: number, flow: () => Promise<void>): void {
    schedule(process, delayMs, () => {
      runningCount += 1;
      void currentProcess.run(process, flow).finally(finishFlow);
    });
  }

  /** Registers a background flow, like `waitUntil`. */
  function registerFlow(flow: Promise<unknown>): void {
    runningCount += 1;
    void flow.then(finishFlow, finishFlow);
  }

  /** Runs `work` in another process and waits for it. Throws the error of `createError` if that process ends first. */
  async function call<Value>(
    process: SimulatedProcess,
    work: () => Promise<Value>,
    createError: () => Error,
  ): Promise<Value> {
    const callerProcess = getCurrentProcess();
    return await suspend<Value>(({ wake, fail }) => {
      const settle = (action: () => void) => {
        if (process.endListeners.delete(failCall)) schedule(callerProcess, 0, action);
      };
      const failCall = () => schedule(callerProcess, 0, () => fail(createError()));
      process.endListeners.add(failCall);
      spawn(process, 0, async () => {
        await work().then(
          (value) => settle(() => wake(value)),
          (error: unknown) => settle(() => fail(error)),
        );
      });
    });
  }

  function end(process: SimulatedProcess): void {
    process.hasEnded = true;
    for (const failCall of process.endListeners) failCall();
    process.endListeners.clear();
  }

  /** Runs until no flow is waiting. */
  async function runAll(): Promise<void> {
    for (let event = events.shift(); event !== undefined; event = events.shift()) {
      now = event.at;
      if (event.process.hasEnded) continue;
      const idle = new Promise<void>((resolve) => {
        onIdle = resolve;
      });
      event.run();
      await idle;
    }
  }

  return {
    world,
    random,
    sleep,
    spawn,
    registerFlow,
    call,
    end,
    runAll,
    now: () => now,
    getCurrentProcess,
    /** Never resolves, for a flow whose program was killed. */
    waitForever: async () => await suspend<never>(() => {}),
    randomBetween: (min: number, max: number) => min + random() * (max - min),
  };
}
