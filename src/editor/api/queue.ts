export type Queue = <Result>(task: () => Promise<Result>) => Promise<Result>;

/** Returns a function that runs tasks one at a time, in the order of the calls. */
export function createQueue(): Queue {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const result = last.then(task, task);
    last = result.catch(() => undefined);
    return result;
  };
}
