/** Between Node's requests and the ones that the functions take, which are the web's. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Handler, Services } from '../../../supabase/functions/_shared/services.ts';

const addresses = new WeakMap<Request, string>();

/** The address of the connection itself: no header can change it. */
export const addressOf: Services['addressOf'] = (request) => addresses.get(request);

export async function runHandler(
  handler: Handler,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const request = toRequest(incoming);
  const response = await handler(request);
  const body = Buffer.from(await response.arrayBuffer());
  // A body that was not read to its end cannot be followed by another request on the same connection.
  if (!incoming.complete) outgoing.setHeader('connection', 'close');
  for (const [name, value] of response.headers) outgoing.setHeader(name, value);
  outgoing.writeHead(response.status, { 'content-length': body.length });
  outgoing.end(body, () => discardRest(incoming));
}

function toRequest(incoming: IncomingMessage): Request {
  const headers = new Headers();
  for (let index = 0; index + 1 < incoming.rawHeaders.length; index += 2) {
    headers.append(incoming.rawHeaders[index] ?? '', incoming.rawHeaders[index + 1] ?? '');
  }
  const method = incoming.method ?? 'GET';
  const url = `http://${incoming.headers.host ?? 'localhost'}${incoming.url ?? '/'}`;
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const request = new Request(url, {
    method,
    headers,
    ...(hasBody ? { body: bodyOf(incoming), duplex: 'half' } : {}),
  });
  addresses.set(request, incoming.socket.remoteAddress ?? '');
  return request;
}

/** Unlike `Readable.toWeb`, giving up on this stream leaves the connection open for the answer. */
function bodyOf(incoming: IncomingMessage): ReadableStream<Uint8Array> {
  const parts = incoming.iterator({ destroyOnReturn: false });
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await parts.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await parts.return?.();
    },
  });
}

/** Reads on for a moment after an early answer: closing at once would make the client lose it. */
function discardRest(incoming: IncomingMessage): void {
  if (incoming.complete) return;
  incoming.on('error', () => {});
  incoming.resume();
  setTimeout(() => incoming.socket.destroy(), 1000).unref();
}
