/** Lines of code and vague words in comments, by area (`english.test.ts`). */
export const limits: Readonly<Record<string, { lines: number; vagueWords: number }>> = {
  'src/build': { lines: 2092, vagueWords: 0 },
  'src/client': { lines: 2717, vagueWords: 0 },
  'src/content': { lines: 9912, vagueWords: 2 },
  'src/editor': { lines: 9956, vagueWords: 0 },
  'src/operations': { lines: 2371, vagueWords: 1 },
  'src/practice': { lines: 8888, vagueWords: 2 },
  'src/site': { lines: 5973, vagueWords: 0 },
  'src/ui': { lines: 1731, vagueWords: 2 },
  scripts: { lines: 1318, vagueWords: 0 },
  supabase: { lines: 4474, vagueWords: 1 },
  bench: { lines: 1275, vagueWords: 0 },
  tests: { lines: 27815, vagueWords: 3 },
};
