/// <reference lib="dom" />
/** Requests of preview pages to the server, below `/edit`. Runs in the browser. */
import type { Diagnostic } from '#content/report/diagnostic.ts';
import type { Answers, Choice, Posted, Refused } from '../contract.ts';

/** Why a request failed, as a sentence for the author. */
export type Failed = { failed: string; problems?: Diagnostic[] };

/** Whether the request failed; `failed` then explains why. */
export function isFailed(answer: object): answer is Failed {
  return 'failed' in answer;
}

const stored = 'Your text is stored in this browser.';
const noAnswer = `The preview does not answer. ${stored} Start it again with "npm run dev", and save then.`;
const unreadable = `The preview gave an answer that could not be read. ${stored} Load the page again.`;

/** Sends a request to the preview and parses the response. */
export async function sendRequest<Answer extends object>(
  address: string,
  init?: RequestInit,
): Promise<Answer | Failed> {
  const response = await fetch(`/edit/${address}`, init).catch(() => undefined);
  if (response === undefined) return { failed: noAnswer };
  const answer: unknown = await response.json().catch(() => undefined);
  if (typeof answer !== 'object' || answer === null) return { failed: unreadable };
  if (response.ok) return answer as Answer;
  const { refused = unreadable, problems = [] } = answer as Partial<Refused>;
  return { failed: refused, problems };
}

/** Posts a request to check, write or record something. */
export function post<Name extends keyof Posted>(
  name: Name,
  body: Posted[Name],
): Promise<Answers[Name] | Failed> {
  return sendRequest<Answers[Name]>(name, postOptions(body));
}

/** Options of a POST, with the token of this run. */
export function postOptions(body: object): RequestInit {
  const token = document.querySelector<HTMLMetaElement>('meta[name="edit-token"]')?.content ?? '';
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-edit-token': token },
    body: JSON.stringify(body),
  };
}

export function readChoices(kind: string): Promise<Choice[] | Failed> {
  const query = new URLSearchParams({ kind, language: document.documentElement.lang });
  return sendRequest<Choice[]>(`choices?${query.toString()}`);
}
