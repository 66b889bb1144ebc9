/// <reference lib="dom" />
import type {
  ApproveRequest,
  Change,
  Checked,
  CheckRequest,
  Choice,
  ChoiceKind,
  FieldAt,
  FileRequest,
  Refused,
  SaveAnswer,
  UndoRequest,
  Value,
} from '#editing/contract.ts';

/** What could not be done, in a sentence for whoever edits. */
export type Failed = { failed: string };

/** Whether the preview gave no answer that could be used; `failed` then says why, for the person at the panel. */
export function isFailed(answer: object): answer is Failed {
  return 'failed' in answer;
}

const kept = 'Your words are kept in this browser.';
const noAnswer = `The preview does not answer. ${kept} Start it again with "npm run dev", and save then.`;
const noSense = `The preview gave an answer that could not be read. ${kept} Load the page again.`;

async function ask<Answer extends object>(address: string, body?: object): Promise<Answer | Failed> {
  const token = document.querySelector<HTMLMetaElement>('meta[name="edit-token"]')?.content ?? '';
  const sent = body && {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-edit-token': token },
    body: JSON.stringify(body),
  };
  const response = await fetch(address, sent).catch(() => undefined);
  if (response === undefined) return { failed: noAnswer };
  const answer: unknown = await response.json().catch(() => undefined);
  if (typeof answer !== 'object' || answer === null) return { failed: noSense };
  return response.ok ? (answer as Answer) : { failed: (answer as Refused).refused ?? noSense };
}

export function readValue({ file, path, body }: FieldAt): Promise<Value | Failed> {
  const place = { file, path: JSON.stringify(path), ...(body === true && { body: '1' }) };
  return ask<Value>(`/edit/value?${new URLSearchParams({ ...place, page: location.pathname }).toString()}`);
}

export function readChoices(kind: ChoiceKind): Promise<Choice[] | Failed> {
  return ask<Choice[]>(
    `/edit/choices?${new URLSearchParams({ kind, language: document.documentElement.lang }).toString()}`,
  );
}

export function checkWords(request: CheckRequest): Promise<Checked | Failed> {
  return ask<Checked>('/edit/check', request);
}

export function save(version: string, changes: Change[]): Promise<SaveAnswer | Failed> {
  return ask<SaveAnswer>('/edit/save', { version, changes });
}

export function undo({ file, version }: UndoRequest): Promise<SaveAnswer | Failed> {
  return ask<SaveAnswer>('/edit/undo', { file, version });
}

/** Records that an attorney has read the words as they stand in the file; unsaved ones are not among them. */
export function approve(request: ApproveRequest): Promise<SaveAnswer | Failed> {
  return ask<SaveAnswer>('/edit/approve', request);
}

/** Records that a translation says the same as its source; unsaved words of either are not among them. */
export function markTranslated(request: FileRequest): Promise<SaveAnswer | Failed> {
  return ask<SaveAnswer>('/edit/translated', request);
}
