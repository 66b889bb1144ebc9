/** Lines of code and vague words in comments, by area (`english.test.ts`). */
export const limits: Readonly<Record<string, { lines: number; vagueWords: number }>> = {
  'src/build': { lines: 2078, vagueWords: 0 },
  'src/client': { lines: 2706, vagueWords: 0 },
  'src/content': { lines: 9680, vagueWords: 2 },
  'src/editor': { lines: 9826, vagueWords: 0 },
  'src/operations': { lines: 2337, vagueWords: 1 },
  'src/practice': { lines: 8760, vagueWords: 5 },
  'src/site': { lines: 5873, vagueWords: 1 },
  'src/ui': { lines: 1723, vagueWords: 2 },
  scripts: { lines: 1321, vagueWords: 0 },
  supabase: { lines: 4461, vagueWords: 1 },
  bench: { lines: 1245, vagueWords: 0 },
  tests: { lines: 30905, vagueWords: 3 },
};
