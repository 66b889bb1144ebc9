/// <reference lib="dom" />
import type { EditorView } from '@codemirror/view';
import type { Around, InList } from '../around.ts';
import type { Checked, FieldAt, SaveAnswer, Value } from '#editing/contract.ts';
import { draftOf, dropDraft, keepDraft, watchDrafts } from './drafts.ts';
import { boxOf, foundOf, isSamePlace, nameOf } from './found.ts';
import type { Found } from './found.ts';
import { choosable, listControls } from './lists.ts';
import type { ListChange } from './lists.ts';
import { button, head, listed, make } from './make.ts';
import { checkWords, isFailed, readAround, readChoices, readValue, save, undo } from './server.ts';
import type { Failed } from './server.ts';
import { showUnsaved, takeBack } from './unsaved-words.ts';

/** How long the keys rest before words are checked. */
const restMs = 40;

const barHeight = 72;

const escaped = (words: string) => make('i', {}, words).innerHTML;

/** The panel in which one value of one file is changed. */
export class Panel {
  readonly dialog = make('dialog', { 'aria-labelledby': 'edit-name' });
  #root: ShadowRoot;
  #value: Value | undefined;
  #found: Found | undefined;
  #words = '';
  #editor: EditorView | undefined;
  #returnTo: Element | null = null;
  /** Where the value stands once its list has been changed: asked for when the preview has read the file. */
  #next: FieldAt | undefined;
  #opened = 0;
  #timer = 0;
  #asked = 0;
  #body = make('div', { class: 'body' });
  #foot = make('div', { class: 'foot' });
  #said = make('p', { class: 'said', role: 'status' });
  #problems = make('ul', { class: 'problems', 'aria-label': 'Problems', 'aria-live': 'polite' });
  #room = make('p', { class: 'room' });

  constructor(root: ShadowRoot) {
    this.#root = root;
    root.append(this.dialog);
    this.dialog.addEventListener('cancel', (event) => {
      event.preventDefault();
      this.close();
    });
    this.dialog.addEventListener('keydown', (event) => this.#onKey(event));
    watchDrafts((name, isKept) => {
      if (this.#value !== undefined && isKept && name === nameOf(this.#value.place))
        this.#say('These words are being changed in another tab as well. What is saved last stays.', 'bad');
    });
  }

  get place(): FieldAt | undefined {
    return this.dialog.open ? this.#value?.place : undefined;
  }

  /** Opens the panel for what stands at a place; `found` is where it was pointed at. */
  async open(place: FieldAt, found: Found | undefined, returnTo: Element | null): Promise<void> {
    takeBack();
    if (returnTo !== null) this.#returnTo = returnTo;
    this.#found = found ?? foundOf(place)[0];
    sessionStorage.setItem('edit-open', JSON.stringify(place));
    this.#next = undefined;
    this.dialog.setAttribute('aria-busy', 'true');
    const opening = ++this.#opened;
    const [value, around] = await Promise.all([readValue(place), readAround(place)]);
    if (opening !== this.#opened) return;
    this.#frame(isFailed(value) ? place.file : value.label, place.file);
    if (isFailed(value)) {
      this.#value = undefined;
      this.#say(value.failed, 'bad');
      this.#body.replaceChildren(this.#said);
      this.#foot.replaceChildren(button('Close', () => this.close()));
    } else await this.#fill(value, isFailed(around) ? { beside: [], lists: [] } : around);
    this.#show();
    this.dialog.removeAttribute('aria-busy');
    this.#body.querySelector<HTMLElement>('.cm-content, select, input, button')?.focus();
  }

  /** What was open when the page was loaded anew is open again. */
  async reopen(returnTo: Element): Promise<void> {
    const place = sessionStorage.getItem('edit-open');
    if (place === null) return;
    await this.open(JSON.parse(place) as FieldAt, undefined, returnTo);
    const said = sessionStorage.getItem('edit-said');
    if (said !== null) this.#say(said, 'good');
  }

  /** Closes it; words that were not saved are kept, unless they are to go. */
  close(drop = false): void {
    if (drop && this.#value !== undefined) dropDraft(this.#value.place);
    takeBack();
    clearTimeout(this.#timer);
    this.#asked++;
    this.#opened++;
    for (const key of ['edit-open', 'edit-said', 'edit-saved']) sessionStorage.removeItem(key);
    this.dialog.close();
    this.#editor?.destroy();
    if (this.#returnTo instanceof HTMLElement || this.#returnTo instanceof SVGElement) this.#returnTo.focus();
  }

  /** After the files changed: the version of a value that nobody is changing is read anew. */
  async renew(): Promise<void> {
    takeBack();
    const place = this.place;
    if (place === undefined) return;
    if (this.#next !== undefined) return this.#again(this.#next);
    if (this.#isChanged()) return this.#preview(undefined);
    const value = await readValue(place);
    if (!isFailed(value) && this.place === place && !this.#isChanged()) this.#value = value;
  }

  #onKey(event: KeyboardEvent): void {
    if (event.key === 'Escape' && !event.defaultPrevented) {
      event.preventDefault();
      this.close();
    } else if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's') {
      event.preventDefault();
      void this.#save();
    }
    event.stopPropagation();
  }

  #frame(name: string, file: string): void {
    this.#say('');
    this.#problems.replaceChildren();
    this.#room.textContent = '';
    this.dialog.classList.remove('list');
    this.dialog.replaceChildren(
      head('edit-name', name, () => this.close(), make('p', {}, file)),
      this.#body,
      this.#foot,
    );
  }

  #show(): void {
    const box = this.#found && boxOf(this.#found);
    const isWide = innerWidth > 640;
    this.dialog.classList.toggle(
      'left',
      isWide && box !== undefined && box.left + box.width / 2 > innerWidth / 2,
    );
    // Words in an open dialog of the page are changed above it.
    const isModal = document.querySelector('dialog:modal') !== null;
    if (!this.dialog.open && isModal) this.dialog.showModal();
    else if (!this.dialog.open) this.dialog.show();
    // Above the sheet, and below a bar that stays.
    if (!isWide && box !== undefined) scrollBy({ top: box.top - barHeight });
  }

  async #fill(value: Value, around: Around): Promise<void> {
    this.#value = value;
    const draft = draftOf(value.place);
    this.#words = draft?.words ?? value.words;
    if (draft !== undefined && draft.words !== value.words)
      this.#say(
        draft.version === value.version
          ? 'Your unsaved words are back.'
          : 'Your unsaved words are back. The file has changed since: compare before you save.',
      );
    this.#body.replaceChildren(
      make('p', { class: 'about' }, value.description),
      await this.#field(value),
      this.#said,
      this.#problems,
      this.#room,
      ...this.#quoted(),
      ...around.lists.map((list) => listControls(list, this.#root, (change) => this.#change(list, change))),
      ...this.#facts(value, around),
    );
    this.#foot.replaceChildren(
      button('Save', () => void this.#save(), 'main'),
      button('Undo last save', () => void this.#undo(value)),
      button('Cancel', () => this.close(true)),
      ...this.#follow(),
    );
    this.#tell(value.problems);
    if (this.#isChanged()) this.#toCheck(value);
  }

  async #field(value: Value): Promise<HTMLElement> {
    const { kind, label, items = [] } = value;
    if (kind === 'list')
      return make('p', {}, `A list of ${items.length}: ${items.map((item) => item.label).join(' · ')}`);
    if (kind === 'group') return make('p', {}, 'A group of fields: choose one of them below.');
    const offered = await this.#offered(value);
    if (offered.length > 0) {
      const select = make('select', { 'aria-label': label, change: () => this.#changed(select.value) });
      const isKnown = offered.some(({ id }) => id === this.#words);
      for (const { id, words } of isKnown ? offered : [{ id: this.#words, words: this.#words }, ...offered])
        select.append(make('option', { value: id, selected: id === this.#words }, words));
      return select;
    }
    if (kind === 'date' || kind === 'number') {
      const type = kind === 'date' ? 'date' : 'text';
      const input = make('input', { 'aria-label': label, type, value: this.#words });
      input.addEventListener('input', () => this.#changed(input.value));
      return input;
    }
    const { createEditor } = await import('./editor.ts');
    this.#editor?.destroy();
    this.#editor = createEditor({
      root: this.#root,
      words: this.#words,
      label,
      isMarkdown: value.markdown,
      changed: (words) => this.#changed(words),
    });
    this.#toPointed(this.#editor);
    return make('div', { class: 'words' }, this.#editor.dom);
  }

  /** What may be chosen in place of typing it. */
  async #offered({ kind, choices = [], collection }: Value): Promise<{ id: string; words: string }[]> {
    const known = kind === 'yes-no' ? ['true', 'false'] : choices;
    const named = kind === 'reference' ? choosable(collection) : undefined;
    if (named === undefined) return known.map((id) => ({ id, words: id }));
    const found = await readChoices(named);
    return isFailed(found) ? [] : found.map(({ id, label }) => ({ id, words: label }));
  }

  /** In a long text the cursor stands at the paragraph that was pointed at. */
  #toPointed(editor: EditorView): void {
    const start = this.#found?.element.textContent?.trim().slice(0, 24) ?? '';
    const at = start === '' ? -1 : this.#words.indexOf(start);
    const anchor = at < 0 ? 0 : at;
    editor.dispatch({ selection: { anchor } });
    requestAnimationFrame(() => editor.dispatch({ scrollIntoView: true }));
  }

  #isChanged(): boolean {
    return this.#value !== undefined && this.#words !== this.#value.words;
  }

  #changed(words: string): void {
    const value = this.#value;
    if (value === undefined) return;
    this.#words = words;
    this.#say('');
    sessionStorage.removeItem('edit-said');
    if (this.#isChanged()) keepDraft({ place: value.place, version: value.version, words });
    else dropDraft(value.place);
    this.#toCheck(value);
  }

  #toCheck(value: Value): void {
    this.#preview(undefined);
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => void this.#check(value), restMs);
  }

  async #check({ place, version }: Value): Promise<void> {
    const number = ++this.#asked;
    const checked = await checkWords({ place, version, words: this.#words });
    if (number !== this.#asked) return;
    if (isFailed(checked)) return this.#say(checked.failed, 'bad');
    this.#tell(checked.problems);
    this.#tellRoom(checked.wordsLeft);
    this.#preview(checked.html);
  }

  /** Shows the words in the page. Markdown and facts are compiled by the preview; what has holes in braces is filled when saved. */
  #preview(html: string | undefined): void {
    const value = this.#value;
    if (value === undefined || !this.#isChanged()) return takeBack();
    if (html !== undefined) showUnsaved(value.place, html);
    else if (!value.markdown && !this.#words.includes('{')) showUnsaved(value.place, escaped(this.#words));
  }

  #tell(problems: Checked['problems']): void {
    this.#problems.replaceChildren(
      ...problems.map(({ message, severity, field = '' }) => {
        const weight = severity === 'error' ? 'To correct' : 'To look at';
        return make('li', { class: severity }, `${weight}: ${field} ${message}`.replace(':  ', ': '));
      }),
    );
  }

  #tellRoom(left: Checked['wordsLeft'] = []): void {
    const [least] = left.toSorted((a, b) => a.words - b.words);
    this.#room.textContent =
      least === undefined
        ? ''
        : `Room for about ${least.words} more ${least.words === 1 ? 'word' : 'words'} on ${least.page}.`;
  }

  #say(words: string, tone = ''): void {
    this.#said.textContent = words;
    this.#said.className = `said ${tone}`;
  }

  /** The facts that the words quote, each with a way to its own file. */
  #quoted(): HTMLElement[] {
    const quoted = this.#words.matchAll(/\{\{\s*([\w-]+)(?:\.\w+)?\s*\}\}/g);
    const names = new Set([...quoted].map(([, name = '']) => name));
    const ways = [...names].map((name) =>
      this.#way(`{{${name}}}`, { file: `content/facts/${name}.md`, path: ['statedAs'] }),
    );
    return listed('section', 'Facts in these words', ways);
  }

  #way(words: string, place: FieldAt): HTMLElement {
    return button(words, () => void this.open(place, this.#found, null));
  }

  #facts({ place, shownOn, reviewed, quotedIn = [] }: Value, { beside }: Around): HTMLElement[] {
    const fields = beside
      .map(({ path, words }) => ({ place: { file: place.file, path }, words }))
      .filter((field) => !isSamePlace(field.place, place))
      .map((field) => this.#way(`${String(field.place.path.at(-1))}: ${field.words}`, field.place));
    const quotes = quotedIn.map(({ file, line }) => make('code', {}, `${file}:${line}`));
    const pages = shownOn.map((path) => make('a', { href: path }, path));
    const due = reviewed?.due === undefined ? '' : ` To review again by ${reviewed.due}.`;
    const review = reviewed && `Reviewed on ${reviewed.on} by ${reviewed.by}.${due}`;
    return [
      ...listed('details', 'Other fields beside it', fields),
      ...listed('section', `Quoted in ${count(quotes.length, 'place')}`, quotes),
      ...listed('details', `Shown on ${count(pages.length, 'page')}`, pages),
      make('p', { class: 'about' }, review),
    ];
  }

  /** What was clicked to change its words still leads where it leads. */
  #follow(): HTMLElement[] {
    const way = this.#found?.element.closest<HTMLElement>('a, button');
    if (way === undefined || way === null) return [];
    return [
      button(way instanceof HTMLAnchorElement ? 'Follow the link' : 'Use the button', () => {
        this.close();
        // Not by a pointer: it does what it does on the site.
        way.click();
      }),
    ];
  }

  async #save(): Promise<void> {
    const value = this.#value;
    if (value === undefined) return;
    if (!this.#isChanged())
      return this.#say('There is nothing to save: the words are as they stand in the file.');
    const words = this.#words;
    const { place } = value;
    await this.#sent(
      place.file,
      save(value.version, [{ place, words }]),
      `Saved in ${place.file}.`,
      (version) => {
        dropDraft(place);
        this.#value = { ...value, words, version };
      },
    );
  }

  async #undo({ place }: Value): Promise<void> {
    const file = sessionStorage.getItem('edit-saved') ?? place.file;
    await this.#sent(file, undo(file), 'The last save was taken back.', () => this.#again(place));
  }

  async #change({ list }: InList, { change, place, said }: ListChange): Promise<void> {
    // Until the list is known anew, its items have other numbers.
    const buttons = this.dialog.querySelectorAll<HTMLButtonElement>('button:not(.close):enabled');
    for (const each of buttons) each.disabled = true;
    const current = await readValue(list);
    if (isFailed(current)) return this.#say(current.failed, 'bad');
    await this.#sent(list.file, save(current.version, [change]), said, () => {
      this.#next = place;
      sessionStorage.setItem('edit-open', JSON.stringify(place));
    });
    if (this.#next === undefined) for (const each of buttons) each.disabled = false;
  }

  /** The value as it is in the file now. */
  #again(place: FieldAt): void {
    dropDraft(place);
    const said = this.#said.textContent;
    void this.open(place, undefined, null).then(() => this.#say(said, 'good'));
  }

  async #sent(
    file: string,
    answering: Promise<SaveAnswer | Failed>,
    said: string,
    done: (version: string) => void,
  ): Promise<void> {
    const answer = await answering;
    if (isFailed(answer)) return this.#say(answer.failed, 'bad');
    if ('conflict' in answer) return this.#compare(answer.conflict);
    this.#tell(answer.problems);
    if ('refused' in answer) return this.#say(answer.refused, 'bad');
    this.#say(said, 'good');
    // The page may be loaded anew for what was saved.
    sessionStorage.setItem('edit-said', said);
    sessionStorage.setItem('edit-saved', file);
    done(answer.version);
  }

  /** The file changed meanwhile: nothing was written, and both states are shown. */
  #compare({ yours, theirs, version }: { yours: string; theirs: string; version: string }): void {
    const value = this.#value;
    if (value === undefined) return;
    this.#say(
      'The file was changed by somebody else meanwhile. Nothing was saved, and nothing is lost: compare, and choose.',
      'bad',
    );
    const [mine, others] = differing(yours, theirs);
    const both = make(
      'div',
      { class: 'both' },
      make('h3', {}, 'With your words'),
      make('pre', { tabindex: '0' }, mine),
      make('h3', {}, 'As the file is now'),
      make('pre', { tabindex: '0' }, others),
      make(
        'div',
        { class: 'row' },
        button('Save mine over it', () => {
          both.remove();
          this.#value = { ...value, version };
          void this.#save();
        }),
        button('Take the file’s words', () => {
          dropDraft(value.place);
          void this.open(value.place, this.#found, null);
        }),
      ),
    );
    this.#body.querySelector('.both')?.remove();
    this.#said.after(both);
  }
}

/** The lines in which two texts differ. */
function differing(one: string, other: string): [string, string] {
  const [a, b] = [one.split('\n'), other.split('\n')];
  const shortest = Math.min(a.length, b.length);
  let start = 0;
  while (start < shortest && a[start] === b[start]) start++;
  let end = 0;
  while (end < shortest - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  return [a.slice(start, a.length - end).join('\n'), b.slice(start, b.length - end).join('\n')];
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
