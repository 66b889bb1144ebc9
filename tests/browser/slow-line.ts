import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';

const pieces = 60;
const pauseMs = 15;
const waiting = /<link rel="expect"[^>]*>/;

export type SlowLine = {
  url: string;
  /** A query: the page comes without the element that makes the browser wait. */
  unawaited: string;
  close: () => Promise<void>;
};

/** Serves the pages of `address` as a bad connection would: the head at once, the body in many small pieces. */
export async function inPieces(address: string): Promise<SlowLine> {
  const unawaited = 'unawaited';
  const server = createServer((request, response) => {
    send().catch(() => response.destroy());
    async function send(): Promise<void> {
      const answer = await fetch(address + (request.url ?? '/'));
      const type = answer.headers.get('content-type') ?? 'text/html';
      const whole = Buffer.from(await answer.arrayBuffer());
      const changed = request.url?.endsWith(unawaited) === true;
      const bytes = changed ? Buffer.from(whole.toString().replace(waiting, '')) : whole;
      response.writeHead(answer.status, { 'content-type': type });
      const body = Math.max(0, bytes.indexOf('<body'));
      const size = Math.ceil((bytes.length - body) / pieces);
      response.write(bytes.subarray(0, body));
      for (let at = body; at < bytes.length; at += size) {
        response.write(bytes.subarray(at, at + size));
        await setTimeout(pauseMs);
      }
      response.end();
    }
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    unawaited,
    close: () => new Promise((done) => void server.close(() => done())),
  };
}
