import { expect, test } from 'vitest';
import { findClassStrings } from '#build/bundle/class-strings.ts';
import { createClassCompiler, compileScriptStyles } from '#build/pages/compile-classes.ts';
import { buildStylesheets } from '#build/pages/stylesheets.ts';

const found = (code: string) => findClassStrings('src/ui/part.tsx', code).map(({ utilities }) => utilities);

test('finds the utilities of components', () => {
  expect(found('<p className="flex gap-2" id="no">no</p>')).toEqual(['flex gap-2']);
  expect(found("<p className={tone === 'no' ? 'text-red' : 'text-ink'} />")).toEqual([
    'text-red',
    'text-ink',
  ]);
  expect(found("<p className={classes('flex', wide && 'w-full')} />")).toEqual(['flex', 'w-full']);
  expect(found("<p className={{ no: 'p-1', other: 'p-2' }[size]} />")).toEqual(['p-1', 'p-2']);
  expect(found("const look = { no: tw('bg-sun') }; say('no');")).toEqual(['bg-sun']);
});

test('refuses a concatenated class with its position', () => {
  expect(() => found('const size = 1;\n<p className={`p-${size}`} />')).toThrow(
    /^src\/ui\/part\.tsx:2: a class name is concatenated/,
  );
});

const shortClasses = new Map(Array.from({ length: 30 }, (_, index) => [`order-${index}`, `c${index}`]));
const sheetsOf = (pages: string[][]) =>
  buildStylesheets(
    pages.map((classes, index) => ({ file: String(index), classes: new Set(classes), length: 1_000 })),
    shortClasses,
    (names) => ` ${[...names].toSorted().join(' ')} `,
  );

test('every page gets a stylesheet with all its classes, from few stylesheets', () => {
  const names = [...shortClasses.values()];
  const pages = names.map((_name, index) => names.slice(index, index + 3));
  const sheets = sheetsOf(pages);
  expect(new Set(sheets.values()).size).toBeLessThanOrEqual(21);
  for (const [index, classes] of pages.entries()) {
    const text = sheets.get(String(index)) ?? '';
    expect(classes.filter((name) => !text.includes(` ${name} `))).toEqual([]);
  }
});

test('pages of the same classes share a stylesheet without those of others', () => {
  expect([...sheetsOf([['c1', 'c2'], ['c2', 'c1'], ['c3']]).values()]).toEqual([
    ' c1 c2 ',
    ' c1 c2 ',
    ' c3 ',
  ]);
});

const compileLiterals = async (...literals: string[]) => {
  const names = new Map(literals.map((literal, index) => [literal, `z${index}`]));
  const compile = await createClassCompiler(process.cwd(), names);
  return compile(new Set(names.values()));
};

test('a class has the rules of its utilities in the order of Tailwind', async () => {
  const css = await compileLiterals('px-4 p-2 md:hidden');
  expect(css.indexOf('padding:.5rem')).toBeLessThan(css.indexOf('padding-inline:1rem'));
  expect(css).toMatch(/@media \(min-width:48rem\)\{\.z0\{display:none\}/);
});

test('a stylesheet has only the rules of its classes', async () => {
  const names = new Map([
    ['flex', 'aa'],
    ['grid', 'bb'],
    ['group', 'cc'],
    ['group-hover:bg-sun', 'dd'],
  ]);
  const compile = await createClassCompiler(process.cwd(), names);
  expect(compile(new Set(['aa']))).toContain('.aa{display:flex}');
  expect(compile(new Set(['aa']))).not.toContain('display:grid');
  expect(compile(new Set(['dd']))).toMatch(/\.group\b[^{}]*\.dd[^{}]*\{background-color/);
  expect(compileScriptStyles(names, new Set(['flex']), compile)).toBe('.aa{display:flex}');
});

test('no pseudo-element is inside :is(), which browsers reject', async () => {
  const visible = 'details-content:[content-visibility:visible]';
  const css = await compileLiterals(
    visible,
    `flex ${visible}`,
    'first-line:uppercase',
    'grid first-line:uppercase',
  );
  expect(css).toContain(':is(.z0,.z1)::details-content{content-visibility:visible}');
  expect(css).not.toMatch(/:is\([^)]*::?(?:details-content|first-line)/);
});

test('an unknown or expensive utility stops the build with a message', async () => {
  await expect(compileLiterals('no-such-thing')).rejects.toThrow('no-such-thing');
  await expect(compileLiterals('rotate-x-45')).rejects.toThrow('A utility sets --tw-');
});
