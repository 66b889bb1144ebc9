import { expect, onTestFinished, test, vi } from 'vitest';
import { createSupabaseClient } from '#client/forms/send/client.ts';
import { config } from '../gallery/copy.ts';

test('a page creates one Supabase client, which stores and refreshes its session, with a heartbeat of 25 seconds', async () => {
  vi.stubGlobal('location', { href: 'https://www.example.com/' });
  onTestFinished(() => void vi.unstubAllGlobals());
  const project = { ...config, supabaseUrl: 'https://abcdefgh.supabase.co/x' };
  const client = createSupabaseClient(project);
  expect(createSupabaseClient(project)).toBe(client);
  expect(client.auth).toMatchObject({
    persistSession: true,
    autoRefreshToken: true,
    storageKey: 'sb-abcdefgh-auth-token',
  });
  expect(client.realtime).toMatchObject({
    endPoint: 'wss://abcdefgh.supabase.co/realtime/v1/websocket',
    heartbeatIntervalMs: 25_000,
  });
  await client.auth.stopAutoRefresh();
});
