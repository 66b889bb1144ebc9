import { expect, test } from 'vitest';
import { createClassCompiler } from '#build/pages/compile-classes.ts';
import { buildStylesheets } from '#build/pages/stylesheets.ts';

const shortClasses = new Map(Array.from({ length: 30 }, (_, index) => [`order-${index}`, `c${index}`]));
const buildSheets = (pages: string[][]) =>
  buildStylesheets(
    pages.map((classes, index) => ({ file: String(index), classes: new Set(classes), length: 1_000 })),
    shortClasses,
    (names) => ` ${[...names].toSorted().join(' ')} `,
  );

test('pages share a limited number of stylesheets that contain all their classes', () => {
  const names = [...shortClasses.values()];
  const pages = names.map((_name, index) => names.slice(index, index + 3));
  const sheets = buildSheets(pages);
  expect(new Set(sheets.values()).size).toBeLessThanOrEqual(21);
  for (const [index, classes] of pages.entries()) {
    const text = sheets.get(String(index)) ?? '';
    expect(classes.filter((name) => !text.includes(` ${name} `))).toEqual([]);
  }
});

const compileLiterals = async (...literals: string[]) => {
  const names = new Map(literals.map((literal, index) => [literal, `z${index}`]));
  const compile = await createClassCompiler(process.cwd(), names);
  return compile(new Set(names.values()));
};

test('an unknown utility, or one with custom properties, stops the build with a message', async () => {
  await expect(compileLiterals('no-such-thing')).rejects.toThrow('no-such-thing');
  await expect(compileLiterals('rotate-x-45')).rejects.toThrow('A utility sets --tw-');
});

test('a class that the build can’t find stops it with a message', async () => {
  const compile = await createClassCompiler(process.cwd(), new Map([['p-4', 'z']]));
  expect(compile(new Set(['z', 'group', 'nb']))).toContain('.z{');
  for (const name of ['p-5', 'p-4']) expect(() => compile(new Set([name]))).toThrow(`can’t find "${name}"`);
});
