import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';

/** Answers with one line of plain text, where there is no page to show. */
export function plainAnswer(
  response: ServerResponse,
  status: number,
  line: string,
  headers: OutgoingHttpHeaders = {},
): void {
  response.writeHead(status, { ...headers, 'content-type': 'text/plain; charset=utf-8' }).end(`${line}\n`);
}
