import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { deliverIntake } from '#client/forms/intake.ts';
import { config } from '../../gallery/copy.ts';

const received: unknown[] = [];

/** Refuses requests without a name. */
const firm = createServer(async (request, response) => {
  const { fullName } = Object(await json(request));
  received.push(fullName);
  response.writeHead(fullName === '' ? 400 : 200, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ success: fullName !== '' }));
});

let url: string;

beforeAll(async () => {
  await new Promise<void>((resolve) => firm.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(firm.address() as AddressInfo).port}`;
  vi.stubGlobal('location', { href: url });
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
});

afterAll(() => {
  vi.unstubAllGlobals();
  firm.close();
});

test('an exception in a form does not block other intakes', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const failing = () => {
    throw new Error('The form is gone.');
  };
  const intake = (fullName: string) =>
    deliverIntake(
      { ...config, supabaseUrl: url },
      { content: { fullName }, botSignals: {}, onAccepted: () => {}, onRefused: failing },
    );
  intake('');
  intake('Jane');
  await expect.poll(() => received).toEqual(['', 'Jane']);
  // Later intakes are sent, and the refused one is not resent.
  intake('Joan');
  await expect.poll(() => received).toEqual(['', 'Jane', 'Joan']);
  expect(said).toHaveBeenCalledOnce();
  said.mockRestore();
});
