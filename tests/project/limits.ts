/** Lines of code and vague words in comments, by area (`english.test.ts`). */
export const limits: Readonly<Record<string, { lines: number; vagueWords: number }>> = {
  'src/build': { lines: 2095, vagueWords: 0 },
  'src/client': { lines: 2734, vagueWords: 0 },
  'src/content': { lines: 9976, vagueWords: 2 },
  'src/editor': { lines: 9391, vagueWords: 0 },
  'src/operations': { lines: 2385, vagueWords: 1 },
  'src/practice': { lines: 8943, vagueWords: 1 },
  'src/site': { lines: 5939, vagueWords: 0 },
  'src/ui': { lines: 1709, vagueWords: 1 },
  scripts: { lines: 1318, vagueWords: 0 },
  supabase: { lines: 4494, vagueWords: 1 },
  bench: { lines: 1296, vagueWords: 0 },
  tests: { lines: 27013, vagueWords: 3 },
};
