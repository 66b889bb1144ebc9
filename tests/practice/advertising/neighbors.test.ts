import { expect, test } from 'vitest';
import { advertisingProblems } from '#practice/advertising/check.ts';
import { lineOf, newFaq, realFiles, replaced, reportedAfter } from '../../content/edited-content.ts';
import type { Edits, Setting } from '../../content/edited-content.ts';

/** What is reported after edits. */
function reported(edits: Edits, setting: Setting = {}): string[] {
  return reportedAfter(edits, { ...setting, alsoCheck: advertisingProblems }).filter((line) =>
    line.includes('AD-'),
  );
}

function rulesAfter(edits: Edits, setting: Setting = {}): string[] {
  return reported(edits, setting).map((line) => /AD-\d\d/.exec(line)?.[0] ?? '');
}

const page = 'content/pages/wrongful-death.md';
const heading = '    heading: What we handle\n';
const services = '    services:\n';

/** The page with other words in a heading, and disclaimers in the same part. */
function saying(words: string, disclaimers = ''): Edits {
  const text = replaced(page, heading, `    heading: ${words}\n`);
  return {
    [page]:
      disclaimers === '' ? text : text.replace(services, `    disclaimers: [${disclaimers}]\n${services}`),
  };
}

test.each([
  ['AD-16', 'No recovery, no fee', 'costs-contingent'],
  ['AD-14', 'Our expertise', 'experience'],
])('%s: "%s" needs its disclaimer in the same part', (rule, words, disclaimer) => {
  expect(rulesAfter(saying(words))).toEqual([rule]);
  expect(rulesAfter(saying(words, disclaimer))).toEqual([]);
});

test('a disclaimer in another part of the page is not conspicuous', () => {
  expect(rulesAfter(saying('Request a referral'))).toEqual(['AD-04']);
  expect(rulesAfter(saying('Request a referral', 'referral'))).toEqual([]);
});

const [, serviceName = ''] = /^ {4}services:\n {6}- (\S+)$/m.exec(realFiles.get(page) ?? '') ?? [];
const service = `content/services/${serviceName}.md`;

test('a record relies on the parts that show it, if all of them name the disclaimer', () => {
  const said = { [service]: `${realFiles.get(service) ?? ''}\nNo recovery, no fee.\n` };
  expect(realFiles.has(service)).toBe(true);
  expect(rulesAfter(said)).toEqual(['AD-16']);
  expect(rulesAfter({ ...said, ...saying('What we handle', 'costs-contingent') })).toEqual([]);
});

test('pages show a disclaimer in their own language, which does not serve words in another', () => {
  const text = (realFiles.get(service) ?? '').replace('title:', 'language: es\ntitle:');
  const said = { [service]: `${text}\nSi no ganamos, usted no paga.\n` };
  expect(rulesAfter({ ...said, ...saying('What we handle', 'costs-contingent') })).toEqual(['AD-03']);
});

test('the words are found where they are in the file', () => {
  expect(reported(saying('Our expertise'))[0]).toContain(`${page}:${lineOf(page, heading)}:18 `);
});

test('a result with its disclaimer still needs a reviewed figure of the firm’s own work with evidence', () => {
  const waiver = 'content/waivers/miami-dade-cases.md';
  const fact = 'content/facts/miami-dade-cases.md';
  const text = realFiles.get(fact) ?? '';
  const evidence = 'evidence:\n  source: Case list of 2026\n  checkedOn: 2026-11-20\n';
  const proven = (changed: string, setting?: Setting) => {
    const rules = rulesAfter({ [waiver]: null, [fact]: changed }, setting);
    return !rules.includes('AD-08');
  };
  const withEvidence = text.replace(/^unit:/m, `${evidence}unit:`);
  expect(proven(text)).toBe(false);
  expect(proven(withEvidence)).toBe(true);
  expect(proven(withEvidence.replace('2026-11-20', '2026-11-22'))).toBe(false);
  expect(proven(withEvidence.replace('jurisdiction: firm', 'jurisdiction: florida'))).toBe(false);
});

test('a price says what it leaves out, and the price of a question relies on its answer', () => {
  const asked = (question: string, answer: string) =>
    rulesAfter({ [newFaq]: `---\nquestion: ${question}\n---\n\n${answer}\n` });
  expect(asked('"Why?"', 'The evaluation is {{evaluation-fee}}.')).toEqual(['AD-16']);
  expect(asked('"Why?"', 'The evaluation is {{evaluation-fee}}. Filing fees are separate.')).toEqual([]);
  expect(asked('"What does the {{evaluation-fee}} cover?"', 'A review.')).toEqual([]);
});

test('free next to paid is explained', () => {
  const tax = 'content/tax/florida-property-tax-appeals.md';
  const said = {
    [tax]: (realFiles.get(tax) ?? '').replace(
      /^( {4}heading: )What You Get.*$/m,
      '$1Book a free consultation',
    ),
  };
  expect(said[tax]).not.toBe(realFiles.get(tax));
  expect(rulesAfter(said)).toEqual(['AD-27']);
});

const immigration = 'content/immigration/immigration-ukrainian.md';

test('an immigration page warns about notarios in its own language', () => {
  const silent = (realFiles.get(immigration) ?? '')
    .replaceAll(/нотаріус|notario/giu, 'хтось')
    .replaceAll(/консультант/giu, 'хтось');
  expect(rulesAfter({ [immigration]: silent })).toContain('AD-26');
});

const firm = 'content/site/firm.md';

test('foreclosure pages say where the attorney is licensed', () => {
  expect(new Set(rulesAfter({ [firm]: replaced(firm, '  - licensing\n', '') }))).toEqual(new Set(['AD-25']));
});

test('every form makes no client, explains its fee, and can delete what it stores', () => {
  const [form, intake] = ['content/forms/consultation.md', 'content/forms/tax-intake.md'];
  expect(
    rulesAfter({ [form]: replaced(form, 'disclaimer: no-relationship', 'disclaimer: confidential') }),
  ).toEqual(['AD-23']);
  const text = realFiles.get(intake) ?? '';
  expect(rulesAfter({ [intake]: text.replaceAll('separate', 'other') })).toContain('AD-24');
  expect(rulesAfter({ [intake]: text.replace(/^clear: .*\n/m, '') })).toContain('AD-31');
});

test('production refuses sample testimonials; outside of it they are excused', () => {
  const rules = (production: boolean) =>
    new Set(
      reportedAfter({}, { production, alsoCheck: () => [] }).length >= 0
        ? rulesAfter(
            {
              'content/testimonials/small-business.md': (
                realFiles.get('content/testimonials/small-business.md') ?? ''
              ).replace('actualClient: true', 'actualClient: false'),
            },
            { production },
          )
        : [],
    );
  expect(rules(false).has('AD-12')).toBe(false);
  expect(rules(true).has('AD-13') || rules(true).has('AD-12')).toBe(true);
});

test('a fact past its review is a warning at its line', () => {
  const late = reported({}, { now: '2027-03-15T12:00:00Z' }).filter((line) =>
    line.startsWith('content/facts/miami-dade-cases.md'),
  );
  expect(late).toEqual([
    expect.stringContaining('AD-06: "2027-02-28" was the day to check {{miami-dade-cases}}'),
  ]);
});

test('an offer without a last day is honored for 90 days', () => {
  const period = 'content/facts/fee-honored-period.md';
  const shorter = (realFiles.get(period) ?? '').replaceAll('90', '60');
  expect(rulesAfter({ [period]: shorter })).toContain('AD-17');
});
