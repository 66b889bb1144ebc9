/** Requirements for going live: settings, content, pages without secrets, functions that can store requests. */
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findExposedData } from '#operations/publishing/exposed.ts';
import { findFunctionFaults } from '#operations/publishing/health.ts';
import { findOpenItems, formatOpenItems } from '#operations/publishing/go-live-checklist.ts';
import { settingFiles } from '#operations/publishing/settings.ts';
import { fixtureDay } from '../../fixtures/firm-content.ts';
import { startTestServer, createTemporaryFolder } from '../../fixtures/resources.ts';
import { siteRoot } from '../../site/support/site.ts';

const now = new Date(fixtureDay);

const options = { root: siteRoot, now, resolveHost: () => Promise.resolve() };

test('the go-live check lists each missing setting with its file', async () => {
  const notFoundError = Object.assign(new Error('queryA'), { code: 'ENOTFOUND' });
  const text = formatOpenItems(
    await findOpenItems({ ...options, environment: {}, resolveHost: () => Promise.reject(notFoundError) }),
  );
  for (const [file, settings] of Object.entries(settingFiles))
    for (const { name } of settings.filter(({ isOptional }) => !isOptional))
      expect(text).toContain(`${name} is not set. Add it to ${file}: `);
  expect(text).toMatch(
    /Sample data\n {2}Replace the sample data and delete `placeholder: true`: \d+ files \(/,
  );
  expect(text).toMatch(
    /Approvals\n {2}Get an attorney’s approval, and record it with npm run status -- --approve <file> --by <attorney>: \d+ files \(/,
  );
  expect(text).toContain('.github/CODEOWNERS still names the sample team');
  expect(text).toContain('www.example.com has no DNS record. Open "Workers & Pages"');
  expect(text).toMatch(/\n\nFix \d+ items before the site can go live\. Nothing was published\.$/);
});

/** Complete settings that match the content. */
const completeSettings = {
  ...Object.fromEntries(
    Object.values(settingFiles).flatMap((settings) =>
      settings.filter(({ isOptional }) => !isOptional).map(({ name }) => [name, 'x']),
    ),
  ),
  SUPABASE_URL: 'https://abcdefghijklmnopqrst.supabase.co',
  SITE_ORIGINS: 'https://www.example.com',
  CALENDAR_URL: 'https://calendar.example.com/foreclosure-consultation',
  FIRM_PHONE: '(407) 555-0100',
  NOTIFY_EMAIL: 'intake@doelaw.com',
  MAIL_FROM: 'Doe Law <site@doelaw.com>',
  ADDRESS_PEPPER: 'x'.repeat(32),
  DRAIN_SECRET: 'y'.repeat(32),
  ALARM_URL: 'https://hooks.example.org/x',
};

test('complete settings pass the go-live check, and mismatches are reported with both locations', async () => {
  const groups = await findOpenItems({ ...options, environment: completeSettings });
  // Ignores the groups that depend on the content.
  const titles = groups.map(([title]) => title);
  expect(titles.filter((title) => !['Sample data', 'Approvals', 'Content'].includes(title))).toEqual([
    'Code reviews',
  ]);
  expect(formatOpenItems([])).toBe('Nothing is missing. Run npm run deploy to publish the site.');
  const environment = {
    ...completeSettings,
    SUPABASE_PUBLISHABLE_KEY: 'sb_secret_x',
    SITE_ORIGINS: 'https://example.com:8080, ?',
    FIRM_PHONE: '(407) 555-0199',
    NOTIFY_EMAIL: 'office@example.com',
    MAIL_FROM: 'Doe Law',
    DRAIN_SECRET: 'short',
    PAYMENT_URL: 'https://pay.example.com/other',
    ALARM_URL: 'https://hooks.example.org/<token>',
  };
  const mismatches = formatOpenItems(await findOpenItems({ ...options, environment }));
  for (const message of [
    'SUPABASE_PUBLISHABLE_KEY contains a secret key',
    'SITE_ORIGINS (supabase/.env) does not contain https://www.example.com, the origin in content/site/firm.md',
    'In SITE_ORIGINS (supabase/.env), "?" is not a URL.',
    'FIRM_PHONE (supabase/.env) is "(407) 555-0199", but content/offices/florida.md has "(407) 555-0100".',
    'NOTIFY_EMAIL is "office@example.com": it must be one of the firm’s own email addresses.',
    'MAIL_FROM is "Doe Law": it must be',
    'The secret DRAIN_SECRET is too short',
    'PAYMENT_URL (supabase/.env) is "https://pay.example.com/other", but content/bookings/payment.md has',
    'ALARM_URL is not a URL like https://www.example.com/path',
  ])
    expect(mismatches).toContain(message);
});

test.each([
  [['drain', 'mail'], ['drain']],
  [['database'], ['database']],
  [['mail', 'origin-rejected', 'unread', 'database-large'], []],
])('among the faults %j, %j block a deploy', async (faults, blockingFaults) => {
  const body = JSON.stringify({ success: false, faults });
  const url = await startTestServer((_request, response) => response.writeHead(503).end(body));
  expect(await findFunctionFaults(url)).toEqual(
    blockingFaults.map(
      (name) => `The functions report a problem: ${name}. For details, run: npm run leads -- status`,
    ),
  );
});

const createToken = (role: string) =>
  `${btoa('{"alg":"HS256"}')}.${btoa(`{"role":"${role}"}`)}.abcdefghijk`.replaceAll('=', '');

test('the search finds secrets, source maps, and personal data that isn’t in the content', async () => {
  expect(await findExposedData(siteRoot)).toEqual([]);
  const root = await createTemporaryFolder();
  const distDir = join(root, 'dist/client');
  await mkdir(distDir, { recursive: true });
  await cp(join(siteRoot, 'content'), join(root, 'content'), { recursive: true });
  await writeFile(join(root, 'content/faqs/new.md'), '---\nquestion: Who?\n---\n\nCall (305) 234-9878.\n');
  const files: [string, string | Buffer][] = [
    ['a.js', 'let a = "sb_secret_abc";'],
    ['b.js', '//# sourceMappingURL=b.js.map'],
    ['b.js.map', '{}'],
    ['c.html', 'Write to maria.client@mail.com or call (305) 234-9876; 123-45-6789'],
    ['d.json', '{"at":"/home/runner/work/site"}'],
    ['e.html', '<p>(305) 234-9878</p>'],
    ['f.jpg', Buffer.from('\xff\xd8..Exif\0\0..', 'latin1')],
    ['g.txt', createToken('service_role')],
    ['h.js', 'const n = "intake@firm.example";'],
    ['h.svg', '<svg><text>(305) 234-9877</text></svg>'],
    ['i.js', createToken('anon')],
  ];
  for (const [name, bytes] of files) await writeFile(join(distDir, name), bytes);
  expect((await findExposedData(root)).toSorted()).toEqual([
    'a.js contains a Supabase secret key.',
    'b.js contains a source map.',
    'b.js.map contains a source map.',
    'c.html contains 3052349876, which is not in content/.',
    'c.html contains a Social Security number.',
    'c.html contains maria.client@mail.com, which is not in content/.',
    'd.json contains a path on the build machine.',
    'f.jpg contains camera data (EXIF).',
    'g.txt contains a token.',
    'h.js contains intake@firm.example, which is not in content/.',
    'h.svg contains 3052349877, which is not in content/.',
  ]);
});
