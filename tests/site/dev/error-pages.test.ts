import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { reloadErrorPages, previewClient } from '../../../src/dev/error-pages.ts';

/** A page as Vike sends it: written first, ended after. */
async function sent(status: number, accept: string): Promise<string> {
  const server = createServer((request, response) => {
    reloadErrorPages(request, response, () => {
      response.statusCode = status;
      response.write('<p>Words.</p>');
      response.end();
    });
  });
  onTestFinished(() => void server.close());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/probate`, { headers: { accept } });
  return await answer.text();
}

test('the page of a broken template can reload itself, and nothing else is changed', async () => {
  expect(await sent(500, 'text/html')).toBe(`<p>Words.</p>${previewClient}`);
  expect(await sent(200, 'text/html')).toBe('<p>Words.</p>');
  expect(await sent(500, 'application/json')).toBe('<p>Words.</p>');
});
