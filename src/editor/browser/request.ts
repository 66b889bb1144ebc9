/// <reference lib="dom" />
/** Requests of preview pages to the server, below `/edit`. Runs in the browser. */
import type { Diagnostic } from '#content/report/diagnostic.ts';
import type { Responses, Posted, Refused } from '../contract.ts';

/** Why a request failed, as a sentence for the author. */
export type Failed = { failed: string; problems?: Diagnostic[] };

/** Whether the request failed; `failed` then explains why. */
export function isFailed(answer: object): answer is Failed {
  return 'failed' in answer;
}

const stored = 'Your text is stored in this browser.';
const noAnswer = `The preview isn’t responding. ${stored} Start it again with "npm run dev", and save then.`;
const unreadable = `The preview’s response could not be read. ${stored} Load the page again.`;

export function post<Name extends keyof Posted>(
  name: Name,
  body: Posted[Name],
): Promise<Responses[Name] | Failed> {
  return sendRequest<Responses[Name]>(name, body);
}

/** Sends a request with the token of this run, and parses the response. */
export async function sendRequest<Answer extends object>(
  address: string,
  body: object,
): Promise<Answer | Failed> {
  const token = document.querySelector<HTMLMetaElement>('meta[name="edit-token"]')?.content ?? '';
  const response = await fetch(`/edit/${address}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-edit-token': token },
    body: JSON.stringify(body),
  }).catch(() => undefined);
  if (response === undefined) return { failed: noAnswer };
  const answer: unknown = await response.json().catch(() => undefined);
  if (typeof answer !== 'object' || answer === null) return { failed: unreadable };
  if (response.ok) return answer as Answer;
  const { refused = unreadable, problems = [] } = answer as Partial<Refused>;
  return { failed: refused, problems };
}

export function readChoices(kind: string): Promise<Responses['choices'] | Failed> {
  return post('choices', { kind, language: document.documentElement.lang });
}
