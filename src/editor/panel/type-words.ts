/// <reference lib="dom" />
/** The typed words: stored as a draft, checked by the preview, and shown in the page. */
import { isFailed, post } from '../browser/request.ts';
import { isMarkdown } from '#content/fields/json-schema.ts';
import { dropDraft, storeDraft } from './drafts.ts';
import { bad, isChanged, noMessage } from './panel-store.ts';
import type { PanelStore } from './panel-store.ts';
import { escapeText, revertUnsaved, showUnsaved } from './unsaved-preview.ts';

/** Debounce delay before words are checked. */
const debounceMs = 40;

export function typeWords(store: PanelStore, words: string): void {
  store.update({ words, message: noMessage });
  storeTyped(store);
  checkTyped(store);
}

/** Stores the typed words as a draft, or removes the draft when they equal the file's. */
export function storeTyped({ state: { opened } }: PanelStore): void {
  if (opened?.value === undefined) return;
  const { place, version, words: was } = opened.value;
  if (isChanged(opened)) storeDraft({ place, version, was, words: opened.words });
  else dropDraft(place);
}

export function checkTyped(store: PanelStore): void {
  showTyped(store);
  clearTimeout(store.checkTimer);
  store.checkTimer = window.setTimeout(() => void checkNow(store), debounceMs);
}

async function checkNow(store: PanelStore): Promise<void> {
  const { opened } = store.state;
  if (opened?.value === undefined) return;
  const number = ++store.checks;
  const checked = await post('check', { place: opened.value.place, words: opened.words });
  if (number !== store.checks) return;
  if (isFailed(checked)) return store.update({ message: bad(checked.failed) });
  store.update({ problems: checked.problems });
  showTyped(store, checked.html);
}

/** The preview compiles Markdown and facts; texts with placeholders in braces update on saving. */
export function showTyped({ state: { opened } }: PanelStore, html?: string): void {
  if (opened?.value === undefined || !isChanged(opened)) return revertUnsaved();
  const { place, schema } = opened.value;
  if (html !== undefined) showUnsaved(place, html);
  else if (!isMarkdown(schema) && !opened.words.includes('{')) showUnsaved(place, escapeText(opened.words));
}

/** Ignores all pending responses. */
export function stopTyping(store: PanelStore): void {
  revertUnsaved();
  clearTimeout(store.checkTimer);
  store.checks++;
}
