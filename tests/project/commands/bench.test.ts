import { describe, expect, test } from 'vitest';
import { growth } from '../../../scripts/bench/build.ts';
import { generateCounty, parseModel, readModels } from '../../../scripts/bench/corpus.ts';
import { measure, middleOf, secondsOf } from '../../../scripts/bench/measure.ts';
import { chooseParts } from '../../../scripts/bench/parts.ts';
import { shellOf } from '../../../scripts/bench/peers/peer.ts';
import { reactPageOf } from '../../../scripts/bench/peers/react-page.ts';
import { table } from '../../../scripts/bench/table.ts';

describe('generated county files', () => {
  test('are the same for the same number, and differ from each other', async () => {
    const models = await readModels(process.cwd());
    expect(generateCounty(models, 7)).toEqual(generateCounty(models, 7));
    const bodies = [1, 2, 3].map((number) => generateCounty(models, number).text.split('\n---\n')[1]);
    expect(new Set(bodies).size).toBe(3);
  });

  test('have about 600 words of their own and no address of another page', async () => {
    const { text } = generateCounty(await readModels(process.cwd()), 3);
    const words = text.split('\n---\n')[1]?.split(/\s+/).length ?? 0;
    expect(words).toBeGreaterThan(590);
    expect(words).toBeLessThan(760);
    expect(text).not.toMatch(/^(path|aliases):/m);
  });

  test('keep the fields of their model under a new name', () => {
    const model = parseModel(
      '---\nname: Orange\ntitle: Orange law\nnote: In Orange\n---\n\nOne.\n\n### Two\n',
    );
    const { name, text } = generateCounty([model], 5);
    expect(name).toBe('sample-dababa.md');
    const renamed =
      'name: "Sample Dababa"\ntitle: "Sample Dababa Foreclosure Defense"\nnote: In Sample Dababa\n';
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
    expect(middleOf([{ seconds: 9 }, { seconds: 1 }, { seconds: 2 }], secondsOf)).toEqual({ seconds: 2 });
  });

  test('says how the cost of a page grows', () => {
    const cost = (pages: number, seconds: number) => {
      const same = { seconds };
      return { pages, cold: same, edit: same, check: same };
    };
    expect(growth([cost(200, 2), cost(2_000, 5.6)])).toEqual([
      '200 to 2000: 10 times the pages take 2.8 times as long; each further page 2.00 ms.',
    ]);
  });
});

describe('the command line', () => {
  test('chooses parts and their settings', () => {
    expect(chooseParts(['peers', '--sizes=200,2000', '--runs=3'])).toEqual({
      names: ['peers'],
      settings: { sizes: [200, 2000], runs: 3 },
    });
    expect(chooseParts([]).names).toEqual([
      'build',
      'peers',
      'lighthouse',
      'preview',
      'backend',
      'advertising',
    ]);
  });

  test.each([
    ['speed', 'Known: build, peers'],
    ['--sizes=ten', 'not a whole number'],
  ])('refuses %s', (word, words) => {
    expect(() => chooseParts([word])).toThrow(words);
  });
});

test('the peers get the shell of our page without what is its own', () => {
  const page =
    '<html><head><title>A</title><meta name="description" content="B"><style>c{}</style></head><body><header></header>' +
    '<main id="main" tabindex="-1"><section><h1>C</h1><div class="y" id="answer"><b>a</b></div></section><section class="x" id="faq"><p>q</p></section></main><footer></footer></body></html>';
  expect(shellOf(page)).toMatchObject({
    head: '<style>c{}</style>',
    top: '<header></header>',
    deadline: '<div><b>a</b></div>',
    faq: '<section class="x" id="faq"><p>q</p></section>',
    lead: '',
    bottom: '<footer></footer>',
  });
});

test('the React apps get the body of our page as elements, its forms as components and its styles as a file', () => {
  const page =
    '<html lang="en" class="c"><head><title>A &amp; B</title><meta name="description" content="D"><style>a{}</style></head>' +
    '<body><p class="x" hidden="">1 &lt; 2</p><form method="post"><label for="i">I</label><input id="i" value=""></form>' +
    '<svg stroke-width="2"><path d="M0 0"></path></svg><script>ours()</script></body></html>';
  expect(reactPageOf(page)).toMatchObject({
    title: 'A & B',
    description: 'D',
    root: { jsx: ' lang={"en"} className={"c"}' },
    styles: 'a{}',
    body:
      '<p className={"x"} hidden={true}>{"1 < 2"}</p><Form1 />' +
      '<svg strokeWidth={"2"}><path d={"M0 0"} /></svg>',
    forms: [
      '<form method={"post"} aria-busy={sent} onSubmit={() => setSent(true)}>' +
        '<label htmlFor={"i"}>{"I"}</label><input id={"i"} defaultValue={""} /></form>',
    ],
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
