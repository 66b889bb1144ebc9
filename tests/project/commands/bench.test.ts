import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { generateCounty, readModels } from '../../../bench/corpus.ts';
import { measure } from '../../../bench/measure.ts';
import { chooseParts } from '../../../bench/parts.ts';
import { pageAsJsx } from '../../../bench/page-as-jsx.ts';

describe('generated county files', () => {
  test('are the same for the same number, and differ from each other', async () => {
    const models = await readModels('tests/fixtures/firm');
    expect(generateCounty(models, 7)).toEqual(generateCounty(models, 7));
    const bodies = [1, 2, 3].map((number) => generateCounty(models, number).text.split('\n---\n')[1]);
    expect(new Set(bodies).size).toBe(3);
  });

  test('have about 200 words and no path or aliases', async () => {
    const { text } = generateCounty(await readModels('tests/fixtures/firm'), 3);
    const words = text.split('\n---\n')[1]?.split(/\s+/).length ?? 0;
    expect(words).toBeGreaterThan(190);
    expect(words).toBeLessThan(300);
    expect(text).not.toMatch(/^(path|aliases):/m);
  });
});

describe('measuring', () => {
  const hasGnuTime = process.platform === 'linux' && existsSync('/usr/bin/time');

  test.skipIf(!hasGnuTime)('counts the processes that a command starts', async () => {
    const script =
      'require("node:child_process").execFileSync(process.execPath, ["-e", "setTimeout(() => {}, 300)"])';
    const { seconds, peakMb } = await measure([process.execPath, '-e', script], process.cwd());
    expect(seconds).toBeGreaterThan(0.3);
    expect(peakMb).toBeGreaterThan(20);
  });
});

describe('the command line', () => {
  test('chooses parts and their settings', () => {
    expect(chooseParts(['peers'], { sizes: '200,2000', runs: '3' })).toEqual({
      names: ['peers'],
      settings: { sizes: [200, 2000], runs: 3, train: false },
    });
    expect(chooseParts(['mutations'], { only: 'src/ui' }).settings).toMatchObject({ only: 'src/ui' });
    expect(chooseParts([], {}).names).toHaveLength(6);
  });

  test('refuses unknown parts and numbers', () => {
    expect(() => chooseParts(['speed'], {})).toThrow('"speed" isn’t a benchmark');
    expect(() => chooseParts([], { sizes: 'ten' })).toThrow('not a whole number');
  });
});

test('pageAsJsx converts a page to JSX and styles', () => {
  const page =
    '<html lang="en" class="c"><head><title>A &amp; B</title><style>a{}</style></head>' +
    '<body><p class="x" hidden="">1 &lt; 2</p><label for="i">I</label><input id="i" value="">' +
    '<svg stroke-width="2"><path d="M0 0"></path></svg><script>ours()</script></body></html>';
  expect(pageAsJsx(page)).toEqual({
    body:
      '<><p className={"x"} hidden={true}>{"1 < 2"}</p><label htmlFor={"i"}>{"I"}</label>' +
      '<input id={"i"} defaultValue={""} /><svg strokeWidth={"2"}><path d={"M0 0"} /></svg></>',
    styles: 'a{}',
  });
});
