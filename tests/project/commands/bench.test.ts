import { describe, expect, test } from 'vitest';
import { generateCounty, parseModel, readModels } from '../../../bench/corpus.ts';
import { measure, medianBy } from '../../../bench/measure.ts';
import { chooseParts } from '../../../bench/parts.ts';
import { pageAsJsx } from '../../../bench/page-as-jsx.ts';
import { shellOf } from '../../../bench/shell.ts';
import { table } from '../../../bench/table.ts';

describe('generated county files', () => {
  test('are the same for the same number, and differ from each other', async () => {
    const models = await readModels(process.cwd());
    expect(generateCounty(models, 7)).toEqual(generateCounty(models, 7));
    const bodies = [1, 2, 3].map((number) => generateCounty(models, number).text.split('\n---\n')[1]);
    expect(new Set(bodies).size).toBe(3);
  });

  test('have about 200 words of their own and no address of another page', async () => {
    const { text } = generateCounty(await readModels(process.cwd()), 3);
    const words = text.split('\n---\n')[1]?.split(/\s+/).length ?? 0;
    expect(words).toBeGreaterThan(190);
    expect(words).toBeLessThan(300);
    expect(text).not.toMatch(/^(path|aliases):/m);
  });

  test('keep the fields of their model under a new name', () => {
    const model = parseModel(
      '---\nname: Orange\ntitle: Orange law\nnote: In Orange\n---\n\nOne.\n\n### Two\n',
    );
    const { name, text } = generateCounty([model], 5);
    expect(name).toBe('sample-dababa.md');
    const renamed = 'name: Sample Dababa\ntitle: Sample Dababa Foreclosure Defense\nnote: In Sample Dababa\n';
    expect(text).toContain(renamed);
    expect(model.paragraphs).toEqual(['One.']);
  });
});

describe('measuring', () => {
  test('counts the processes that a command starts', async () => {
    const script =
      'require("node:child_process").execFileSync(process.execPath, ["-e", "setTimeout(() => {}, 300)"])';
    const { seconds, peakMb } = await measure([process.execPath, '-e', script], process.cwd());
    expect(seconds).toBeGreaterThan(0.3);
    // Without /proc there is no figure.
    expect(peakMb ?? Number.POSITIVE_INFINITY).toBeGreaterThan(50);
  });

  test('tells what a failing command said', async () => {
    const command = [process.execPath, '-e', 'console.log("the words"); process.exit(3)'];
    await expect(measure(command, process.cwd())).rejects.toThrow('the words');
  });

  test('takes the run in the middle', () => {
    expect(medianBy([9, 1, 2], (seconds) => seconds)).toBe(2);
  });
});

describe('the command line', () => {
  test('chooses parts and their settings', () => {
    expect(chooseParts(['peers'], { sizes: '200,2000', runs: '3' })).toEqual({
      names: ['peers'],
      settings: { sizes: [200, 2000], runs: 3, train: false },
    });
    expect(chooseParts([], {}).names).toEqual(['peers', 'lighthouse', 'preview', 'backend', 'advertising']);
  });

  test('refuses unknown parts and numbers', () => {
    expect(() => chooseParts(['speed'], {})).toThrow('"speed" is not a part');
    expect(() => chooseParts([], { sizes: 'ten' })).toThrow('not a whole number');
  });
});

test('the peers get what county pages share, without title and description', () => {
  const page =
    '<html><head><title>A</title><meta name="description" content="B"><style>c{}</style></head><body><header></header>' +
    '<main id="main" tabindex="-1"><section><h1>C</h1></section><section class="x" id="faq"><p>q</p></section></main><footer></footer></body></html>';
  expect(shellOf(page)).toEqual({
    head: '<style>c{}</style>',
    before: '<header></header><main id="main" tabindex="-1">',
    after: '<section class="x" id="faq"><p>q</p></section></main><footer></footer>',
  });
});

test('the React app gets the body of our page as elements, and its styles as a file', () => {
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

test('a table lines its figures up', () => {
  expect(
    table(
      ['', 's'],
      [
        ['one', '1.0'],
        ['three', '12.0'],
      ],
    ),
  ).toBe(['          s', '─────  ────', 'one     1.0', 'three  12.0'].join('\n'));
});
