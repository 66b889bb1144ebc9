/** Lines of code and vague words in comments, by area (`english.test.ts`). */
export const limits: Readonly<Record<string, { lines: number; vagueWords: number }>> = {
  'src/build': { lines: 2071, vagueWords: 0 },
  'src/client': { lines: 2783, vagueWords: 0 },
  'src/content': { lines: 9797, vagueWords: 2 },
  'src/editor': { lines: 9827, vagueWords: 0 },
  'src/operations': { lines: 2331, vagueWords: 1 },
  'src/practice': { lines: 8689, vagueWords: 5 },
  'src/site': { lines: 5788, vagueWords: 1 },
  'src/ui': { lines: 2531, vagueWords: 1 },
  scripts: { lines: 1426, vagueWords: 0 },
  supabase: { lines: 4448, vagueWords: 1 },
  bench: { lines: 1259, vagueWords: 0 },
  tests: { lines: 33294, vagueWords: 3 },
};
