// The preview's plugins and the pages that Vike renders are two module graphs in one process, so they share state here.
const key = Symbol.for('site.edit-token');
const holder = globalThis as { [key]?: string };

/** Sets the token that pages of this run send with each change. */
export function setEditToken(token: string): void {
  holder[key] = token;
}

/** Empty until the preview has set it; until then, no change is accepted. */
export function editToken(): string {
  return holder[key] ?? '';
}
