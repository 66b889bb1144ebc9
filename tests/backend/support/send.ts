/** An HTTP client that sends requests unchanged, valid or not, and follows no redirects. */
import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { text as readText } from 'node:stream/consumers';

export type HttpResponse = { status: number; headers: Record<string, string>; text: string; json: unknown };

export type HttpRequest = {
  method?: string;
  headers?: Record<string, string>;
  /** Several parts are sent chunked, without a declared size. */
  body?: string | Buffer | readonly Buffer[];
};

export async function send(
  url: string,
  { method = 'POST', headers = {}, body = '' }: HttpRequest = {},
): Promise<HttpResponse> {
  const isWhole = typeof body === 'string' || Buffer.isBuffer(body);
  const lengthHeader = isWhole ? { 'content-length': String(Buffer.byteLength(body)) } : {};
  // Not `new URL`, which would normalize a path like `/%2e%2e/`.
  const [, host, port, path] = /^http:\/\/([^/:]+):(\d+)(.*)$/.exec(url) ?? [];
  const request = httpRequest({ host, port, path, method, headers: { ...lengthHeader, ...headers } });
  request.setTimeout(20_000, () => request.destroy(new Error('timeout')));
  for (const part of isWhole ? [body] : body) request.write(part);
  request.end();
  const [response]: [IncomingMessage] = (await once(request, 'response')) as [IncomingMessage];
  // The server may respond and close the connection before it has received all of the body.
  request.on('error', () => {});
  const text = await readText(response);
  const headerEntries = Object.entries(response.headers).map(([name, value]) => [name, String(value)]);
  return {
    status: response.statusCode ?? 0,
    headers: Object.fromEntries(headerEntries),
    text,
    json: parseJson(text),
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Creates a JSON request like the site's client, with a default `elapsedMs`. */
export function createJsonRequest(value: unknown, headers: Record<string, string> = {}): HttpRequest {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  const body = JSON.stringify(isObject ? { elapsedMs: 9000, ...value } : value);
  return { headers: { 'content-type': 'application/json', ...headers }, body };
}

export function createFormRequest(
  value: Record<string, string>,
  headers: Record<string, string> = {},
): HttpRequest {
  return {
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(value).toString(),
  };
}

/** Creates a JSON request to a handler. */
export function createPost(value: unknown, query = ''): Request {
  const { headers = {}, body } = createJsonRequest(value);
  return new Request(`https://fn.example.com/${query}`, { method: 'POST', headers, body: String(body) });
}
