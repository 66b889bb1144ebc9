/** One attempt has one key, however often it is sent; other content is another attempt. */

export type Content = { readonly [field: string]: unknown };
export type Attempt = { key: string; content: Content };

export function attemptFor(content: Content, ...earlier: (Attempt | undefined)[]): Attempt {
  const words = JSON.stringify(content);
  const same = earlier.find((attempt) => attempt && JSON.stringify(attempt.content) === words);
  return same ?? { key: newKey(), content };
}

/** `randomUUID` exists on secure addresses only; a preview on a local network has none. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
