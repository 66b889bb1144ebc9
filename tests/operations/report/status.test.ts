import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { splitSentences } from '#content/languages/sentences.ts';
import { computeReadingLevel } from '#operations/report/reading-levels.ts';
import { loadContent } from '#practice/content.ts';
import { recordApproval } from '#editor/api/record-approval.ts';
import { getEntry } from '#content/site.ts';
import { hashText } from '#content/texts.ts';
import { collectStatus } from '#operations/report/collect.ts';
import type { Site } from '#practice/site.ts';
import { formatReport } from '#operations/report/report.ts';
import type { StatusReport } from '#operations/report/report.ts';
import { stampTranslation } from '#editor/api/translation.ts';
import {
  contentCache,
  loadEdited,
  loadSiteWith,
  realAttorney,
  fixtureFiles,
  replaceInFile,
} from '../../content/edited-content.ts';
import { copyContent, fixture } from '../../fixtures/firm-content.ts';
import type { Edits, CheckSettings } from '../../content/edited-content.ts';
import { createLegalPage } from '../../content/corpus/samples.ts';
import { createTemporaryFolder } from '../../fixtures/resources.ts';

const root = fixture;

const uneditedReport = collectReport({});

async function collectReport(edits: Edits, settings: CheckSettings = {}): Promise<StatusReport> {
  return collectStatus(loadSiteWith(edits, settings), { root });
}

function listTexts(report: StatusReport, id: string): string[] {
  return (report.sections.find((section) => section.id === id)?.items ?? []).map(
    // Numbers and units are joined by non-breaking spaces.
    ({ file, line, text }) => `${file}:${line} ${text.replaceAll('\u00A0', ' ')}`,
  );
}

const probate = 'content/pages/probate.md';
const reviewLine =
  1 + (fixtureFiles.get(probate) ?? '').split('\n').findIndex((line) => line.startsWith('reviewBy:'));

const offer = 'content/offers/florida-evaluation.md';

test('reviews, figures, offers and pages are listed on time, with their dates', async () => {
  const replaceReviewDay = (file: string, replacement: string) => ({
    [file]: (fixtureFiles.get(file) ?? '').replace(/^reviewBy: .*$/m, replacement),
  });
  const endedMessages = 'ended:\n  en: a\n  uk: a\n  ru: a\n  es: a\n';
  const edits = {
    ...replaceReviewDay(probate, 'reviewBy: 2026-11-20'),
    'content/faqs/zz.md': '---\nquestion: Why?\nreviewBy: 2026-12-21\n---\n\nBecause.\n',
    ...replaceReviewDay('content/facts/confirmation-time.md', '$&\nexpires: 2026-12-21'),
    ...replaceReviewDay('content/facts/review-start.md', '$&\nexpires: 2026-12-22'),
    'content/facts/zz.md':
      '---\nabout: A share.\nvalue: 7\nunit: percent\nstatedAs: 7 percent\njurisdiction: florida\nsource:\n  title: A law\nstatus: stated\nreviewBy: 2027-01-01\nexpires: 2026-11-20\n---\n',
    [offer]: replaceInFile(offer, 'timeZone:', `validThrough: 2026-12-05\n${endedMessages}timeZone:`),
    'content/legal/za.md': createLegalPage('title: A legal text one', 'draft: true'),
    'content/legal/zb.md': createLegalPage('title: A legal text two', 'publishOn: 2026-12-24'),
    'content/legal/zc.md': createLegalPage(
      'title: A legal text three',
      'expiresOn: 2026-11-01',
      'redirectTo: /probate',
    ),
    'content/legal/zd.md': createLegalPage(
      'title: A legal text four',
      'expiresOn: 2026-11-25',
      'redirectTo: /probate',
    ),
  };
  const report = await collectReport(edits);
  expect(listTexts(report, 'overdue-reviews')).toEqual([
    `${probate}:${reviewLine} Jane Doe: check again by 2026-11-20`,
  ]);
  expect(listTexts(report, 'due-reviews')).toEqual([
    'content/faqs/zz.md:3 Jane Doe: check again by 2026-12-21',
  ]);
  expect(listTexts(report, 'ending-facts')).toEqual([
    'content/facts/zz.md:11 "7 percent" expired on 2026-11-20 (A share.)',
    expect.stringMatching(
      /^content\/facts\/confirmation-time\.md:\d+ "1 hour" expires on 2026-12-21 \(.+\)$/,
    ),
  ]);
  expect(listTexts(report, 'publishing')).toEqual([
    'content/legal/za.md:2 A draft, shown only in the preview.',
    'content/legal/zb.md:2 Scheduled: goes live on 2026-12-24.',
    'content/legal/zc.md:3 Expired on 2026-11-01; visitors are redirected to /probate.',
    'content/legal/zd.md:3 Expires on 2026-11-25; visitors are then redirected to /probate.',
  ]);
  expect(listTexts(report, 'offers').join('\n')).toContain('ends on 2026-12-05.');
  const earlierReport = await collectReport(edits, { now: '2026-11-20T17:00:00Z' });
  expect(listTexts(earlierReport, 'offers').join('\n')).not.toContain('ends on 2026-12-05.');
});

test('a future offer is listed until it begins in its time zone', async () => {
  const edits = { [offer]: replaceInFile(offer, 'timeZone:', 'validFrom: 2026-12-01\ntimeZone:') };
  const listOffers = async (now: string) => listTexts(await collectReport(edits, { now }), 'offers').join();
  expect(await listOffers('2026-12-01T04:59:00Z')).toContain(
    '"Florida property tax evaluation" begins on 2026-12-01.',
  );
  expect(await listOffers('2026-12-01T05:00:00Z')).not.toContain('begins');
});

test('the fixture’s status report lists no stale translations, but lists disputed facts with their conflicts', async () => {
  const report = await uneditedReport;
  expect(listTexts(report, 'translations')).toEqual([]);
  expect(listTexts(report, 'to-confirm').join('\n')).toContain(
    '"$399", but evaluation-fee-thank-you says "$249".',
  );
  expect(formatReport(report)).toMatch(/^Status on 2026-11-21, \d+ pages\n\nReviews overdue: none\n/);
});

test('facts to confirm are listed with the text to compare, sorted by risk: deadlines, money, others', async () => {
  const listedTexts = listTexts(await uneditedReport, 'to-confirm');
  const findIndexOf = (file: string) => listedTexts.findIndex((text) => text.includes(file));
  expect(listedTexts[findIndexOf('colorado-small-estate-wait.md')]).toContain(
    'Deadline: the firm states "30 days", but the law says "10 days after the death" (C.R.S. 15-12-1201, https://leg.colorado.gov/colorado-revised-statutes, compared on 2026-11-21).',
  );
  expect(listedTexts[findIndexOf('show-cause-hearing.md')]).toContain(
    'Deadline: "20 days". Days after service of an order to show cause',
  );
  const order = [
    'colorado-small-estate-wait',
    'foreclosure-sale-after-judgment',
    'show-cause-hearing',
    'summary-administration-limit',
    'vab-prepay-share',
    'footer-county-count',
  ].map((name) => findIndexOf(`${name}.md`));
  expect(order.every((index) => index >= 0)).toBe(true);
  expect(order).toEqual(order.toSorted((a, b) => a - b));
});

test('statements of law are sorted among the facts by their risk', async () => {
  const statements = { deadline: 'Deadline', right: 'Right', promise: 'Firm statement' };
  const edits = Object.keys(statements).map((risk) => [
    `content/faqs/${risk}.md`,
    `---\nquestion: Why ${risk}?\nconfirm:\n  - riskIfWrong: ${risk}\n    summary: Silence can mean judgment\n    law: section 702.10\n---\n\nBecause of ${risk}.\n`,
  ]);
  const listedTexts = listTexts(await collectReport(Object.fromEntries(edits)), 'to-confirm');
  const moneyIndex = listedTexts.findIndex((text) => text.includes('colorado-homestead.md'));
  const indexes = Object.entries(statements).map(([risk, label]) =>
    listedTexts.indexOf(
      `content/faqs/${risk}.md:4 ${label}: "Silence can mean judgment". Compare with: section 702.10.`,
    ),
  );
  expect(indexes).not.toContain(-1);
  expect(indexes.map((index) => index < moneyIndex)).toEqual([true, false, false]);
});

test('a confirmed fact is no longer listed', async () => {
  const fact = 'content/facts/colorado-homestead.md';
  const listToConfirm = async (edits: Edits) => listTexts(await collectReport(edits), 'to-confirm').join();
  expect(await listToConfirm({})).toContain(fact);
  const confirmedText = (fixtureFiles.get(fact) ?? '')
    .replace('  checkedOn:', '  confirmed: true\n  checkedOn:')
    .replace('status: dated', 'status: verified');
  expect(await listToConfirm({ [fact]: confirmedText })).not.toContain(fact);
});

const source = 'content/immigration/immigration-law.md';

test('changed text makes its three translations stale; reordering and notes don’t', async () => {
  const changedReport = await collectReport({
    [source]: replaceInFile(source, 'heading: Removal defense', 'heading: Defense in court'),
  });
  expect(listTexts(changedReport, 'translations')).toHaveLength(3);
  const reorderedText = (fixtureFiles.get(source) ?? '')
    .replace(/^label: .*\n/m, '')
    .replace(/^language: en$/m, 'language: en\nlabel:   Immigration')
    .replace(/^note: .*$/m, 'note: Another note.');
  expect(listTexts(await collectReport({ [source]: reorderedText }), 'translations')).toEqual([]);
});

async function loadCopy(copy: string): Promise<Site> {
  const now = new Date('2026-11-21T17:00:00Z');
  const { site } = await loadContent({ root: copy, cache: contentCache, now, preview: true });
  if (site === undefined) throw new Error('The copy should be valid.');
  return site;
}

const spanishFile = 'content/immigration/immigration-spanish.md';

test('a stale translation is listed with the changed sentence until it is stamped', async () => {
  const copy = await copyContent({
    [source]: replaceInFile(source, 'heading: Removal defense', 'heading: Defense in court'),
  });
  const listStale = async () => {
    const { sections } = await collectStatus(await loadCopy(copy), { root: copy });
    return sections.find(({ id }) => id === 'translations')?.items ?? [];
  };
  const stamp = async (path: string) => await stampTranslation(await loadCopy(copy), copy, path);
  const readLines = async () => (await readFile(join(copy, spanishFile), 'utf8')).split('\n');
  const listSources = async () => await readdir(join(copy, 'content/translated'));
  const otherCount = (await listSources()).length - 1;
  const items = await listStale();
  expect(items).toHaveLength(3);
  for (const { details } of items) expect(details).toContain('  was:    Removal defense');

  const before = await readLines();
  await stamp('/immigration-spanish');
  expect((await readLines()).filter((line, index) => line !== before[index])).toHaveLength(1);
  const remainingPaths = (await listStale()).map(({ path }) => path ?? '');
  expect(remainingPaths).toEqual(['/immigration-russian', '/immigration-ukrainian']);
  expect(await listSources()).toHaveLength(otherCount + 2);
  for (const path of remainingPaths) await stamp(path);
  const hash = hashText(getEntry(await loadCopy(copy), 'immigration', 'immigration-law'));
  expect(await listSources()).toHaveLength(otherCount + 1);
  expect(await listSources()).toContain(`${hash}.txt`);
  await expect(stamp('/probate')).rejects.toThrow('/probate isn’t a translation.');
});

test('a translation with English text can’t be stamped, draft or not', async () => {
  const englishText = (fixtureFiles.get(spanishFile) ?? '').replace(
    /^( {2}lead: \|\n {4}).*$/m,
    '$1We help families with the papers that they need.',
  );
  for (const text of [englishText, englishText.replace('---\n', '---\ndraft: true\n')]) {
    const copy = await copyContent({ [spanishFile]: text });
    await expect(stampTranslation(await loadCopy(copy), copy, '/immigration-spanish')).rejects.toThrow(
      /Nothing was recorded\. .*immigration-spanish\.md:\d+ lead doesn’t seem to be in Spanish\. Translate it\./,
    );
    expect(await readFile(join(copy, spanishFile), 'utf8')).toBe(text);
  }
});

const disclaimer = 'content/disclaimers/timeline.md';

/** Approves a file like "npm run status -- --approve", and returns its new text. */
async function approveAndRead(
  file: string,
  text = fixtureFiles.get(file) ?? '',
  approval = {},
  attorney: Edits = realAttorney,
): Promise<string> {
  const site = loadSiteWith({ ...attorney, [file]: text }, { preview: true });
  const copy = await createTemporaryFolder();
  await mkdir(dirname(join(copy, file)), { recursive: true });
  await writeFile(join(copy, file), text);
  await recordApproval(site, copy, file, { by: 'jane-doe', ...approval });
  return readFile(join(copy, file), 'utf8');
}

test('a disclaimer is listed until it is approved, and its changed text is reported with its translations', async () => {
  const approvedText = await approveAndRead(disclaimer);
  const [english = ''] = /^ {2}en: .*$/m.exec(approvedText) ?? [];
  const changedText = approvedText.replace(english, `${english} Ask first.`);
  const listReportedProblems = (text: string, production: boolean) =>
    loadEdited({ [disclaimer]: text }, { production })
      .problems.filter(({ file }) => file === disclaimer)
      .map(({ line, severity, message }) => `${line} ${severity}: ${message}`);
  const expectedMessage =
    'The English text changed after Jane Doe approved it on 2026-11-21, but the Ukrainian, Russian, and Spanish translations haven’t changed.';
  const listApprovals = async (edits: Edits) => listTexts(await collectReport(edits), 'approvals').join();
  expect(listTexts(await uneditedReport, 'approvals').join()).toContain(disclaimer);
  expect(await listApprovals({ [disclaimer]: approvedText })).not.toContain(disclaimer);
  expect(listReportedProblems(approvedText, false)).toEqual([]);
  expect(listReportedProblems(changedText, false)).toEqual([
    `4 warning: ${expectedMessage} Update them, and ask the attorney to review all changes. Once it is approved, run: npm run status -- --approve ${disclaimer} --by jane-doe`,
  ]);
  expect(listReportedProblems(changedText, true)).toEqual([
    expect.stringContaining(`error: ${expectedMessage}`),
  ]);
  expect(await listApprovals({ [disclaimer]: changedText })).toContain(expectedMessage);

  await expect(approveAndRead(disclaimer, changedText)).rejects.toThrow(
    /Nothing was recorded\. .*: the English text has changed, but the Ukrainian, Russian, and Spanish translations haven’t changed\. .*--keep-translations\./,
  );
  const confirmedText = await approveAndRead(disclaimer, changedText, { keepTranslations: true });
  expect(listReportedProblems(confirmedText, true)).toEqual([]);
  const fingerprint = /"?\b[0-9a-f]{12}\b"?/g;
  expect(confirmedText.replaceAll(fingerprint, '#')).toBe(changedText.replaceAll(fingerprint, '#'));
});

test.each([
  [probate, /^ {2}heading: .*$/m],
  ['content/facts/vab-filing-fee.md', /^statedAs: .*$/m],
  ['content/legal/privacy-policy.md', /^- You can read every page.*$/m],
])('changed text of %s is reported until it is reviewed again', async (file, changedPattern) => {
  // Only this file's reviews: other tests cover stale translations.
  const listReportedProblems = (editedText: string, production = false) =>
    loadEdited({ ...realAttorney, [file]: editedText }, { production, reviews: true })
      .problems.filter((problem) => problem.file === file && !problem.message.includes('translated'))
      .map(({ severity, message }) => `${severity}: ${message}`);
  const messagePattern =
    /: The text of this .+ changed after Jane Doe reviewed it on [\d-]+\. After another review, run: npm run status -- --approve (.+) --by jane-doe$/;
  const approvedText = await approveAndRead(file);
  expect(listReportedProblems(approvedText)).toEqual([]);
  const changedText = approvedText.replace(changedPattern, (line) => line.replace(/(["']?)$/, ' now$1'));
  expect(listReportedProblems(changedText)).toEqual([expect.stringMatching(messagePattern)]);
  expect(listReportedProblems(changedText)[0]).toMatch(/^warning/);
  expect(listReportedProblems(changedText, true)).toContainEqual(
    expect.stringMatching(new RegExp(`^error${messagePattern.source}`)),
  );
  const report = await collectReport({ ...realAttorney, [file]: changedText });
  expect(listTexts(report, 'changed-reviews').join()).toContain('changed after');
  expect(listReportedProblems(await approveAndRead(file, changedText))).toEqual([]);
  expect(listReportedProblems(changedText.replace(/^note: .*$/m, 'note: Another.'))).toHaveLength(1);
});

const plainReview = 'reviewed:\n  on: 2026-11-21\n  by: jane-doe\n  words: #\n';

test.each([
  ['no review', '\n', '', plainReview],
  [
    'a review with Windows line endings and a comment',
    '\r\n',
    'reviewed:\n  on: 2026-01-02\n  # by the book\n  by: jane-doe\n',
    'reviewed:\n  on: 2026-11-21\n  # by the book\n  by: jane-doe\n  words: #\n',
  ],
])(
  'recording a review in a file with %s changes nothing else',
  async (_, lineEnd, before, expectedReview) => {
    const file = 'content/faqs/zz.md';
    const createQuestion = (review: string) =>
      `---\nquestion: Why?\n${review}note: 'A note' # kept\n---\n\nBecause.\n`.replaceAll('\n', lineEnd);
    const after = await approveAndRead(file, createQuestion(before));
    expect(after.replace(/"?\b[0-9a-f]{12}\b"?/, '#')).toBe(createQuestion(expectedReview));
  },
);

test('approving a changed waiver changes nothing else in it', async () => {
  const file = 'content/waivers/aggressive-defense.md';
  const widerWaiver = replaceInFile(
    file,
    'found: Aggressive Defense',
    'found: Aggressive Defense of any home',
  );
  const approvedText = await approveAndRead(file, widerWaiver);
  const { problems } = loadEdited({ [file]: approvedText }, { production: true, reviews: true });
  expect(problems.filter((problem) => problem.file === file).map(({ field }) => field)).toEqual([
    'placeholder',
  ]);
  expect(approvedText.replace(/^words: .*$/m, '')).toBe(widerWaiver.replace(/^words: .*$/m, ''));
});

test('a placeholder attorney can’t be a reviewer, and the status reports it', async () => {
  await expect(approveAndRead(probate, undefined, {}, {})).rejects.toThrow(
    'Nothing was recorded. Jane Doe is a placeholder and can’t approve.',
  );
  expect(loadEdited({}, { reviews: true }).problems).toEqual([]);
  const profile = listTexts(await uneditedReport, 'placeholders').find((text) =>
    text.includes('jane-doe.md'),
  );
  expect(profile).toMatch(
    / Files that list this person as reviewer, so no attorney has reviewed them: \d+\.$/,
  );
  const messages = loadEdited(realAttorney, { reviews: true }).problems.map(({ message }) => message);
  expect(messages).toContainEqual(expect.stringContaining('doesn’t record which text Jane Doe read on'));
});

test('an approval that can’t be recorded is rejected with the reason', async () => {
  await expect(approveAndRead('content/menus/en.md')).rejects.toThrow('which needs no review.');
  await expect(approveAndRead(disclaimer, undefined, { by: undefined })).rejects.toThrow(
    'Add the reviewer: --by jane-doe',
  );
  await expect(approveAndRead(disclaimer, undefined, { by: 'jane-do' })).rejects.toThrow(
    'Did you mean "jane-doe"?',
  );
});

test('the reading grade level is low for easy text, high for hard text, and undefined for short text', () => {
  expect(
    splitSentences('See s. 194.013 of the U.S. Code. Then call us! Now?').map(({ text }) => text.trim()),
  ).toEqual(['See s. 194.013 of the U.S. Code.', 'Then call us!', 'Now?']);
  const easyText =
    'We read the papers with you. We tell you what the court may do. You choose what to do next. '.repeat(3);
  const hardText =
    'Notwithstanding the aforementioned considerations, responsible representatives must immediately communicate every jurisdictional irregularity. '.repeat(
      4,
    );
  expect(computeReadingLevel(easyText)).toBeLessThan(4);
  expect(computeReadingLevel(hardText)).toBeGreaterThan(16);
  expect(computeReadingLevel('Too short to say.')).toBeUndefined();
});
