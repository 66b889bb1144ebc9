// The preview's plugins and the pages that Vike renders are two module graphs in one process; they meet here.
const key = Symbol.for('site.edit-token');
const holder = globalThis as { [key]?: string };

/** What pages of this run show when they ask for a change of a content file. */
export function setEditToken(token: string): void {
  holder[key] = token;
}

/** Empty before the preview has set one, and then no change is accepted. */
export function editToken(): string {
  return holder[key] ?? '';
}
