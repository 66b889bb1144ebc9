/**
 * A deterministic scheduler with simulated time and random numbers from one seed. Flows wait in `park` until their
 * time, and run one after another.
 */
import { AsyncLocalStorage } from 'node:async_hooks';

/** One run of a program. Its waiting flows never continue after it ends. */
export type Life = { isOver: boolean; callers: Set<() => void> };

type Moment = { at: number; life: Life; run: () => void };

export function createLife(): Life {
  return { isOver: false, callers: new Set() };
}

export function createSimulation(seed: number, start: number) {
  const lives = new AsyncLocalStorage<Life>();
  const world = createLife();
  const moments: Moment[] = [];
  let state = seed >>> 0;
  let now = start;
  let running = 0;
  let rested = () => {};

  /** Mulberry32. */
  function random(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** Sorted by time, then by creation. */
  function schedule(life: Life, delayMs: number, run: () => void): void {
    const at = now + Math.round(delayMs);
    const later = moments.findIndex((moment) => moment.at > at);
    moments.splice(later < 0 ? moments.length : later, 0, { at, life, run });
  }

  /** Checked in a microtask, after flows that this one resumed have started. */
  function rest(): void {
    running -= 1;
    queueMicrotask(() => {
      if (running === 0) rested();
    });
  }

  const getCurrentLife = () => lives.getStore() ?? world;

  /** Waits until `wake` or `fail` is called. */
  async function park<Value>(
    register: (settle: { wake: (value: Value) => void; fail: (error: unknown) => void }) => void,
  ): Promise<Value> {
    return await new Promise<Value>((resolve, reject) => {
      const continueFlow = (act: () => void) => {
        running += 1;
        act();
      };
      register({
        wake: (value) => continueFlow(() => resolve(value)),
        fail: (error) => continueFlow(() => reject(error)),
      });
      rest();
    });
  }

  async function sleep(ms: number): Promise<void> {
    const life = getCurrentLife();
    await park<void>(({ wake }) => schedule(life, ms, wake));
  }

  function spawn(life: Life, delayMs: number, flow: () => Promise<void>): void {
    schedule(life, delayMs, () => {
      running += 1;
      void lives.run(life, flow).finally(rest);
    });
  }

  /** Registers a background flow, like `waitUntil`. */
  function adopt(flow: Promise<unknown>): void {
    running += 1;
    void flow.then(rest, rest);
  }

  /** Runs `work` in another life and waits for it. Throws `gone()` if that life ends first. */
  async function call<Value>(life: Life, work: () => Promise<Value>, gone: () => Error): Promise<Value> {
    const own = getCurrentLife();
    return await park<Value>(({ wake, fail }) => {
      const answer = (act: () => void) => {
        if (life.callers.delete(abandon)) schedule(own, 0, act);
      };
      const abandon = () => schedule(own, 0, () => fail(gone()));
      life.callers.add(abandon);
      spawn(life, 0, async () => {
        await work().then(
          (value) => answer(() => wake(value)),
          (error: unknown) => answer(() => fail(error)),
        );
      });
    });
  }

  function end(life: Life): void {
    life.isOver = true;
    for (const abandon of life.callers) abandon();
    life.callers.clear();
  }

  /** Runs until no flow is waiting. */
  async function runAll(): Promise<void> {
    for (let moment = moments.shift(); moment !== undefined; moment = moments.shift()) {
      now = moment.at;
      if (moment.life.isOver) continue;
      const quiet = new Promise<void>((resolve) => {
        rested = resolve;
      });
      moment.run();
      await quiet;
    }
  }

  return {
    world,
    random,
    sleep,
    spawn,
    adopt,
    call,
    end,
    runAll,
    now: () => now,
    lifeHere: getCurrentLife,
    /** Never resolves, for a flow whose program was killed. */
    never: async () => await park<never>(() => {}),
    between: (least: number, most: number) => least + random() * (most - least),
  };
}
