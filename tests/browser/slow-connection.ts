import { setTimeout } from 'node:timers/promises';
import { startTestServer } from '../fixtures/resources.ts';

const chunkCount = 60;
const delayMs = 15;

/** Simulates a slow connection to `origin`: sends the head immediately and the body in small chunks. Returns its URL. */
export async function startSlowProxy(origin: string): Promise<string> {
  return await startTestServer((request, response) => {
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
}
