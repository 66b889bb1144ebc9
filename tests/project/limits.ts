/** Lines of code and vague words in comments, by area (`english.test.ts`). */
export const limits: Readonly<Record<string, { lines: number; vagueWords: number }>> = {
  'src/build': { lines: 2089, vagueWords: 0 },
  'src/client': { lines: 2716, vagueWords: 0 },
  'src/content': { lines: 9864, vagueWords: 2 },
  'src/editor': { lines: 9922, vagueWords: 0 },
  'src/operations': { lines: 2363, vagueWords: 1 },
  'src/practice': { lines: 8861, vagueWords: 3 },
  'src/site': { lines: 5966, vagueWords: 1 },
  'src/ui': { lines: 1729, vagueWords: 2 },
  scripts: { lines: 1315, vagueWords: 0 },
  supabase: { lines: 4471, vagueWords: 1 },
  bench: { lines: 1270, vagueWords: 0 },
  tests: { lines: 28545, vagueWords: 3 },
};
