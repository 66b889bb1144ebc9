/// <reference lib="dom" />
import { labelOfPath } from '#content/fields/labels.ts';
import type { Conflict, FieldAt, SaveAnswer, Value } from '#editing/contract.ts';
import { quotedFacts, surroundings } from './about-value.ts';
import {
  draftOf,
  dropDraft,
  isChangedElsewhere,
  joined,
  keepDraft,
  moveDrafts,
  watchDrafts,
} from './drafts.ts';
import type { Draft } from './drafts.ts';
import { createField } from './field.ts';
import type { Field } from './field.ts';
import { foundOf } from './found.ts';
import type { Found } from './found.ts';
import { Frame } from './frame.ts';
import { listControls } from './lists.ts';
import type { ListChange, ListControls } from './lists.ts';
import { button, make } from './make.ts';
import { Messages } from './messages.ts';
import { reviewPart, translationPart } from './review.ts';
import { Saving } from './saving.ts';
import { approve, isFailed, markTranslated, readChoices, readValue, save } from './server.ts';
import type { Failed } from './server.ts';
import { TypedWords } from './typed-words.ts';
import { takeBack } from './unsaved-words.ts';
import { bothStates, differing, keptWords } from './versions.ts';

const inOtherTab =
  'These words are being changed in another tab as well. Whoever saves second is shown both.';

/** The panel in which one value of one file is changed. */
export class Panel {
  #root: ShadowRoot;
  #frame: Frame;
  #found: Found | undefined;
  #field: Field | undefined;
  #lists: ListControls[] = [];
  /** Where the value stands once its list has been changed: asked for when the preview has read the file. */
  #next: FieldAt | undefined;
  #opened = 0;
  #below = make('div', { class: 'below' });
  #messages = new Messages();
  #typed = new TypedWords(this.#messages, () => this.#showState());
  #saving = new Saving(this.#messages);
  #undo = button('', () => void this.#takeBackSave());
  #discard = button('Close', () => this.close(true));

  constructor(root: ShadowRoot) {
    this.#root = root;
    this.#frame = new Frame(root, { close: () => this.close(), save: () => void this.#save() });
    watchDrafts(() => {
      if (this.#typed.value !== undefined && isChangedElsewhere(this.#typed.value.place))
        this.#messages.say(inOtherTab, 'bad');
    });
  }

  get dialog(): HTMLDialogElement {
    return this.#frame.dialog;
  }

  /** Opens the panel for what stands at a place; `found` is where it was pointed at. */
  async open(place: FieldAt, found: Found | undefined, returnTo: Element | null): Promise<void> {
    takeBack();
    this.#found = found ?? foundOf(place)[0];
    sessionStorage.setItem('edit-open', JSON.stringify(place));
    this.#next = undefined;
    this.#frame.wait(returnTo);
    const opening = ++this.#opened;
    const [value] = await Promise.all([readValue(place), joined]);
    if (opening !== this.#opened) return;
    this.#field?.editor?.destroy();
    this.#field = undefined;
    this.#messages.clear();
    this.#typed.value = isFailed(value) ? undefined : value;
    if (isFailed(value)) {
      this.#frame.name(place.file, place.file, '/admin/');
      this.#lost(place, value.failed);
    } else {
      this.#frame.name(value.label, value.place.file, value.form);
      await this.#fill(value);
    }
    this.#frame.show(this.#found);
  }

  /** What was open when the page was loaded anew is open again. */
  async reopen(returnTo: Element): Promise<void> {
    const place = sessionStorage.getItem('edit-open');
    if (place === null) return;
    const said = sessionStorage.getItem('edit-said');
    await this.open(JSON.parse(place) as FieldAt, undefined, returnTo);
    sessionStorage.removeItem('edit-said');
    if (said !== null) this.#messages.say(said, 'good');
  }

  /** Closes it; words that were not saved are kept, unless they are to go. */
  close(drop = false): void {
    if (drop && this.#typed.value !== undefined) dropDraft(this.#typed.value.place);
    this.#typed.stop();
    this.#next = undefined;
    this.#opened++;
    for (const key of ['edit-open', 'edit-said']) sessionStorage.removeItem(key);
    this.#field?.editor?.destroy();
    this.#frame.close();
  }

  /** After files changed: what is shown of a value that nobody is changing follows its file. */
  async renew(): Promise<void> {
    takeBack();
    if (this.#next !== undefined) return this.#again(this.#next);
    const value = this.#typed.value;
    if (!this.dialog.open || value === undefined) return;
    const fresh = await readValue(value.place);
    // Meanwhile it may have been closed.
    if (isFailed(fresh) || !this.dialog.open || this.#typed.value !== value) return;
    const isSame = fresh.words === value.words;
    if (this.#typed.isChanged()) {
      // Nobody else changed these words, or somebody has put them back.
      if (isSame) this.#settle({ ...fresh, problems: value.problems });
      return this.#typed.show();
    }
    if (!isSame) return this.#again(value.place);
    if (fresh.version !== value.version) {
      this.#messages.say('');
      this.#messages.tell(fresh.problems);
    }
    this.#typed.value = fresh;
    await this.#fillBelow(fresh);
  }

  #settle(value: Value): void {
    this.#typed.value = value;
    const both = this.#frame.body.querySelector('.both');
    if (both !== null) this.#messages.say('');
    both?.remove();
  }

  #draw(body: Node[], ...foot: Node[]): void {
    this.#frame.body.replaceChildren(...body);
    this.#frame.foot.replaceChildren(...foot);
  }

  /** A file that is gone, or that nobody can read. */
  #lost(place: FieldAt, failed: string): void {
    const draft = draftOf(place);
    const close = button('Close', () => this.close());
    this.#messages.say(failed, 'bad');
    if (draft === undefined) return this.#draw([this.#messages.said], close);
    const discard = button('Discard my words', () => {
      dropDraft(place);
      this.close();
    });
    this.#draw([this.#messages.said, keptWords(draft.words)], close, discard);
  }

  async #fill(value: Value): Promise<void> {
    const draft = draftOf(value.place);
    this.#typed.words = value.words;
    if (draft !== undefined && draft.words !== value.words) {
      if (draft.was !== value.words) return this.#ask(value, draft);
      this.#typed.words = draft.words;
      this.#messages.say('Your unsaved words are back.');
    } else if (isChangedElsewhere(value.place)) this.#messages.say(inOtherTab, 'bad');
    const { said, problems, room } = this.#messages;
    this.#field = await createField({
      value,
      words: this.#typed.words,
      root: this.#root,
      pointed: this.#found?.element.textContent?.trim().slice(0, 24) ?? '',
      changed: (words) => this.#typed.type(words),
    });
    const about = make('p', { class: 'about' }, value.description);
    const saving = button('Save', () => void this.#save(), 'main');
    this.#draw(
      [about, this.#field.element, said, problems, room, this.#below],
      saving,
      this.#undo,
      this.#discard,
      ...this.#follow(),
    );
    await this.#fillBelow(value);
    this.#messages.tell(value.problems);
    if (this.#typed.isChanged()) this.#typed.check();
  }

  /** Words that were typed over others than stand there now: nobody knows whether they belong here. */
  #ask({ place, version, words }: Value, draft: Draft): void {
    this.#messages.say(
      'You typed words here over others that are no longer here. Nothing is lost: choose.',
      'bad',
    );
    const choice = bothStates(
      { title: 'Your unsaved words', words: draft.words },
      { title: 'What stands here now', words },
      {
        'Go on with mine': () => {
          keepDraft({ ...draft, version, was: words });
          void this.#again(place, '');
        },
        'Discard my words': () => {
          dropDraft(place);
          void this.#again(place, '');
        },
      },
    );
    this.#draw(
      [this.#messages.said, choice],
      button('Close', () => this.close()),
    );
  }

  /** What stands around the value, as it is now. */
  async #fillBelow(value: Value): Promise<void> {
    const facts = value.words.includes('{{') ? await readChoices('facts') : [];
    if (this.#typed.value !== value) return;
    const { file } = value.place;
    const open = (place: FieldAt) => void this.open(place, this.#found, null);
    this.#lists = value.lists.map((list) =>
      listControls(list, value.place, this.#root, (change) => this.#change(change)),
    );
    this.#below.replaceChildren(
      ...quotedFacts(value.words, isFailed(facts) ? [] : facts, open),
      ...this.#lists.map(({ element }) => element),
      ...surroundings(value, open),
      ...translationPart(value, open, () =>
        this.#record(file, 'Translation', 'Marked as up to date.', () => markTranslated({ file })),
      ),
      ...reviewPart(value, open, (by, keepTranslations) =>
        this.#record(file, 'Review', 'Marked as reviewed, as of today.', () =>
          approve({ file, by, keepTranslations }),
        ),
      ),
    );
    this.#showState();
  }

  /** What can be done at this moment. */
  #showState(): void {
    const last = this.#saving.last();
    this.#undo.hidden = last === undefined;
    this.#undo.textContent = `Undo: ${last?.label ?? ''} in ${last?.file ?? ''}`;
    this.#discard.textContent = this.#typed.isChanged() ? 'Discard my words' : 'Close';
    for (const list of this.#lists) list.renew();
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
    const value = this.#typed.value;
    if (value === undefined) return;
    if (!this.#typed.isChanged())
      return this.#messages.say('There is nothing to save: the words are as they stand in the file.');
    const words = this.#typed.words;
    const { place, label, version } = value;
    const { file } = place;
    const saving = save(version, [{ place, words }]);
    const answer = await this.#saving.sent(saving, `Saved in ${file}.`, { file, label });
    if (answer === undefined) return;
    if ('conflict' in answer) return await this.#compare(value, answer);
    this.#typed.value = { ...value, words, version: answer.version };
    // More may have been typed meanwhile.
    this.#typed.keep();
  }

  /** What is said of the words as their file has them. */
  async #record(
    file: string,
    label: string,
    said: string,
    ask: () => Promise<SaveAnswer | Failed>,
  ): Promise<void> {
    if (this.#typed.isChanged()) return this.#saving.refuse('Save or discard your words first.');
    const answer = await this.#saving.sent(ask(), said, { file, label });
    if (answer !== undefined && 'version' in answer && this.#typed.value !== undefined)
      this.#typed.value = { ...this.#typed.value, version: answer.version };
  }

  async #change({ list, version: shown, change, place, said, movedTo }: ListChange): Promise<void> {
    // Until the list is known anew, its items have other numbers.
    for (const each of this.#below.querySelectorAll('button')) each.disabled = true;
    const { file, path } = list;
    const value = this.#typed.value;
    const version = file === value?.place.file ? value.version : shown;
    const label = labelOfPath(path);
    const answer = await this.#saving.sent(save(version, [change]), said, { file, label });
    const now = this.#typed.value;
    if (answer === undefined) return now && (await this.#fillBelow(now));
    if ('conflict' in answer) {
      const why = 'The file has changed meanwhile, so the list is as it was.';
      return now && (await this.#again(now.place, why, 'bad'));
    }
    moveDrafts(list, movedTo);
    this.#next = place;
    sessionStorage.setItem('edit-open', JSON.stringify(place));
  }

  async #takeBackSave(): Promise<void> {
    const place = this.dialog.open ? this.#typed.value?.place : undefined;
    const said = await this.#saving.takeBack();
    this.#showState();
    if (place !== undefined && said !== undefined) await this.#again(place, said);
  }

  /** The value as it is in the file now. */
  async #again(place: FieldAt, said = this.#messages.said.textContent, tone = 'good'): Promise<void> {
    await this.open(place, undefined, null);
    if (said !== '') this.#messages.say(said, tone);
  }

  /** The file changed meanwhile: nothing was written, and both states are shown. */
  async #compare({ place }: Value, { conflict: { yours, theirs } }: Conflict): Promise<void> {
    const now = await readValue(place);
    if (isFailed(now)) return this.#saving.refuse(now.failed);
    this.#saving.refuse(
      'The file was changed by somebody else meanwhile. Nothing was saved, and nothing is lost: compare, and choose.',
    );
    const [mine, others] = differing(yours, theirs);
    const both = bothStates(
      { title: 'With your words', words: mine },
      { title: 'As the file is now', words: others },
      {
        [`Save mine in place of “${now.words.slice(0, 60)}”`]: () => {
          this.#settle(now);
          void this.#save();
        },
        'Take the file’s words': () => {
          dropDraft(place);
          void this.#again(place, '');
        },
      },
    );
    this.#frame.body.querySelector('.both')?.remove();
    this.#messages.said.after(both);
  }
}
