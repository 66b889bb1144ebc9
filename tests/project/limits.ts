/** Lines of code and vague words in comments, by area (`english.test.ts`). */
export const limits: Readonly<Record<string, { lines: number; vagueWords: number }>> = {
  'src/build': { lines: 2071, vagueWords: 0 },
  'src/client': { lines: 2780, vagueWords: 1 },
  'src/content': { lines: 9772, vagueWords: 2 },
  'src/editor': { lines: 9862, vagueWords: 0 },
  'src/operations': { lines: 2335, vagueWords: 1 },
  'src/practice': { lines: 9338, vagueWords: 6 },
  'src/site': { lines: 5827, vagueWords: 1 },
  'src/ui': { lines: 2512, vagueWords: 1 },
  scripts: { lines: 1445, vagueWords: 0 },
  supabase: { lines: 4469, vagueWords: 1 },
  bench: { lines: 1247, vagueWords: 0 },
  tests: { lines: 38210, vagueWords: 3 },
};
