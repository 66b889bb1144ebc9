/** Lines of code and vague words in comments, by area (`english.test.ts`). */
export const limits: Readonly<Record<string, { lines: number; vagueWords: number }>> = {
  'src/build': { lines: 2072, vagueWords: 0 },
  'src/client': { lines: 2794, vagueWords: 0 },
  'src/content': { lines: 9664, vagueWords: 2 },
  'src/editor': { lines: 9839, vagueWords: 0 },
  'src/operations': { lines: 2330, vagueWords: 1 },
  'src/practice': { lines: 8643, vagueWords: 5 },
  'src/site': { lines: 5790, vagueWords: 1 },
  'src/ui': { lines: 1713, vagueWords: 2 },
  scripts: { lines: 1439, vagueWords: 0 },
  supabase: { lines: 4453, vagueWords: 1 },
  bench: { lines: 1282, vagueWords: 0 },
  tests: { lines: 30911, vagueWords: 3 },
};
