import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { LineCounter, parseDocument } from 'yaml';
import { checkSigns } from '../../../../src/content/explain/yaml-signs.ts';
import { readPlainYaml } from '../../../../src/content/source/fast-yaml.ts';
import { realFiles } from '../../edited-content.ts';
import { applyEdits, edits } from './random-edit.ts';

const runs = Number(process.env['FUZZ_RUNS'] ?? 250) * 200;
const heads = [...realFiles.values()].flatMap((text) => /^---\n([^]*?)^---$/m.exec(text)?.[1] ?? []);
/** Some lines of a real file, with slips: most of them are still YAML. */
const typed = fc
  .record({ head: fc.constantFrom(...heads), from: fc.nat(80), lines: fc.nat(14), slips: edits })
  .map(({ head, from, lines, slips }) => {
    const part = head.split('\n').slice(from, from + lines + 1);
    return applyEdits(part.join('\n'), slips);
  });

function byThePackage(text: string) {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false, logLevel: 'error' });
  const faults = [...document.errors, ...document.warnings].map(({ message }) => message);
  const signs = checkSigns(document, '', ['', ...text.split('\n')], lineCounter);
  return { faults, signs, values: faults.length > 0 ? undefined : (document.toJS() ?? {}) };
}

test('what is read as plain YAML, the yaml package reads alike and finds no fault with', () => {
  let plain = 0;
  fc.assert(
    fc.property(typed, (text) => {
      const values = readPlainYaml(text);
      if (values === undefined) return;
      plain++;
      expect(byThePackage(text)).toEqual({ faults: [], signs: [], values });
    }),
    { numRuns: runs, seed: 20_261_122 },
  );
  expect(plain).toBeGreaterThan(runs / 8);
});

test('most real files are plain', () => {
  const plain = heads.filter((head) => readPlainYaml(head) !== undefined);
  expect(plain.length).toBeGreaterThan(heads.length * 0.9);
  for (const head of plain) expect(readPlainYaml(head)).toEqual(byThePackage(head).values);
});

test.each([
  ['at the beginning', '# r\n\na: b\n'],
  ['below a name', 'a:\n# r\n  - b\n# r\n  - c\n# r\nd: e\n'],
  ['below a text of several lines', 'a: |\n  # b\n\n# r\n#r\nc: d\n'],
  ['alone', '# r\n'],
])('remarks %s are passed over', (_where, text) => {
  expect(byThePackage(text)).toEqual({ faults: [], signs: [], values: readPlainYaml(text) });
});

test.each([
  ['a remark in a text of several lines', 'a: |\n  b\n# r\n  c\n'],
  ['a remark above a text of several lines', 'a: |\n# r\n  b\n'],
  ['a comment', 'a: b # c\n'],
  ['two lines', 'a: b\n  c\n'],
  ['a leading zero', 'a: 02116\n'],
  ['a number with a point', 'a: 1.5\n'],
  ['a colon within', 'a: b: c\n'],
  ['a field twice', 'a: b\na: c\n'],
  ['an escape', 'a: "b\\n"\n'],
  ['a name', 'a: &b c\nd: *b\n'],
  ['a tab', 'a:\tb\n'],
  ['a list in a list', 'a:\n  - - b\n'],
  ['a folded text', 'a: >\n  b\n'],
])('%s is left to the yaml package', (_what, text) => {
  expect(readPlainYaml(text)).toBeUndefined();
});
