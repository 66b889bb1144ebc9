/** An HTTP client that sends requests unchanged, valid or not, and follows no redirects. */
import { request as httpRequest } from 'node:http';

export type HttpResponse = { status: number; headers: Record<string, string>; text: string; json: unknown };

export type HttpRequest = {
  method?: string;
  headers?: Record<string, string>;
  /** Several parts are sent chunked, without a declared size. */
  body?: string | Buffer | readonly Buffer[];
  timeoutMs?: number;
};

export async function send(
  url: string,
  { method = 'POST', headers = {}, body, timeoutMs = 20_000 }: HttpRequest = {},
) {
  return await new Promise<HttpResponse>((resolve, reject) => {
    const bodyParts = Array.isArray(body) ? body : undefined;
    const wholeBody =
      bodyParts === undefined && body !== undefined ? Buffer.from(body as string | Buffer) : undefined;
    const lengthHeader = wholeBody === undefined ? {} : { 'content-length': String(wholeBody.length) };
    // Not `new URL`, which would normalize a path like `/%2e%2e/`.
    const [, host, port, path] = /^http:\/\/([^/:]+):(\d+)(.*)$/.exec(url) ?? [];
    const request = httpRequest(
      { host, port, path, method, headers: { ...lengthHeader, ...headers } },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const text = Buffer.concat(chunks).toString('utf8');
          const headerEntries = Object.entries(response.headers).map(([name, value]) => [
            name,
            String(value),
          ]);
          resolve({
            status: response.statusCode ?? 0,
            headers: Object.fromEntries(headerEntries),
            text,
            json: parseJson(text),
          });
        });
      },
    );
    request.setTimeout(timeoutMs, () => request.destroy(new Error('timeout')));
    request.on('error', reject);
    for (const part of bodyParts ?? []) request.write(part);
    request.end(wholeBody);
  });
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
