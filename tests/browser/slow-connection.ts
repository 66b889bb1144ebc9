import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';

const chunkCount = 60;
const delayMs = 15;

export type SlowProxy = {
  url: string;
  close: () => Promise<void>;
};

/** Simulates a slow connection to `origin`: sends the head immediately and the body in small chunks. */
export async function startSlowProxy(origin: string): Promise<SlowProxy> {
  const server = createServer((request, response) => {
    send().catch(() => response.destroy());
    async function send(): Promise<void> {
      const upstream = await fetch(origin + (request.url ?? '/'));
      const type = upstream.headers.get('content-type') ?? 'text/html';
      const bytes = Buffer.from(await upstream.arrayBuffer());
      response.writeHead(upstream.status, { 'content-type': type });
      const bodyStart = Math.max(0, bytes.indexOf('<body'));
      const size = Math.ceil((bytes.length - bodyStart) / chunkCount);
      response.write(bytes.subarray(0, bodyStart));
      for (let start = bodyStart; start < bytes.length; start += size) {
        response.write(bytes.subarray(start, start + size));
        await setTimeout(delayMs);
      }
      response.end();
    }
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => new Promise((done) => void server.close(() => done())),
  };
}
