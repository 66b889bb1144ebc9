/** The browser's Supabase client, against auth and data on PGlite and a fake socket. `realtime-policy.test.ts` covers the CSP. */
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { liteProject, type LiteProject } from '../support/platform/lite.ts';

const schema = `
create table public.note (id integer primary key, words text);
alter table public.note enable row level security;
grant select on public.note to anon, authenticated;
create policy read_note on public.note for select to authenticated using (true);
insert into public.note values (1, 'for signed-in users');
`;
const person = { email: 'visitor@example.com', password: 'a-secret-of-the-tests-1' };
const opened: FakeSocket[] = [];
const clients: SupabaseClient[] = [];
let project: LiteProject;

/** A fake socket that replies like Supabase Realtime. */
class FakeSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  readonly sent: { topic: string; event: string; ref: string }[] = [];
  readyState = FakeSocket.CONNECTING;
  onopen: (() => void) | undefined;
  onmessage: ((message: { data: string }) => void) | undefined;
  onclose: ((closed: { code: number }) => void) | undefined;
  readonly url: string;

  constructor(url: string) {
    this.url = url;
    opened.push(this);
    queueMicrotask(() => {
      this.readyState = FakeSocket.OPEN;
      this.onopen?.();
    });
  }

  send(text: string): void {
    const read: unknown = JSON.parse(text);
    // The newer of the two protocols sends lists.
    const [, ref, topic, event] = Array.isArray(read) ? read.map(String) : [];
    const message = Array.isArray(read)
      ? { topic: topic ?? '', event: event ?? '', ref: ref ?? '' }
      : (read as { topic: string; event: string; ref: string });
    this.sent.push(message);
    const reply = { status: 'ok', response: {} };
    const answer = Array.isArray(read)
      ? [read[0], message.ref, message.topic, 'phx_reply', reply]
      : { ...message, event: 'phx_reply', payload: reply };
    queueMicrotask(() => this.onmessage?.({ data: JSON.stringify(answer) }));
  }

  close(): void {
    this.readyState = FakeSocket.CLOSED;
    this.onclose?.({ code: 1000 });
  }
}

/** Stubs the browser APIs that the client uses. */
function stubBrowser(href: string, storage: Map<string, string>): void {
  const localStorage = {
    getItem: (name: string) => storage.get(name) ?? null,
    setItem: (name: string, value: string) => void storage.set(name, value),
    removeItem: (name: string) => void storage.delete(name),
  };
  const location = { href, origin: new URL(href).origin, hash: new URL(href).hash };
  const events = { addEventListener: () => {}, removeEventListener: () => {} };
  vi.stubGlobal('location', location);
  vi.stubGlobal('localStorage', localStorage);
  vi.stubGlobal('document', { visibilityState: 'visible', ...events });
  vi.stubGlobal('window', { location, localStorage, history: { replaceState() {} }, ...events });
  vi.stubGlobal('WebSocket', FakeSocket);
}

/** Opens a page with a freshly loaded client. */
async function openPage(storage: Map<string, string>, hash = '') {
  stubBrowser(`${project.url}/${hash}`, storage);
  vi.resetModules();
  const { supabaseClient } = await import('#client/forms/send/client.ts');
  const config = { supabaseUrl: project.url, supabaseKey: 'sb_publishable_x' };
  const others = { functionsBase: '', firmPhone: { href: '', text: '' }, paymentUrl: '' };
  const client = supabaseClient({ ...config, ...others });
  expect(supabaseClient({ ...config, ...others })).toBe(client);
  clients.push(client);
  const events: string[] = [];
  client.auth.onAuthStateChange((event) => void events.push(event));
  return { client, events };
}

beforeAll(async () => {
  // The client warns about several instances in one process.
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  project = await liteProject(schema, 60);
}, 120_000);
beforeEach(async () => {
  for (const client of clients.splice(0)) await client.auth.stopAutoRefresh();
});
afterAll(async () => {
  for (const client of clients) await client.auth.stopAutoRefresh();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  project.close();
});

test(
  'a session persists across pages, refreshes its token and emits events',
  { timeout: 60_000 },
  async () => {
    const storage = new Map<string, string>();
    const first = await openPage(storage);
    await first.client.auth.signUp(person);
    await expect.poll(() => first.events).toEqual(['INITIAL_SESSION', 'SIGNED_IN']);
    const key = [...storage.keys()].find((name) => /^sb-.+-auth-token$/.test(name)) ?? '';
    const before = JSON.parse(storage.get(key) ?? '{}');
    expect((await first.client.from('note').select('words')).data).toEqual([
      { words: 'for signed-in users' },
    ]);
    await first.client.auth.updateUser({ data: { language: 'uk' } });
    expect(first.events).toContain('USER_UPDATED');
    await first.client.auth.stopAutoRefresh();

    // The next page restores the session and refreshes its token, which expires after a minute.
    const next = await openPage(storage);
    await expect.poll(() => next.events, { timeout: 20_000 }).toContain('TOKEN_REFRESHED');
    // It also checks the expiry periodically, for pages that stay open.
    await expect.poll(() => Reflect.get(next.client.auth, 'autoRefreshTicker')).toBeTruthy();
    const renewed = JSON.parse(storage.get(key) ?? '{}');
    expect(renewed.refresh_token).not.toBe(before.refresh_token);
    expect((await next.client.auth.getUser()).data.user?.email).toBe(person.email);
    await next.client.auth.signOut();
    expect(next.events.at(-1)).toBe('SIGNED_OUT');
    expect(storage.has(key)).toBe(false);
    expect((await next.client.from('note').select('words')).data).toEqual([]);
  },
);

test('a password reset link emits PASSWORD_RECOVERY', { timeout: 60_000 }, async () => {
  const { client } = await openPage(new Map());
  const { data } = await client.auth.signInWithPassword(person);
  const { access_token, refresh_token } = data.session ?? {};
  const hash = `#access_token=${access_token}&refresh_token=${refresh_token}&expires_in=60&token_type=bearer&type=recovery`;
  const { events } = await openPage(new Map(), hash);
  await expect.poll(() => events, { timeout: 10_000 }).toContain('PASSWORD_RECOVERY');
});

test(
  'the socket connects to the project and sends a heartbeat every 25 seconds',
  { timeout: 60_000 },
  async () => {
    const { client } = await openPage(new Map());
    vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] });
    try {
      const states: string[] = [];
      client.channel('anything').subscribe((state) => void states.push(state));
      await vi.advanceTimersByTimeAsync(1000);
      const [socket] = opened;
      expect(socket?.url).toMatch(
        `${project.url.replace('http', 'ws')}/realtime/v1/websocket?apikey=sb_publishable_x`,
      );
      expect(states).toEqual(['SUBSCRIBED']);
      const beats = () => socket?.sent.filter(({ event }) => event === 'heartbeat').length ?? 0;
      const atFirst = beats();
      await vi.advanceTimersByTimeAsync(23_000);
      expect(beats()).toBe(atFirst);
      await vi.advanceTimersByTimeAsync(2000);
      expect(beats()).toBe(atFirst + 1);
      await vi.advanceTimersByTimeAsync(75_000);
      expect(beats()).toBe(atFirst + 4);
      expect(opened).toHaveLength(1);
    } finally {
      await client.removeAllChannels();
      vi.useRealTimers();
    }
  },
);
