/** Lines of code and vague words in comments, by area (`english.test.ts`). */
export const limits: Readonly<Record<string, { lines: number; vagueWords: number }>> = {
  'src/build': { lines: 1952, vagueWords: 0 },
  'src/client': { lines: 2774, vagueWords: 0 },
  'src/content': { lines: 9976, vagueWords: 2 },
  'src/editor': { lines: 9534, vagueWords: 0 },
  'src/operations': { lines: 2382, vagueWords: 1 },
  'src/practice': { lines: 8947, vagueWords: 1 },
  'src/site': { lines: 5943, vagueWords: 0 },
  'src/ui': { lines: 1708, vagueWords: 1 },
  scripts: { lines: 1242, vagueWords: 0 },
  supabase: { lines: 4494, vagueWords: 1 },
  bench: { lines: 1069, vagueWords: 0 },
  tests: { lines: 27274, vagueWords: 3 },
};
