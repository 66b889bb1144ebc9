import { expect, test } from 'vitest';
import { advertisingRules } from '#practice/advertising-rules.ts';
import { toDiagnostics } from '#practice/advertising/diagnostics.ts';
import { readCorpus, collectFindings, listRules } from './support/findings.ts';

/** Maximum share of flagged sentences among harmless statements that resemble violations. */
const maxFlaggedShare = 0.08;

test('the table lists every rule once, in numerical order', () => {
  const numbers = Array.from({ length: 32 }, (_, index) => `AD-${String(index + 1).padStart(2, '0')}`);
  expect(advertisingRules.map(({ id }) => id)).toEqual(numbers);
});

test.each(readCorpus('violations'))('%s: %s is reported for: %s', (language, rule, text) => {
  expect(listRules(text ?? '', language)).toContain(rule);
});

test('harmless statements in four languages cause no errors and few warnings', () => {
  const statements = readCorpus('harmless');
  expect(statements.length).toBeGreaterThanOrEqual(100);
  const findings = statements.flatMap(([language, text = '']) => collectFindings(text, language));
  expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(findings.length / statements.length, JSON.stringify(findings)).toBeLessThanOrEqual(maxFlaggedShare);
});

test.each(readCorpus('denials'))('%s: a denial or debt causes no finding: %s', (language, text) => {
  expect(collectFindings(text ?? '', language)).toEqual([]);
});

test.each(readCorpus('others'))(
  '%s: a statement about others, the law or a real office causes no finding: %s',
  (language, text) => {
    expect(collectFindings(text ?? '', language)).toEqual([]);
  },
);

test('in production, rule warnings become errors, but classifier warnings don’t', () => {
  const findings = readCorpus('violations').flatMap(([language, , text = '']) =>
    collectFindings(text, language),
  );
  const listSeverities = (severity: string) => {
    const selected = findings.filter((finding) => finding.severity === severity);
    const diagnostics = toDiagnostics(
      selected.map((finding) => ({ ...finding, pages: [] })),
      true,
    );
    return [...new Set(diagnostics.map((diagnostic) => diagnostic.severity))];
  };
  expect(listSeverities('reminder')).toEqual(['warning']);
  expect(listSeverities('warning')).toEqual(['error']);
  expect(listSeverities('error')).toEqual(['error']);
});

test('a claimed affiliation with a government is an error', () => {
  expect(collectFindings('Our program is approved by the government.')[0]).toMatchObject({
    severity: 'error',
    rule: 'AD-25',
  });
});

test.each([
  'The notice must be served within 30 days, and the case ends in six months.\n> Section 702.10, Florida Statutes',
  'No fee shall exceed $1,500, and a result is assured.\n>\n> s. 733.6171, Fla. Stat.',
])('quoted law needs no record and isn’t a claim: %s', (text) => {
  expect(collectFindings(`> ${text}`)).toEqual([]);
});
