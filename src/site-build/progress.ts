/** Tells how far a long build has come. */
export type Progress = {
  show: (done: number, total: number) => void;
  end: (done: number) => void;
};

/** Where progress is written: a terminal rewrites its line, anything else gets a line now and then. */
type ProgressOutput = { isTTY?: boolean; write: (text: string) => unknown };

/** A build that is over sooner needs no words. */
const quietMs = 2_000;
const terminalEveryMs = 100;
const linesEveryMs = 5_000;

/** `clock` gives milliseconds since the build began. */
export function showProgress(output: ProgressOutput, clock: () => number): Progress {
  let last = Number.NEGATIVE_INFINITY;
  let shown = false;
  const write = (text: string) => output.write(output.isTTY === true ? `\r\u001b[K${text}` : `${text}\n`);
  return {
    show(done, total) {
      const now = clock();
      const pause = output.isTTY === true ? terminalEveryMs : linesEveryMs;
      if (now < quietMs || now - last < pause) return;
      last = now;
      shown = true;
      write(`${amount(done)} pages rendered, ${amount(total - done)} to go`);
    },
    end(done) {
      if (!shown) return;
      write(`${amount(done)} pages rendered, 0 to go`);
      if (output.isTTY === true) output.write('\n');
    },
  };
}

function amount(number: number): string {
  return number.toLocaleString('en-US');
}
