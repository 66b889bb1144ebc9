import { expect, test } from 'vitest';
import { classStringsIn } from '#site-build/bundle/class-strings.ts';
import { drawClasses, stylesAddedByScripts } from '#site-build/pages/draw-classes.ts';
import { stylesOfKinds } from '#site-build/pages/stylesheets.ts';

const found = (code: string) => classStringsIn('src/ui/part.tsx', code).map(({ utilities }) => utilities);

test('utilities are found wherever a component may have them, and nothing else is', () => {
  expect(found('<p className="flex gap-2" id="no">no</p>')).toEqual(['flex gap-2']);
  expect(found("<p className={tone === 'no' ? 'text-red' : 'text-ink'} />")).toEqual([
    'text-red',
    'text-ink',
  ]);
  expect(found("<p className={classes('flex', wide && 'w-full')} />")).toEqual(['flex', 'w-full']);
  expect(found("<p className={{ no: 'p-1', other: 'p-2' }[size]} />")).toEqual(['p-1', 'p-2']);
  expect(found("const look = { no: tw('bg-sun') }; say('no');")).toEqual(['bg-sun']);
});

test('a class that is put together from pieces is refused with its place', () => {
  expect(() => found('const size = 1;\n<p className={`p-${size}`} />')).toThrow(
    /^src\/ui\/part\.tsx:2: a class is put together from pieces/,
  );
});

const names = Array.from({ length: 30 }, (_, index) => `c${index}`);
const shortClasses = Object.fromEntries(
  names.map((name, index) => [name, { utilities: `order-${index}`, addedByScripts: false }]),
);
const sheetsOf = (samples: string[][]) =>
  stylesOfKinds(
    shortClasses,
    samples.map((classes) => ({ notes: classes.join(' '), length: 1000 })),
    async (groups) => groups.map((group) => ` ${group.join(' ')} `),
  );

test('every page gets a stylesheet with all its classes, also one that is like no sample', async () => {
  const samples = names.map((_name, index) => names.slice(index, index + 3));
  const { texts, textsFor } = await sheetsOf(samples);
  expect(texts.length).toBeLessThanOrEqual(21);
  for (const classes of [...samples, ['c0', 'c10', 'c20']]) {
    const [text = ''] = textsFor(classes.join(' '));
    expect(texts).toContain(text);
    expect(classes.filter((name) => !text.includes(` ${name} `))).toEqual([]);
  }
});

test('pages of the same classes share a stylesheet without those of others', async () => {
  const { textsFor } = await sheetsOf([['c1', 'c2'], ['c2', 'c1'], ['c3']]);
  expect(textsFor('c1 data-no-class')).toEqual([' c1 c2 ']);
  expect(textsFor('c3')).toEqual([' c3 ']);
});

test('what a script may add comes as rules alone', async () => {
  const two = {
    aa: { utilities: 'flex', addedByScripts: true },
    bb: { utilities: 'grid', addedByScripts: false },
  };
  const css = await stylesAddedByScripts(two, (groups) => drawClasses(process.cwd(), two, groups));
  expect(css).toBe('.aa{display:flex}');
});

const drawn = async (utilities: string) =>
  (await drawClasses(process.cwd(), { zz: { utilities, addedByScripts: false } }, [['zz']]))[0] ?? '';

test('a class is drawn as its utilities are, in the order of Tailwind and not of writing', async () => {
  const css = await drawn('px-4 p-2 md:hidden');
  expect(css.indexOf('padding:.5rem')).toBeLessThan(css.indexOf('padding-inline:1rem'));
  expect(css).toMatch(/@media \(min-width:48rem\)\{\.zz\{display:none\}/);
});

test('a utility that does not exist, or would weigh on every page, stops the build in words', async () => {
  await expect(drawn('no-such-thing')).rejects.toThrow('no-such-thing');
  await expect(drawn('rotate-x-45')).rejects.toThrow('A utility sets --tw-');
});
