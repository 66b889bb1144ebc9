import { expect, test } from 'vitest';
import { showProgress } from '../../../src/site-build/progress.ts';

function record(isTTY: boolean) {
  const written: string[] = [];
  let now = 0;
  const progress = showProgress({ isTTY, write: (text) => written.push(text) }, () => now);
  return {
    written,
    show: (at: number, done: number) => ((now = at), progress.show(done, 2_000)),
    end: progress.end,
  };
}

test('a short build says nothing', () => {
  const { written, show, end } = record(false);
  show(1_900, 1_000);
  end(2_000);
  expect(written).toEqual([]);
});

test('a long build says how many pages are done and to go, one line now and then', () => {
  const { written, show, end } = record(false);
  show(2_100, 64);
  show(2_200, 128);
  show(7_200, 1_500);
  end(2_000);
  expect(written).toEqual([
    '64 pages rendered, 1,936 to go\n',
    '1,500 pages rendered, 500 to go\n',
    '2,000 pages rendered, 0 to go\n',
  ]);
});

test('a terminal rewrites its line', () => {
  const { written, show, end } = record(true);
  show(2_100, 64);
  show(2_250, 128);
  end(2_000);
  expect(written).toHaveLength(4);
  expect(written[1]).toBe('\r\u001b[K128 pages rendered, 1,872 to go');
  expect(written.at(-1)).toBe('\n');
});
