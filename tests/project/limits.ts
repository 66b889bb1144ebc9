/** Lines of code and vague words in comments, by area (`english.test.ts`). */
export const limits: Readonly<Record<string, { lines: number; vagueWords: number }>> = {
  'src/build': { lines: 1911, vagueWords: 0 },
  'src/client': { lines: 2825, vagueWords: 0 },
  'src/content': { lines: 9305, vagueWords: 0 },
  'src/editor': { lines: 8564, vagueWords: 0 },
  'src/operations': { lines: 2228, vagueWords: 0 },
  'src/practice': { lines: 8642, vagueWords: 0 },
  'src/site': { lines: 5951, vagueWords: 0 },
  'src/ui': { lines: 1707, vagueWords: 1 },
  scripts: { lines: 1102, vagueWords: 0 },
  supabase: { lines: 3673, vagueWords: 1 },
  bench: { lines: 962, vagueWords: 0 },
  tests: { lines: 25324, vagueWords: 3 },
};
