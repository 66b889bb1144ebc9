/// <reference lib="dom" />
import { sendRequest } from '../browser/request.ts';
import type { Failed } from '../browser/request.ts';
import type { FieldAt } from '../contract.ts';
import type { EntryForm } from './contract.ts';

/** Reads a whole file or, with a path or `body`, also the value there. */
export function readEntry(file: string, value?: Omit<FieldAt, 'file'>): Promise<EntryForm | Failed> {
  const { path, body } = value ?? {};
  const place = {
    ...(path && { path: JSON.stringify(path), page: location.pathname }),
    ...(body && { body: '1' }),
  };
  return sendRequest<EntryForm>(`entry?${new URLSearchParams({ file, ...place }).toString()}`);
}
