/// <reference lib="dom" />
/** Requests from preview pages to the server, below `/edit`. Runs in the browser. */
import type { Diagnostic } from '#content/report/diagnostic.ts';
import type { Choice, Responses, RequestBodies, ErrorResponse } from '../contract.ts';

/** Why a request failed, as a message for the author. */
export type Failure = { error: string; problems?: Diagnostic[] };

/** Whether the request failed; `error` then explains why. */
export function isFailure(response: object): response is Failure {
  return 'error' in response;
}

const storedNote = 'Your text is stored in this browser.';
const noResponseMessage = `The preview isn’t responding. ${storedNote} Restart the preview with "npm run dev", then save.`;
const unreadableMessage = `The preview’s response could not be read. ${storedNote} Reload the page.`;

export function post<Name extends keyof RequestBodies>(
  name: Name,
  body: RequestBodies[Name],
): Promise<Responses[Name] | Failure> {
  return sendRequest<Responses[Name]>(name, body);
}

/** Sends a request with the token of this preview, and parses the response. Returns failures instead of throwing them. */
export async function sendRequest<Result extends object>(
  path: string,
  body: object,
): Promise<Result | Failure> {
  const token = document.querySelector<HTMLMetaElement>('meta[name="edit-token"]')?.content ?? '';
  const response = await fetch(`/edit/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-edit-token': token },
    body: JSON.stringify(body),
  }).catch(() => undefined);
  if (response === undefined) return { error: noResponseMessage };
  const parsedBody: unknown = await response.json().catch(() => undefined);
  if (typeof parsedBody !== 'object' || parsedBody === null) return { error: unreadableMessage };
  if (response.ok) return parsedBody as Result;
  const { error = unreadableMessage, problems = [] } = parsedBody as Partial<ErrorResponse>;
  return { error, problems };
}

/** Reads the choices for links and references in the page's language. Returns an empty list if the request fails. */
export async function readChoices(kind: string): Promise<Choice[]> {
  const response = await post('listChoices', { kind, language: document.documentElement.lang });
  return isFailure(response) ? [] : response;
}
