import { chmod, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test, vi } from 'vitest';
import { runLeadsInProcess, type CommandResult } from '../../backend/support/leads-script.ts';
import { runCommand } from '../../content/commands/run-command.ts';
import { startPgliteBackend } from '../../backend/support/test-backend.ts';
import { createBooking, leads, createName } from '../../backend/support/samples.ts';
import { createFormRequest, createJsonRequest, send } from '../../backend/support/send.ts';
import { startTestServer, createTemporaryFolder } from '../../fixtures/resources.ts';

// Some tests start child processes, which is slow.
vi.setConfig({ testTimeout: 90_000 });

let server: Awaited<ReturnType<typeof startPgliteBackend>>;

beforeAll(async () => {
  server = await startPgliteBackend();
  await server.call('book-consultation', createJsonRequest(createBooking(1)));
  await server.call(
    'submit-lead',
    createJsonRequest({ ...leads.tax, fullName: '=cmd|calc\u202E', phone: '+1 407 555 0100' }),
  );
}, 120_000);

async function runInProcess(
  args: string[],
  env: Record<string, string> = {},
  cwd = server.folder,
): Promise<CommandResult> {
  return await runLeadsInProcess({ args, env, cwd });
}

/** Runs in a child process that inherits this environment. */
const runInChildProcess = (args: string[]) => runCommand('leads', args, server.folder);

test('the command lists, shows, marks as handled and exports leads', async () => {
  const listResult = await runInChildProcess([]);
  expect(listResult).toMatchObject({ code: 0 });
  expect(listResult.stdout).toContain('Canary aaaaab');
  expect(listResult.stdout).toContain('2 unhandled leads');
  expect(listResult.stdout).toContain('=cmd|calc');
  expect(listResult.stdout).not.toContain('\u202E');
  const id =
    listResult.stdout
      .split('\n')
      .find((line) => line.includes('Canary aaaaab'))
      ?.slice(0, 8) ?? '';
  expect((await runInProcess(['show', id])).text).toMatch(/phone +\(407\) 200-0001/);
  expect((await runInProcess(['handled', id])).code).toBe(0);
  expect((await runInProcess([])).text).toContain('1 unhandled lead');
  expect((await runInProcess(['list', '--all'])).text).toContain('2 leads');
  const file = join(server.folder, 'export.json');
  await runInProcess(['export', '--format', 'json', '--all', '--out', file]);
  expect(JSON.parse(await readFile(file, 'utf8'))).toHaveLength(2);
  expect((await stat(file)).mode & 0o077).toBe(0);
  await chmod(file, 0o644);
  await runInProcess(['export', '--format', 'json', '--out', file]);
  expect(JSON.parse(await readFile(file, 'utf8'))).toHaveLength(1);
  expect((await stat(file)).mode & 0o077).toBe(0);
  expect((await runInProcess(['export', '--all'])).text).toContain(`"'=cmd|calc","'+1 407 555 0100"`);
});

test.each([
  [['show', 'ffffffff'], {}, /No lead/],
  [['export', '--out', '/nowhere/leads.csv'], {}, /^\/nowhere\/leads\.csv can’t be written \(ENOENT/],
  [['show'], {}, /Add the ID of a lead/],
  [['show', 'abc'], {}, /"abc" is too short: type at least 4 characters/],
  [['handled', 'abc'], {}, /"abc" is too short: type at least 4 characters/],
  [['erase'], {}, /Add the ID of a lead/],
  [['erase', 'abc', '--yes'], {}, /"abc" is too short: type at least 4 characters/],
  [['erase', 'ffffffff', '--yes'], {}, /No lead/],
  [['erase', 'ffffffff', 'eeeeeeee'], {}, /Unexpected argument "eeeeeeee" for "erase"/],
  [['handled', 'ffffffff', 'eeeeeeee'], {}, /Unexpected argument "eeeeeeee" for "handled"/],
  [['list', 'all'], {}, /Unexpected argument "all"/],
  [['export', 'json'], {}, /Unexpected argument "json"[^]*--format csv\|json/],
  [['export', '--format', 'xls'], {}, /csv or json/],
  [['burn'], {}, /not a command/],
  [[], { SUPABASE_URL: 'http://127.0.0.1:1' }, /SUPABASE_SECRET_KEY is missing/],
  [
    [],
    { SUPABASE_URL: 'http://127.0.0.1:1', SUPABASE_SECRET_KEY: 'x' },
    /request to the Supabase project failed \(no response/,
  ],
])('%j is rejected with a message', async (args, env, message) => {
  const result = await runInProcess(args, env);
  expect(result.code).toBe(1);
  expect(result.text).toMatch(message);
  expect(result.text).not.toContain('    at ');
});

test('an unknown option prints the usage and exits with 2', async () => {
  const result = await runInChildProcess(['--burn']);
  expect(result.code).toBe(2);
  expect(result.stderr).toMatch(/Unknown option[^]*npm run leads -- show ID/);
});

test('without a server the command prints how to start one', async () => {
  const { code, text } = await runInProcess([], {}, tmpdir());
  expect(code).toBe(1);
  expect(text).toMatch(/No local server is running.*npm start/);
});

test('times are shown in the office’s time zone, with its abbreviation', async () => {
  await server.call('book-consultation', createJsonRequest(createBooking(20)));
  const setReceivedAt = (time: string) =>
    server.sql(`update private.submission set created_at = '${time}' where id =
      (select submission_id from private.consultation where full_name = '${createName(20)}')`);
  const findLine = async () =>
    (await runInProcess([])).text.split('\n').find((line) => line.includes(createName(20)));
  await setReceivedAt('2027-01-15T03:30:00Z');
  expect(await findLine()).toContain('  2027-01-14 22:30 EST  ');
  await setReceivedAt('2027-07-15T03:30:00Z');
  expect(await findLine()).toContain('  2027-07-14 23:30 EDT  ');
});

test('the command reads leads from a Supabase project with its secret key, and reports a rejected key', async () => {
  const health = {
    waiting: 0,
    oldestSeconds: 0,
    faults: [{ name: 'mail', message: 'Unsent emails to the firm: 1.', reported: true }],
    requests: 0,
    review: 0,
    unhandled: 0,
  };
  const SUPABASE_URL = await startTestServer((request, response) => {
    const isKeyValid = request.headers.apikey === 'sb_secret_x';
    response
      .writeHead(isKeyValid ? 200 : 401)
      .end(/health|daily_stats/.test(request.url ?? '') ? JSON.stringify(health) : '[]');
  });
  const listResult = await runInProcess([], { SUPABASE_URL, SUPABASE_SECRET_KEY: 'sb_secret_x' });
  expect(listResult.text).toMatch(
    /0 unhandled leads\n\nRequests in the last day: +0\n[^]*Unsent emails to the firm: 1\.\n/,
  );
  const folder = await createTemporaryFolder();
  await mkdir(join(folder, 'supabase'));
  await writeFile(join(folder, '.env'), `SUPABASE_URL=${SUPABASE_URL}\n`);
  await writeFile(join(folder, 'supabase/.env'), 'SUPABASE_SECRET_KEY=sb_secret_x\n');
  expect((await runInProcess([], {}, folder)).text).toBe(listResult.text);
  expect((await runInProcess(['status'], { SUPABASE_URL, SUPABASE_SECRET_KEY: 'sb_secret_x' })).code).toBe(1);
  expect((await runInProcess([], { SUPABASE_URL, SUPABASE_SECRET_KEY: 'sb_publishable_x' })).text).toMatch(
    /status 401.*secret key/,
  );
});

test('erase needs --yes and removes a lead with all its rows', async () => {
  await server.call('book-consultation', createJsonRequest(createBooking(5)));
  await server.call('book-consultation', createJsonRequest(createBooking(6)));
  const listRows = (table: string) =>
    server.sql(`select x.submission_id as id from private.${table} x join private.consultation c
      on c.submission_id = x.submission_id where c.full_name in ('${createName(5)}', '${createName(6)}')`);
  const [lead] = await server.sql(
    `select submission_id as id from private.consultation where full_name = '${createName(5)}'`,
  );
  const idPrefix = String(lead?.['id']).slice(0, 8);
  const previewResult = await runInProcess(['erase', idPrefix]);
  expect(previewResult.text).toContain(createName(5));
  expect(previewResult.text).toContain(`npm run leads -- erase ${idPrefix} --yes`);
  expect(await listRows('consultation')).toHaveLength(2);

  expect((await runInProcess(['erase', idPrefix, '--yes'])).text).toMatch(/Erased\. Also delete emails/);
  for (const table of ['consultation', 'attempt', 'outbox']) {
    const remainingRows = await listRows(table);
    expect(remainingRows).toHaveLength(1);
    expect(remainingRows).not.toContainEqual(lead);
  }
  expect(await runInProcess(['erase', idPrefix, '--yes'])).toMatchObject({
    code: 1,
    text: expect.stringContaining('No lead'),
  });
});

test('the export contains the unsubscribe link of a confirmed subscription', async () => {
  await server.call('submit-lead', createJsonRequest(leads.subscription));
  const exportSubscription = async () => {
    const { text } = await runInProcess(['export', '--format', 'json']);
    return JSON.parse(text).find(({ kind }: { kind: string }) => kind === 'subscription');
  };
  const pendingSubscription = await exportSubscription();
  expect(pendingSubscription).toMatchObject({ email: leads.subscription.email, subscription: 'pending' });
  expect(JSON.stringify(pendingSubscription)).not.toMatch(/token|[0-9a-f]{64}/);

  const [row] = await server.sql('select token from private.subscription');
  await server.call(`confirm-subscription?token=${String(row?.['token'])}`, createFormRequest({}));
  const confirmedSubscription = await exportSubscription();
  expect(confirmedSubscription.endToken).toBeUndefined();
  expect((await runInProcess(['export'])).text).toContain(
    `"confirmed","${confirmedSubscription.unsubscribeUrl}"`,
  );
  expect((await runInProcess(['show', confirmedSubscription.id])).text).toContain(
    confirmedSubscription.unsubscribeUrl,
  );
  await send(confirmedSubscription.unsubscribeUrl, createFormRequest({ 'List-Unsubscribe': 'One-Click' }));
  expect(await exportSubscription()).toBeUndefined();
});

test('an export to a path that is a folder fails and leaves no temporary file', async () => {
  const folder = join(server.folder, 'exports');
  await mkdir(join(folder, 'taken'), { recursive: true });
  const failure = await runInProcess(['export', '--out', join(folder, 'taken')]);
  expect(failure.text).toMatch(/taken can’t be written \(EISDIR.*Nothing was exported\./);
  expect(await readdir(folder)).toEqual(['taken']);
});
