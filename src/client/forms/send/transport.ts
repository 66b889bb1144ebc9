import type { BookingConfig } from '../form-props.ts';
import { rawAnswer } from './answer.ts';
import type { RawAnswer } from './answer.ts';
import { patientFetch } from './request.ts';
import type { Parcel } from './request.ts';

type Post = (parcel: Parcel) => Promise<RawAnswer>;

const longestWaitMs = 1500;
let arriving: Promise<Post> | undefined;

/** Starts fetching the client; a visitor who is typing gives it time to arrive. */
export function fetchClient(): Promise<Post> {
  arriving ??= import('./client.ts').then(
    ({ clientPost }) => clientPost,
    () => plainPost,
  );
  return arriving;
}

/** Brings a kept session up to date at once. Without its client the forms work as they do for everyone. */
export async function wakeSession(config: BookingConfig): Promise<void> {
  await import('./client.ts').then(
    ({ backendClient }) => void backendClient(config),
    () => {},
  );
}

/** Sends one request: through the backend client once that has arrived, and by plain `fetch` if it has not. */
export async function post(parcel: Parcel): Promise<RawAnswer> {
  const late = new Promise<Post>((resolve) => setTimeout(() => resolve(plainPost), longestWaitMs));
  const send = await Promise.race([fetchClient(), late]);
  return await send(parcel);
}

async function plainPost({ config, functionName, headers, body }: Parcel): Promise<RawAnswer> {
  const response = await patientFetch(`${config.functionsBase}/${functionName}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return await rawAnswer(response);
}
