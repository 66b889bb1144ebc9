/** Lines of code and vague words in comments, by area (`english.test.ts`). */
export const limits: Readonly<Record<string, { lines: number; vagueWords: number }>> = {
  'src/build': { lines: 2082, vagueWords: 0 },
  'src/client': { lines: 2706, vagueWords: 0 },
  'src/content': { lines: 9740, vagueWords: 2 },
  'src/editor': { lines: 9842, vagueWords: 0 },
  'src/operations': { lines: 2338, vagueWords: 1 },
  'src/practice': { lines: 8792, vagueWords: 3 },
  'src/site': { lines: 5873, vagueWords: 1 },
  'src/ui': { lines: 1723, vagueWords: 2 },
  scripts: { lines: 1321, vagueWords: 0 },
  supabase: { lines: 4461, vagueWords: 1 },
  bench: { lines: 1254, vagueWords: 0 },
  tests: { lines: 30946, vagueWords: 3 },
};
