/// <reference lib="dom" />
import { labelOfPath } from '#content/fields/labels.ts';
import { button, head, make, searchList } from '../browser/make.ts';
import type { FieldAt } from '../contract.ts';
import { changes, everyDraft, joined } from './drafts.ts';
import { boxOf, everyFound, foundAt, foundOf, detachPlaces, nameOf, wordsOf } from './found.ts';
import type { Found } from './found.ts';
import { closePanel, dialog, openPanel, renewPanel, reopenPanel } from './panel.ts';
import { host, root } from './root.ts';
import { takeBack } from './unsaved-words.ts';

detachPlaces(document);

const frame = make('div', { class: 'frame', hidden: true });
const name = make('div', { class: 'name', hidden: true });
const list = make('dialog', { class: 'list', 'aria-labelledby': 'texts-name' });
const toggle = button('Edit', () => turn(!isOn()));
const texts = button('Texts', () => showTexts());
root.append(
  frame,
  name,
  make(
    'div',
    { class: 'bar', role: 'group', 'aria-label': 'Editing' },
    toggle,
    texts,
    make(
      'a',
      {
        href: '/author#your-changes',
        title: 'Your changes in words, and the button that sends them for review',
      },
      'Send',
    ),
    make('a', { href: '/author', title: 'What needs a look today, and a search in all content' }, 'Overview'),
    make('a', { href: '/files', title: 'Whole files as forms, and new ones' }, 'Files'),
  ),
  list,
  dialog,
);
toggle.title = 'Point at words and click them to change them (Alt+E)';
texts.title = 'All texts on this page (Alt+T)';

const off = 'edit-off';

function isOn(): boolean {
  return localStorage.getItem(off) === null;
}

function turn(on: boolean): void {
  if (on) localStorage.removeItem(off);
  else localStorage.setItem(off, 'yes');
  showState();
}

function showState(): void {
  toggle.setAttribute('aria-pressed', String(isOn()));
  const unsaved = everyDraft().length;
  texts.textContent = unsaved === 0 ? 'Texts' : `Texts · ${unsaved} unsaved`;
  outline(undefined);
}

/** Frames the value that a click would open, and shows its file name. */
function outline(found: Found | undefined): void {
  frame.hidden = name.hidden = found === undefined;
  if (found === undefined) return;
  const { left, top, width, height } = boxOf(found);
  frame.style.cssText = `left:${left - 4}px;top:${top - 4}px;width:${width + 8}px;height:${height + 8}px`;
  name.textContent = `${found.shown.file} · ${wayTo(found.shown)}`;
  name.style.cssText = `left:${Math.max(8, Math.min(left - 4, innerWidth - 260))}px;top:${top > 32 ? top - 28 : top + height + 6}px`;
}

function wayTo({ path, body }: FieldAt): string {
  return body === true ? 'Text' : labelOfPath(path);
}

function pointedAt(event: MouseEvent): Found | undefined {
  const { target } = event;
  return isOn() && target instanceof Element && target !== host
    ? foundAt(target, event.clientX, event.clientY)
    : undefined;
}

document.addEventListener('pointermove', (event) => {
  if (event.pointerType === 'mouse') outline(pointedAt(event));
});
document.addEventListener('scroll', () => outline(undefined), { passive: true, capture: true });

// Capture phase, to run before the page's own listeners. A click from the keyboard has a detail of 0 and is left to the
// page.
window.addEventListener(
  'click',
  (event) => {
    if (event.detail === 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const found = pointedAt(event);
    if (found === undefined || !(event.target instanceof Element)) return;
    // A click on a question also unfolds its answer, which the author may edit next.
    if (event.target.closest('summary') === null) {
      event.preventDefault();
      event.stopPropagation();
    }
    outline(undefined);
    void openPanel(found.shown, found, event.target.closest<HTMLElement>('a, button, summary') ?? toggle);
  },
  { capture: true },
);

window.addEventListener('keydown', (event) => {
  if (event.key === 'Escape' && dialog.open) closePanel();
  if (!event.altKey || event.ctrlKey || event.metaKey) return;
  if (event.code === 'KeyE') turn(!isOn());
  else if (event.code === 'KeyT') showTexts();
  else return;
  event.preventDefault();
});

function closeTexts(): void {
  list.close();
  outline(undefined);
  texts.focus();
}

list.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') closeTexts();
});

/** Lists every text of the page for keyboard users, drafts first. */
function showTexts(): void {
  if (dialog.open) closePanel();
  const unsaved = everyDraft().map(({ place, words }) => ({
    place,
    words: `Unsaved: ${words}`,
    found: undefined,
  }));
  const known = new Set<string>();
  const shown = everyFound().flatMap((found) => {
    const words = wordsOf(found);
    const key = nameOf(found.shown) + words;
    if (words === '' || known.has(key)) return [];
    known.add(key);
    return [{ place: found.shown, words, found }];
  });
  const [search, items] = searchList(
    { label: 'Find a text', placeholder: 'Find a text', kind: '' },
    [...unsaved, ...shown],
    ({ words }) => words,
    ({ place, words, found }) => itemOf(place, words, found),
  );
  list.replaceChildren(
    head('texts-name', 'Texts on this page', closeTexts),
    make('div', { class: 'body' }, search, items),
  );
  if (!list.open) list.show();
  search.focus();
}

function itemOf(place: FieldAt, words: string, found: Found | undefined): HTMLButtonElement {
  const open = () => {
    list.close();
    void openPanel(place, found, texts);
  };
  const from = make('small', {}, `${place.file} · ${wayTo(place)}`);
  const item = button(words.length > 120 ? `${words.slice(0, 120)}…` : words, open, '', from);
  item.addEventListener('focus', () => {
    if (found === undefined || found.element.closest('head') !== null) return;
    found.element.scrollIntoView({ block: 'center' });
    outline(found);
  });
  return item;
}

// Restores the saved words, because the page is patched from the files' old state to the new one.
window.addEventListener('page:renewing', takeBack);
window.addEventListener('page:renewed', () => {
  detachPlaces(document);
  void renewPanel();
});
changes.addEventListener('change', showState);
window.addEventListener('storage', showState);
void joined.then(showState);

/** Opens the value that the hash `#edit=` names, as links on /author do. */
async function openLinked(): Promise<boolean> {
  const linked = /^#edit=(.+)$/s.exec(location.hash)?.[1];
  if (linked === undefined) return false;
  history.replaceState(history.state, '', location.pathname + location.search);
  const place = JSON.parse(decodeURIComponent(linked)) as FieldAt;
  const [found] = foundOf(place);
  found?.element.scrollIntoView({ block: 'center' });
  await openPanel(place, found, toggle);
  return true;
}

window.addEventListener('hashchange', () => void openLinked());
if (!(await openLinked())) await reopenPanel(toggle);
