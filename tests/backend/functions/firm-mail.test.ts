import { expect, onTestFinished, test, vi } from 'vitest';
import { createProviderMail } from '#functions/mail/mail.ts';
import { formatDailyStats, renderMail } from '#functions/mail/render.ts';
import { createTestServices } from '../support/services.ts';

const createdAt = '2026-11-23T01:30:21.488+00:00';

/** Renders the notice about a lead with this message. */
const renderNotice = (message?: string) =>
  renderMail(
    {
      id: 'id',
      kind: 'firm-notice',
      createdAt,
      lead: { id: '0123456789', kind: 'wrongful-death', createdAt, fullName: 'Jane Roe', message },
    },
    createTestServices({ store: { call: async () => ({}) } }),
  ).text;

test('a notice shows the time in the firm’s time zone', () => {
  expect(renderNotice()).toMatch(/^Received: +Sunday, November 22, 2026 at 8:30:21\sPM EST$/m);
});

test.each(['\n', '\r\n', '\r', '\u2028', '\u2029', '\u0085', '\v', '\f'])(
  'a message with %j can’t forge a line of the notice',
  (lineBreak) => {
    const text = renderNotice(
      `Hello${lineBreak}Phone:        (407) 555-0199${lineBreak}${lineBreak}Reference:    1`,
    );
    const labeledRows = text.split(/[\n\v\f\r\u0085\u2028\u2029]/).filter((row) => /^\S/.test(row));
    expect(labeledRows.map((row) => row.split(':')[0])).toEqual(['Name', 'Message', 'Received', 'Reference']);
    expect(text).toContain('\n              Phone:        (407) 555-0199');
  },
);

test('direction marks are removed from notices', () => {
  expect(renderNotice('a\u202Eb\u2066c')).toMatch(/Message: +abc/);
});

test('a provider’s error is thrown with its status, and a busy one gets a second attempt', async () => {
  const responses = [
    { status: 200 },
    { status: 500 },
    { status: 429, headers: { 'retry-after': '0.01' } },
    { status: 200 },
    { status: 429, headers: { 'retry-after': '0.01' } },
    { status: 429 },
    { status: 429, headers: { 'retry-after': '3600' } },
  ];
  vi.stubGlobal('fetch', async () => new Response(null, responses.shift()));
  onTestFinished(() => void vi.unstubAllGlobals());
  const send = createProviderMail({
    apiUrl: 'https://mail.example.com',
    apiKey: 'x',
    from: 'site@example.com',
  });
  const mail = { key: 'outbox-1', createdAt: '', to: 'office@example.com', subject: 'A lead', text: '' };
  await send(mail);
  await expect(send(mail)).rejects.toThrow('status-500');
  await send(mail);
  await expect(send(mail)).rejects.toThrow('status-429');
  await expect(send(mail)).rejects.toThrow('status-429');
  expect(responses).toEqual([]);
});

test.each([
  [0, 'less than a minute'],
  [90, 'a minute'],
  [200, '3 minutes'],
  [10_800, '3 hours'],
  [260_000, '3 days'],
])('mail that waits for %i seconds is reported as waiting for %s', (oldestSeconds, duration) => {
  const lines = formatDailyStats({
    requests: 0,
    review: 0,
    unhandled: 0,
    waiting: 1,
    oldestSeconds,
    faults: [],
  });
  expect(lines).toContain(`Emails waiting:             1, the oldest for ${duration}`);
});
