/** One attempt has one key, however often it is sent; other content is another attempt. */

export type Content = { readonly [field: string]: unknown };
export type Attempt = { key: string; content: Content };

export function attemptFor(content: Content, previous: Attempt | undefined): Attempt {
  if (previous && JSON.stringify(previous.content) === JSON.stringify(content)) return previous;
  return { key: newKey(), content };
}

/** `randomUUID` exists on secure addresses only; a preview on a local network has none. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
