import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { splitSentences } from '#content/languages/sentences.ts';
import { computeReadingGrade } from '#operations/report/reading-grades.ts';
import { loadContent } from '#practice/content.ts';
import { approveWords } from '#editor/api/approve-words.ts';
import { find } from '#content/site.ts';
import { hashText } from '#content/texts.ts';
import { collectStatus } from '#operations/report/collect.ts';
import { reportText } from '#operations/report/report.ts';
import type { StatusReport } from '#operations/report/report.ts';
import { stampTranslation } from '#editor/api/stamp-translation.ts';
import {
  contentCache,
  copiedContent,
  fixture,
  loadEdited,
  realAttorney,
  realFiles,
  replaceInFile,
} from '../../content/edited-content.ts';
import type { Edits, Setting } from '../../content/edited-content.ts';

const root = fixture;
const folders: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const remove of folders.splice(0)) await remove();
});

const unedited = statusAfter({});

async function statusAfter(edits: Edits, setting: Setting = {}): Promise<StatusReport> {
  const { site, problems } = loadEdited(edits, setting);
  if (site === undefined) throw new Error(problems.map(({ message }) => message).join('\n'));
  return collectStatus(site, { root });
}

function texts(report: StatusReport, id: string): string[] {
  return (report.parts.find((part) => part.id === id)?.items ?? []).map(
    // Numbers are bound to their units.
    ({ file, line, text }) => `${file}:${line} ${text.replaceAll('\u00A0', ' ')}`,
  );
}

const probate = 'content/pages/probate.md';
const reviewLine =
  1 + (realFiles.get(probate) ?? '').split('\n').findIndex((line) => line.startsWith('reviewBy:'));

test('due and overdue reviews are listed with their reviewer', async () => {
  const edits = {
    [probate]: (realFiles.get(probate) ?? '').replace(/^reviewBy: .*$/m, 'reviewBy: 2026-11-20'),
    'content/faqs/zz.md': '---\nquestion: Why?\nreviewBy: 2026-12-21\n---\n\nBecause.\n',
  };
  const report = await statusAfter(edits);
  expect(texts(report, 'overdue-reviews')).toEqual([
    `${probate}:${reviewLine} Jane Doe: check again by 2026-11-20`,
  ]);
  expect(texts(report, 'due-reviews')).toEqual(['content/faqs/zz.md:3 Jane Doe: check again by 2026-12-21']);
});

test('facts are listed from 30 days before they expire', async () => {
  const ending = (name: string, day: string) => {
    const file = `content/facts/${name}.md`;
    return { [file]: (realFiles.get(file) ?? '').replace(/^reviewBy: .*$/m, `$&\nexpires: ${day}`) };
  };
  const report = await statusAfter({
    ...ending('confirmation-time', '2026-12-21'),
    ...ending('review-start', '2026-12-22'),
    'content/facts/zz.md':
      '---\nabout: A share.\nvalue: 7\nunit: percent\nstatedAs: 7 percent\njurisdiction: florida\nsource:\n  title: A law\nstatus: stated\nreviewBy: 2027-01-01\nexpires: 2026-11-20\n---\n',
  });
  expect(texts(report, 'ending-facts')).toEqual([
    'content/facts/zz.md:11 "7 percent" ended on 2026-11-20 (A share.)',
    expect.stringMatching(
      /^content\/facts\/confirmation-time\.md:\d+ "1 hour" expires on 2026-12-21 \(.+\)$/,
    ),
  ]);
});

test('offers are listed from 14 days before they end', async () => {
  const offer = 'content/offers/florida-evaluation.md';
  const edits = {
    [offer]: replaceInFile(offer, 'timeZone:', 'validThrough: 2026-12-05\ntimeZone:').concat(),
  };
  const withEnd = {
    [offer]: (edits[offer] ?? '').replace(
      '\ntimeZone:',
      '\nended:\n  en: a\n  uk: a\n  ru: a\n  es: a\ntimeZone:',
    ),
  };
  expect(texts(await statusAfter(withEnd), 'offers').join('\n')).toContain('ends on 2026-12-05.');
  const before = await statusAfter(withEnd, { now: '2026-11-20T17:00:00Z' });
  expect(texts(before, 'offers').join('\n')).not.toContain('ends on 2026-12-05.');
});

test('a future offer is listed until it begins in its time zone', async () => {
  const offer = 'content/offers/florida-evaluation.md';
  const edits = { [offer]: replaceInFile(offer, 'timeZone:', 'validFrom: 2026-12-01\ntimeZone:') };
  const at = async (now: string) => texts(await statusAfter(edits, { now }), 'offers').join();
  expect(await at('2026-12-01T04:59:00Z')).toContain(
    '"Florida property tax evaluation" begins on 2026-12-01.',
  );
  expect(await at('2026-12-01T05:00:00Z')).not.toContain('begins');
});

test('drafts and scheduled, ending and ended pages are listed', async () => {
  const page = (title: string, ...fields: string[]) =>
    `---\ntitle: A legal text ${title}\ndescription: A page of fifty characters at the least, for this very test.\nheading: A legal text\nintro: Words.\neffective: 2026-01-01\n${fields.join('\n')}\n---\n\nText.\n`;
  const report = await statusAfter({
    'content/legal/za.md': page('one', 'draft: true'),
    'content/legal/zb.md': page('two', 'publishOn: 2026-12-24'),
    'content/legal/zc.md': page('three', 'expiresOn: 2026-11-01', 'redirectTo: /probate'),
    'content/legal/zd.md': page('four', 'expiresOn: 2026-11-25', 'redirectTo: /probate'),
  });
  expect(texts(report, 'publishing')).toEqual([
    'content/legal/za.md:7 A draft, shown only in the preview.',
    'content/legal/zb.md:7 Scheduled: shown from 2026-12-24 on.',
    'content/legal/zc.md:7 Ended on 2026-11-01; visitors are sent to /probate.',
    'content/legal/zd.md:7 Ends on 2026-11-25; visitors are then sent to /probate.',
  ]);
});

test('the fixture has no stale translations, and disputed facts with their conflicts', async () => {
  const report = await unedited;
  expect(texts(report, 'translations')).toEqual([]);
  expect(texts(report, 'to-confirm').join('\n')).toContain('"$399"; evaluation-fee-thank-you says "$249".');
  expect(reportText(report)).toMatch(/^Status on 2026-11-21, \d+ pages\n\nReviews overdue: none\n/);
});

test('facts to confirm have the text to compare, sorted by deadlines, money and the rest', async () => {
  const listed = texts(await unedited, 'to-confirm');
  const at = (words: string) => listed.findIndex((text) => text.includes(words));
  expect(listed[at('colorado-small-estate-wait.md')]).toContain(
    'A deadline: the firm states "30 days", the law "10 days after the death" (C.R.S. 15-12-1201, https://leg.colorado.gov/colorado-revised-statutes, compared on 2026-11-21).',
  );
  expect(listed[at('show-cause-hearing.md')]).toContain(
    'A deadline: "20 days". Days after service of an order to show cause',
  );
  const order = [
    'colorado-small-estate-wait',
    'foreclosure-sale-after-judgment',
    'show-cause-hearing',
    'summary-administration-limit',
    'vab-prepay-share',
    'footer-county-count',
  ].map((name) => at(`${name}.md`));
  expect(order.every((place) => place >= 0)).toBe(true);
  expect(order).toEqual(order.toSorted((a, b) => a - b));
});

test('statements of law are sorted among the facts by their risk', async () => {
  const faq = (risk: string) =>
    `---\nquestion: Why?\nconfirm:\n  - riskIfWrong: ${risk}\n    words: Silence can mean judgment\n    law: section 702.10\n---\n\nBecause.\n`;
  const place = async (risk: string, words: string) => {
    const listed = texts(await statusAfter({ 'content/faqs/zz.md': faq(risk) }), 'to-confirm');
    const [stated, money] = ['content/faqs/zz.md:4', 'colorado-homestead.md'].map((file) =>
      listed.findIndex((text) => text.includes(file)),
    );
    expect(listed[stated ?? -1]).toBe(`content/faqs/zz.md:4 ${words}`);
    return (stated ?? -1) < (money ?? -1);
  };
  const words = '"Silence can mean judgment". Compare with: section 702.10.';
  expect(await place('deadline', `A deadline: ${words}`)).toBe(true);
  expect(await place('right', `A right: ${words}`)).toBe(false);
  expect(await place('promise', `The firm’s own statements: ${words}`)).toBe(false);
});

test('a confirmed fact is no longer listed', async () => {
  const fact = 'content/facts/colorado-homestead.md';
  const listed = async (edits: Edits) => texts(await statusAfter(edits), 'to-confirm').join();
  expect(await listed({})).toContain(fact);
  const confirmed = (realFiles.get(fact) ?? '')
    .replace('  checkedOn:', '  confirmed: true\n  checkedOn:')
    .replace('status: dated', 'status: verified');
  expect(await listed({ [fact]: confirmed })).not.toContain(fact);
});

const source = 'content/immigration/immigration-law.md';

test('a changed text makes its three translations stale; reordering and notes don’t', async () => {
  const changed = await statusAfter({
    [source]: replaceInFile(source, 'heading: Removal defense', 'heading: Defense in court'),
  });
  expect(texts(changed, 'translations')).toHaveLength(3);
  const reordered = (realFiles.get(source) ?? '')
    .replace(/^label: .*\n/m, '')
    .replace(/^language: en$/m, 'language: en\nlabel:   Immigration')
    .replace(/^note: .*$/m, 'note: Another note.');
  expect(texts(await statusAfter({ [source]: reordered }), 'translations')).toEqual([]);
});

test('each changed sentence is reported with the place of its translation, until a stamp', async () => {
  const removal = replaceInFile(source, '    heading: Removal defense', '    heading: Defense in court');
  const edited = removal
    .replace('Immigration law is federal, so', 'Immigration law is a federal matter, so')
    .replace('      - Citizenship by naturalization (Form N-400)\n', '')
    .replace(
      '      - "U.S. citizens: visas for a fiancé or fiancée (K-1)"\n',
      (line) => `${line}      - Visas for a parent\n`,
    );
  const { root: copy, remove } = await copiedContent({ [source]: edited });
  folders.push(remove);

  const now = new Date('2026-11-21T17:00:00Z');
  const { site, problems } = await loadContent({ root: copy, cache: contentCache, now });
  if (site === undefined) throw new Error('The copy should be right.');
  const lineOf = (file: string, words: string, text = realFiles.get(file) ?? '') =>
    1 + text.split('\n').findIndex((line) => line.includes(words));
  const at = (words: string) => `${source}:${lineOf(source, words, edited)}`;
  const spanish = 'content/immigration/immigration-spanish.md';
  const reported = problems.map(({ file, line, column, message }) => `${file}:${line}:${column} ${message}`);
  const found = (start: string) => reported.filter((each) => each.startsWith(start));
  expect(found(at('Defense in court'))).toEqual([
    expect.stringMatching(
      new RegExp(
        `:14 This changed after it was translated\\.\\n {2}was: {4}Removal defense\\n {2}is now: Defense in court\\n {2}Translated at .*${spanish}:${lineOf(spanish, 'heading: Defensa')}:14, .* When the translation matches, stamp it \\(npm run status -- --stamp /immigration-russian, `,
      ),
    ),
  ]);
  const [federal = ''] = found(at('federal matter'));
  const sentence = edited.split('\n').find((line) => line.includes('federal matter')) ?? '';
  expect(federal).toContain(`:${1 + sentence.indexOf('Immigration law')} This changed`);
  expect(federal).toMatch(/was: {4}Immigration law is federal, so .*live\.\n/);
  expect(federal).not.toContain('The first step');
  expect(federal).toContain(`${spanish}:${lineOf(spanish, 'La ley de inmigración es federal')}:`);
  expect(found(at('Visas for a parent')).join()).toMatch(
    new RegExp(`is now: Visas for a parent\\n {2}Add this after .*${spanish}:${lineOf(spanish, '(K-1)')}:`),
  );
  expect(found(`${spanish}:${lineOf(spanish, '(formulario N-400)')}:`)).toEqual([
    expect.stringMatching(
      /translates text that was removed\.\n {2}was: {4}Citizenship by .*\n {2}is now: \(gone\)/,
    ),
  ]);
  const report = await collectStatus(site, { root: copy });
  const items = report.parts.find(({ id }) => id === 'translations')?.items ?? [];
  expect(items.map(({ details }) => details?.includes('  was:    Removal defense'))).toEqual([
    true,
    true,
    true,
  ]);

  const before = (await readFile(join(copy, spanish), 'utf8')).split('\n');
  await stampTranslation(site, copy, '/immigration-spanish');
  const after = (await readFile(join(copy, spanish), 'utf8')).split('\n');
  expect(after.filter((line, index) => line !== before[index])).toHaveLength(1);
  const { site: stamped } = await loadContent({ root: copy, cache: contentCache, now });
  const left =
    stamped && (await collectStatus(stamped, { root: copy })).parts.find(({ id }) => id === 'translations');
  expect(left?.items.map(({ path }) => path)).toEqual(['/immigration-russian', '/immigration-ukrainian']);
  const record = `${hashText(find(site, 'immigration', 'immigration-law'))}.txt`;
  const others = (await readdir(join(fixture, 'content/translated'))).length - 1;
  expect(await readdir(join(copy, 'content/translated'))).toHaveLength(others + 2);
  for (const page of ['/immigration-russian', '/immigration-ukrainian']) {
    const loaded = await loadContent({ root: copy, cache: contentCache, now });
    if (loaded.site !== undefined) await stampTranslation(loaded.site, copy, page);
  }
  const remaining = await readdir(join(copy, 'content/translated'));
  expect(remaining).toHaveLength(others + 1);
  expect(remaining).toContain(record);
  await expect(stampTranslation(site, copy, '/probate')).rejects.toThrow('/probate isn’t a translation.');
});

test('an unknown hash of a translation is reported', () => {
  const file = 'content/immigration/immigration-spanish.md';
  const text = (realFiles.get(file) ?? '').replace(/hash: .*/, 'hash: "0123456789ab"');
  expect(
    loadEdited({ [file]: text }).problems.map(({ field, message }) => `${field ?? ''} ${message}`),
  ).toEqual([
    `hash doesn’t match the current ${source}, and the earlier text isn’t recorded. Compare the two pages, then run: npm run status -- --stamp /immigration-spanish`,
  ]);
});

test('a translation with English text can’t be stamped, draft or not', async () => {
  const spanish = 'content/immigration/immigration-spanish.md';
  const english = (realFiles.get(spanish) ?? '').replace(
    /^( {2}lead: \|\n {4}).*$/m,
    '$1We help families with the papers that they need.',
  );
  for (const text of [english, english.replace('---\n', '---\ndraft: true\n')]) {
    const { root: copy, remove } = await copiedContent({ [spanish]: text });
    folders.push(remove);
    const { site } = await loadContent({
      root: copy,
      cache: contentCache,
      now: new Date('2026-11-21T17:00:00Z'),
      preview: true,
    });
    if (site === undefined) throw new Error('The copy should be right.');
    await expect(stampTranslation(site, copy, '/immigration-spanish')).rejects.toThrow(
      /Nothing was stamped\. .*immigration-spanish\.md:\d+ lead seems to be in English instead of Spanish\. Translate it\./,
    );
    expect(await readFile(join(copy, spanish), 'utf8')).toBe(text);
  }
});

/** Stamps the Spanish page, with its hash written like this. */
async function stampedWith(written: string, lineEnd = '\n'): Promise<{ before: string; after: string }> {
  const spanish = 'content/immigration/immigration-spanish.md';
  const before = (realFiles.get(spanish) ?? '')
    .replace(/hash: .*$/m, () => written)
    .replaceAll('\n', lineEnd);
  const { root: copy, remove } = await copiedContent({
    [spanish]: before,
    [source]: replaceInFile(source, 'heading: Removal defense', 'heading: Defense in court'),
  });
  folders.push(remove);
  const { site } = await loadContent({
    root: copy,
    cache: contentCache,
    now: new Date('2026-11-21T17:00:00Z'),
  });
  if (site === undefined) throw new Error('The copy should be right.');
  await stampTranslation(site, copy, '/immigration-spanish');
  return { before, after: await readFile(join(copy, spanish), 'utf8') };
}

test.each([
  ['without quotes and with a comment', 'hash: 0123456789ab # of the spring', '\n'],
  ['with Windows line endings', "hash: '0123456789ab'", '\r\n'],
])('a stamp replaces only a hash %s', async (_, written, lineEnd) => {
  const { before, after } = await stampedWith(written, lineEnd);
  expect(after).not.toBe(before);
  expect(after.replace(/(?<=hash:[^\w"']*)(["']?)[0-9a-f]{12}\1/, '#')).toBe(
    before.replace(/(["']?)0123456789ab\1/, '#'),
  );
});

test('sample data and ended waivers are refused for production only', () => {
  const waiver =
    '---\nrule: AD-09\npage: /probate\nfound: expert\nreason: Proof is on file.\napprovedBy: jane-doe\napprovedOn: 2026-08-01\nexpires: 2026-10-01\n---\n';
  const { problems, site } = loadEdited({ 'content/waivers/zz.md': waiver }, { production: true });
  expect(site).toBeUndefined();
  expect(problems.find(({ file }) => file === 'content/waivers/zz.md')).toMatchObject({
    line: 8,
    message:
      'is 2026-10-01, so this waiver of AD-09 has ended. Have it approved again with a new date, or change the words it permits.',
  });
  expect(problems.find(({ file }) => file === 'content/facts/firm-name.md')?.message).toContain(
    'must not go live',
  );
  expect(loadEdited({ 'content/waivers/zz.md': waiver }).problems).toEqual([]);
});

test('an address at example.com is refused for production, with or without a placeholder mark', async () => {
  const firm = 'content/site/firm.md';
  const unmarked = (realFiles.get(firm) ?? '').replace(/^placeholder: true\n/m, '');
  const faq =
    '---\n# See ask@example.com\nquestion: Why www.Example.org?\nnote: As on www.example.net\n---\n\nWrite to us ([ours](mailto:us@mail.example.net)), like name@example.com or at notexample.com.\n';
  const found = (production: boolean) =>
    loadEdited({ [firm]: unmarked, 'content/faqs/zz.md': faq }, { production })
      .problems.filter(({ file }) => file === firm || file === 'content/faqs/zz.md')
      .map(({ file, line, column, field, message }) => `${file}:${line}:${column} ${field ?? ''} ${message}`);
  const mustNot = 'which must not go live. Replace it with the real one.';
  expect(found(true)).toEqual([
    `content/faqs/zz.md:3:15 question holds the sample address www.Example.org, ${mustNot}`,
    `content/faqs/zz.md:7:28  This is the sample address us@mail.example.net, ${mustNot}`,
    `${firm}:4:18 address holds the sample address www.example.com, ${mustNot}`,
  ]);
  expect(found(false)).toEqual([]);
  const reported = async (edits: Edits) => texts(await statusAfter(edits), 'placeholders');
  expect((await reported({})).filter((text) => text.includes(firm))).toEqual([
    expect.stringMatching(/firm\.md:5 The site's address stands in/),
  ]);
  expect((await reported({ [firm]: unmarked })).filter((text) => text.includes(firm))).toEqual([
    `${firm}:4 address holds the sample address www.example.com, ${mustNot}`,
  ]);
  const { problems } = loadEdited({}, { production: true });
  expect(problems.filter(({ file }) => file === firm)).toMatchObject([{ line: 5, field: 'placeholder' }]);
  expect(problems.filter(({ message }) => message.includes('sample address'))).toEqual([]);
});

const disclaimer = 'content/disclaimers/timeline.md';

/** A file's text after "npm run status -- --approve". */
async function approvedText(
  file: string,
  text = realFiles.get(file) ?? '',
  approval = {},
  attorney: Edits = realAttorney,
): Promise<string> {
  const { site, problems } = loadEdited({ ...attorney, [file]: text }, { preview: true });
  if (site === undefined) throw new Error(problems.map(({ message }) => message).join('\n'));
  const copy = await mkdtemp(join(tmpdir(), 'approved-'));
  folders.push(() => rm(copy, { recursive: true }));
  await mkdir(dirname(join(copy, file)), { recursive: true });
  await writeFile(join(copy, file), text);
  await approveWords(site, copy, file, { by: 'jane-doe', ...approval });
  return readFile(join(copy, file), 'utf8');
}

test('a changed approved English text is reported with its outdated translations', async () => {
  const approved = await approvedText(disclaimer);
  const [english = ''] = /^ {2}en: .*$/m.exec(approved) ?? [];
  const changed = approved.replace(english, `${english} Ask first.`);
  const reported = (text: string, production: boolean) =>
    loadEdited({ [disclaimer]: text }, { production })
      .problems.filter(({ file }) => file === disclaimer)
      .map(({ line, column, severity, message }) => `${line}:${column} ${severity}: ${message}`);
  const old =
    'The English words changed after Jane Doe approved them on 2026-11-21; uk, ru, es still say the old ones.';
  expect(reported(approved, false)).toEqual([]);
  expect(reported(changed, false)).toEqual([
    `4:7 warning: ${old} Update these translations, and ask the attorney to read them. Once they are approved: npm run status -- --approve ${disclaimer}`,
  ]);
  expect(reported(changed, true)).toEqual([expect.stringContaining(`error: ${old}`)]);
  expect(texts(await statusAfter({ [disclaimer]: changed }), 'approvals').join()).toContain(old);

  await expect(approvedText(disclaimer, changed)).rejects.toThrow(
    /Nothing was recorded\. .*: the English text has changed, and uk, ru, es still say the old ones\. .*--keep-translations\./,
  );
  const confirmed = await approvedText(disclaimer, changed, { keepTranslations: true });
  expect(reported(confirmed, true)).toEqual([]);
  const fingerprint = /"?\b[0-9a-f]{12}\b"?/g;
  expect(confirmed.replaceAll(fingerprint, '#')).toBe(changed.replaceAll(fingerprint, '#'));
  const russian = approved.replace(/^ {2}ru: .*$/m, '$& Спросите.');
  expect(reported(russian, true)).toEqual([
    expect.stringContaining('The Russian words changed after Jane Doe approved them on 2026-11-21. Now ask'),
  ]);
});

test('an approval without a hash is reported', () => {
  const text = replaceInFile(disclaimer, 'note:', 'approved: { on: 2026-11-20, by: jane-doe }\nnote:');
  const [problem] = loadEdited({ [disclaimer]: text }).problems;
  expect(problem?.field).toBe('approved');
  expect(problem?.message).toContain('doesn’t record which words Jane Doe approved on 2026-11-20');
});

test.each([
  [probate, /^ {2}heading: .*$/m],
  ['content/facts/vab-filing-fee.md', /^statedAs: .*$/m],
  ['content/legal/privacy-policy.md', /^- You can read every page.*$/m],
])('changed words of %s are reported until they are reviewed again', async (file, words) => {
  // Only this file's reviews: other tests cover stale translations.
  const reported = (edited: string, production = false) =>
    loadEdited({ ...realAttorney, [file]: edited }, { production, reviews: true })
      .problems.filter((problem) => problem.file === file && !problem.message.includes('translated'))
      .map(({ severity, message }) => `${severity}: ${message}`);
  const sentence =
    /: The words of this .+ changed after Jane Doe reviewed them on [\d-]+\. After another review: npm run status -- --approve (.+)$/;
  const approved = await approvedText(file);
  expect(reported(approved)).toEqual([]);
  const changed = approved.replace(words, (line) => line.replace(/(["']?)$/, ' now$1'));
  expect(reported(changed)).toEqual([expect.stringMatching(sentence)]);
  expect(reported(changed)[0]).toMatch(/^warning/);
  expect(reported(changed, true)).toContainEqual(
    expect.stringMatching(new RegExp(`^error${sentence.source}`)),
  );
  const report = await statusAfter({ ...realAttorney, [file]: changed });
  expect(texts(report, 'changed-reviews').join()).toContain('changed after');
  expect(reported(await approvedText(file, changed))).toEqual([]);
  expect(reported(changed.replace(/^note: .*$/m, 'note: Another.'))).toHaveLength(1);
});

const plain = 'reviewed:\n  on: 2026-11-21\n  by: jane-doe\n  words: #\n';

test.each([
  ['nothing', '\n', '', plain],
  [
    'a block, Windows line endings and a comment',
    '\r\n',
    'reviewed:\n  on: 2026-01-02\n  # by the book\n  by: jane-doe\n',
    'reviewed:\n  on: 2026-11-21\n  # by the book\n  by: jane-doe\n  words: #\n',
  ],
])('recording a review replaces only %s', async (_, lineEnd, before, written) => {
  const file = 'content/faqs/zz.md';
  const text = (review: string) =>
    `---\nquestion: Why?\n${review}note: 'A note' # kept\n---\n\nBecause.\n`.replaceAll('\n', lineEnd);
  const after = await approvedText(file, text(before));
  expect(after.replace(/"?\b[0-9a-f]{12}\b"?/, '#')).toBe(text(written));
});

test('a waiver that changed since its approval is reported', async () => {
  const file = 'content/waivers/aggressive-defense.md';
  const reported = (text: string, production: boolean) =>
    loadEdited({ [file]: text }, { production, reviews: true })
      .problems.filter((problem) => problem.file === file && problem.field !== 'placeholder')
      .map(({ severity, field, message }) => `${severity}: ${field ?? ''} ${message}`);
  const wider = replaceInFile(file, 'found: Aggressive Defense', 'found: Aggressive Defense of any home');
  const since = `approvedOn is 2026-11-21, but this waiver has changed since Jane Doe approved it. Once the current text is approved: npm run status -- --approve ${file}`;
  expect(reported(realFiles.get(file) ?? '', true)).toEqual([]);
  expect(reported(wider, false)).toEqual([`warning: ${since}`]);
  expect(reported(wider, true)).toEqual([`error: ${since}`]);
  expect(reported(wider.replace(/^words: .*\n/m, ''), false)).toEqual([
    expect.stringContaining('approvedOn doesn’t record what Jane Doe approved on 2026-11-21'),
  ]);
  const approved = await approvedText(file, wider);
  expect(reported(approved, true)).toEqual([]);
  expect(approved.replace(/^words: .*$/m, '')).toBe(wider.replace(/^words: .*$/m, ''));
});

test('an attorney who is sample data can’t review, and the status reports it', async () => {
  await expect(approvedText(probate, undefined, {}, {})).rejects.toThrow(
    'Nothing was recorded. Jane Doe is a placeholder and can’t approve.',
  );
  expect(loadEdited({}, { reviews: true }).problems).toEqual([]);
  const profile = texts(await unedited, 'placeholders').find((text) => text.includes('jane-doe.md'));
  expect(profile).toMatch(/ \d+ files name this person as their reviewer, so no lawyer has read them\.$/);
  const unread = loadEdited(realAttorney, { reviews: true }).problems.map(({ message }) => message);
  expect(unread).toContainEqual(expect.stringContaining('doesn’t record which words Jane Doe read on'));
});

test('a verified or confirmed fact needs a reviewer for production', () => {
  const fact = 'content/facts/colorado-homestead.md';
  const text = (realFiles.get(fact) ?? '').replace(/^reviewed:\n(?: .*\n)+/m, '');
  const reported = (changed: string, production: boolean) =>
    loadEdited({ [fact]: changed }, { production })
      .problems.filter(({ file }) => file === fact)
      .map(({ line, field, message }) => `${line} ${field ?? ''} ${message}`);
  const unchecked = `but the file doesn’t name who checked it. Once an attorney has: npm run status -- --approve ${fact}`;
  const unconfirmed =
    /^\d+ law has "\$250,000, .+", which no attorney has confirmed\. Once one has, add: confirmed: true$/;
  const verified = text.replace('status: dated', 'status: verified');
  expect(reported(text, false)).toEqual([]);
  expect(reported(text, true)).toEqual([expect.stringMatching(unconfirmed)]);
  expect(reported(verified, false)).toEqual([]);
  expect(reported(verified, true)).toEqual([
    expect.stringMatching(unconfirmed),
    expect.stringMatching(new RegExp(`^\\d+ status is verified, ${unchecked}$`)),
  ]);
  expect(reported(text.replace('  checkedOn:', '  confirmed: true\n  checkedOn:'), true)).toEqual([
    expect.stringMatching(new RegExp(`^\\d+ law\\.confirmed is true, ${unchecked}$`)),
  ]);
});

test('a guide with unconfirmed statements is refused for production', () => {
  const guide = 'content/guides/free-first-call.mdx';
  const refusals = (text: string, production: boolean) =>
    loadEdited({ [guide]: text }, { production })
      .problems.filter(({ file, field }) => file === guide && field === 'confirm')
      .map(({ message }) => message);
  const text = realFiles.get(guide) ?? '';
  const item = 'confirm:\n  - riskIfWrong: right\n    words: Who listens\n    law: how the firm works\n';
  const bare = text.replace(/^confirm:\n(?: .*\n)+/m, '');
  const listed = bare.replace(/^label:/m, `${item}label:`);
  expect(refusals(bare, true)).toEqual([]);
  expect(refusals(listed, false)).toEqual([]);
  expect(refusals(listed, true)).toEqual([
    'lists what an attorney has yet to confirm. Remove each item once it’s confirmed.',
  ]);
});

test('an approval that can’t be recorded is refused with the reason', async () => {
  await expect(approvedText('content/menus/en.md')).rejects.toThrow('which needs no review.');
  await expect(approvedText(disclaimer, undefined, { by: undefined })).rejects.toThrow(
    'Add who reviewed the text: --by jane-doe',
  );
  await expect(approvedText(disclaimer, undefined, { by: 'jane-do' })).rejects.toThrow(
    'Did you mean "jane-doe"?',
  );
});

test('an unapproved disclaimer is refused for production and listed', async () => {
  const refusals = (edits: Edits, production: boolean) =>
    loadEdited(edits, { production })
      .problems.filter(({ file }) => file === disclaimer)
      .map(({ field, message }) => `${field ?? ''} ${message}`);
  const approved = { [disclaimer]: await approvedText(disclaimer) };
  expect(refusals({}, true)).toEqual([
    expect.stringContaining('approved is missing: no attorney has approved'),
  ]);
  expect(refusals({}, false)).toEqual([]);
  const ahead = { [disclaimer]: approved[disclaimer].replace('on: 2026-11-21', 'on: 2099-01-01') };
  expect(refusals(ahead, true)).toEqual([expect.stringContaining('approved.on is 2099-01-01')]);
  expect(refusals(approved, true)).toEqual([]);
  expect(texts(await unedited, 'approvals').join()).toContain(disclaimer);
  expect(texts(await statusAfter(approved), 'approvals').join()).not.toContain(disclaimer);
});

test('an immigration page with an overdue review is refused for production from midnight in Florida', () => {
  const file = 'content/immigration/immigration-law.md';
  const due = (realFiles.get(file) ?? '').replace(/^reviewBy: .*$/m, 'reviewBy: 2027-01-20');
  const overdue = (now: string, setting: Setting, text = due) =>
    loadEdited({ [file]: text }, { now, ...setting })
      .problems.filter((problem) => problem.file === file && problem.field === 'reviewBy')
      .map(({ message }) => message);
  const sentence = 'is 2027-01-20, and the programs described here may have ended';
  const after = '2027-01-21T05:00:00Z';
  expect(overdue('2027-01-21T04:59:00Z', { production: true })).toEqual([]);
  expect(overdue(after, { production: true })).toEqual([expect.stringContaining(sentence)]);
  expect(overdue(after, {})).toEqual([]);
  expect(overdue(after, { production: true }, due.replace('\nhero:', '\ndraft: true\nhero:'))).toEqual([]);
  expect(overdue(after, {}, due.replace(/^reviewBy: .*\n/m, ''))).toEqual([
    expect.stringContaining('is missing. The day of the next required review'),
  ]);
});

test('the reading grade of easy, hard and short texts', () => {
  expect(
    splitSentences('See s. 194.013 of the U.S. Code. Then call us! Now?').map(({ text }) => text.trim()),
  ).toEqual(['See s. 194.013 of the U.S. Code.', 'Then call us!', 'Now?']);
  const easy =
    'We read the papers with you. We tell you what the court may do. You choose what to do next. '.repeat(3);
  const hard =
    'Notwithstanding the aforementioned considerations, responsible representatives must immediately communicate every jurisdictional irregularity. '.repeat(
      4,
    );
  expect(computeReadingGrade(easy)).toBeLessThan(4);
  expect(computeReadingGrade(hard)).toBeGreaterThan(16);
  expect(computeReadingGrade('Too short to say.')).toBeUndefined();
});

/** The hardest school grade that a page's text may need. */
const maxGrade = 8;

test('a page in hard words has a higher grade', async () => {
  const file = 'content/guides/served-today.mdx';
  const hard =
    'Notwithstanding considerations, representatives immediately communicate every jurisdictional irregularity. ';
  const text = (realFiles.get(file) ?? '').replace('## In the first hour', hard.repeat(60));
  const grades = (await statusAfter({ [file]: text })).parts.find(({ id }) => id === 'reading')?.items ?? [];
  const grade = grades.find((item) => item.file === file)?.text.replace('Grade ', '');
  expect(Number(grade)).toBeGreaterThan(maxGrade);
});
