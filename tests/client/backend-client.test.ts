import { expect, onTestFinished, test, vi } from 'vitest';
import { getSupabaseClient } from '#client/forms/send/client.ts';
import { config } from '../gallery/copy.ts';

test('a page has one Supabase client, which stores and refreshes its session and has a heartbeat of 25 seconds', async () => {
  vi.stubGlobal('location', { href: 'https://www.example.com/' });
  onTestFinished(() => void vi.unstubAllGlobals());
  const project = { ...config, supabaseUrl: 'https://abcdefgh.supabase.co/x' };
  const client = getSupabaseClient(project);
  expect(getSupabaseClient(project)).toBe(client);
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
