/// <reference lib="dom" />
import { labelOfPath } from '#content/fields/labels.ts';
import type { Conflict, FieldAt, Value } from '#editing/contract.ts';
import {
  draftOf,
  dropDraft,
  isChangedElsewhere,
  joined,
  keepDraft,
  moveDrafts,
  watchDrafts,
} from './drafts.ts';
import { foundOf } from './found.ts';
import type { Found } from './found.ts';
import type { ListChange } from './lists.ts';
import { button } from './make.ts';
import { Messages } from './messages.ts';
import { Saving } from './saving.ts';
import { isFailed, readValue, save } from './server.ts';
import { TypedWords } from './typed-words.ts';
import { takeBack } from './unsaved-words.ts';
import { ValueWindow } from './value-window.ts';
import { bothStates, differing, keptWords, overOthers } from './versions.ts';

const inOtherTab =
  'These words are being changed in another tab as well. Whoever saves second is shown both.';

/** The panel in which one value of one file is changed. */
export class Panel {
  #found: Found | undefined;
  /** Where the value stands once its list has been changed: asked for when the preview has read the file. */
  #next: FieldAt | undefined;
  #opened = 0;
  #messages = new Messages();
  #typed = new TypedWords(this.#messages, () => this.#window.showState());
  #saving = new Saving(this.#messages, this.#typed);
  #window: ValueWindow;

  constructor(root: ShadowRoot) {
    this.#window = new ValueWindow(root, this.#messages, this.#typed, this.#saving, {
      close: (drop) => this.close(drop),
      save: () => this.#save(),
      undo: () => this.#takeBackSave(),
      open: (place) => void this.open(place, this.#found, null),
      change: (change) => this.#change(change),
    });
    watchDrafts(() => {
      if (this.#typed.value !== undefined && isChangedElsewhere(this.#typed.value.place))
        this.#messages.say(inOtherTab, 'bad');
    });
  }

  get dialog(): HTMLDialogElement {
    return this.#window.frame.dialog;
  }

  /** Opens the panel for what stands at a place; `found` is where it was pointed at. */
  async open(place: FieldAt, found: Found | undefined, returnTo: Element | null): Promise<void> {
    takeBack();
    this.#found = found ?? foundOf(place)[0];
    sessionStorage.setItem('edit-open', JSON.stringify(place));
    this.#next = undefined;
    this.#window.frame.wait(returnTo);
    const opening = ++this.#opened;
    const [value] = await Promise.all([readValue(place), joined]);
    if (opening !== this.#opened) return;
    this.#window.empty();
    this.#messages.clear();
    this.#typed.value = isFailed(value) ? undefined : value;
    if (isFailed(value)) {
      this.#window.frame.name(place.file, place.file, '/admin/');
      this.#lost(place, value.failed);
    } else {
      this.#window.frame.name(value.label, value.place.file, value.form);
      await this.#fill(value);
    }
    this.#window.frame.show(this.#found);
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
    this.#window.empty();
    this.#window.frame.close();
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
    await this.#window.fillAbout(fresh);
  }

  #settle(value: Value): void {
    this.#typed.value = value;
    const both = this.#window.frame.body.querySelector('.both');
    if (both !== null) this.#messages.say('');
    both?.remove();
  }

  /** A file that is gone, or that nobody can read. */
  #lost(place: FieldAt, failed: string): void {
    const draft = draftOf(place);
    const close = button('Close', () => this.close());
    this.#messages.say(failed, 'bad');
    if (draft === undefined) return this.#window.draw([this.#messages.said], close);
    const discard = button('Discard my words', () => {
      dropDraft(place);
      this.close();
    });
    this.#window.draw([this.#messages.said, keptWords(draft.words)], close, discard);
  }

  async #fill(value: Value): Promise<void> {
    const draft = draftOf(value.place);
    this.#typed.words = value.words;
    if (draft !== undefined && draft.words !== value.words) {
      if (draft.was !== value.words) return this.#askOver(value, draft.words);
      this.#typed.words = draft.words;
      this.#messages.say('Your unsaved words are back.');
    } else if (isChangedElsewhere(value.place)) this.#messages.say(inOtherTab, 'bad');
    await this.#window.fill(value, this.#found);
  }

  #askOver({ place, version, words }: Value, mine: string): void {
    this.#messages.say(
      'You typed words here over others that are no longer here. Nothing is lost: choose.',
      'bad',
    );
    const choose = (keep: () => void) => () => {
      keep();
      void this.#again(place, '');
    };
    const goOn = choose(() => keepDraft({ place, version, was: words, words: mine }));
    const choice = overOthers(
      mine,
      words,
      goOn,
      choose(() => dropDraft(place)),
    );
    this.#window.draw(
      [this.#messages.said, choice],
      button('Close', () => this.close()),
    );
  }

  async #save(): Promise<void> {
    const place = this.#typed.value?.place;
    const conflict = await this.#saving.words();
    if (place !== undefined && conflict !== undefined) await this.#compare(place, conflict);
  }

  async #change({ list, version: shown, change, place, said, movedTo }: ListChange): Promise<void> {
    this.#window.lock();
    const { file, path } = list;
    const value = this.#typed.value;
    const version = file === value?.place.file ? value.version : shown;
    const label = labelOfPath(path);
    const answer = await this.#saving.sent(save(version, [change]), said, { file, label });
    const now = this.#typed.value;
    if (answer === undefined) return now && (await this.#window.fillAbout(now));
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
    this.#window.showState();
    if (place !== undefined && said !== undefined) await this.#again(place, said);
  }

  /** The value as it is in the file now. */
  async #again(place: FieldAt, said = this.#messages.said.textContent, tone = 'good'): Promise<void> {
    await this.open(place, undefined, null);
    if (said !== '') this.#messages.say(said, tone);
  }

  /** The file changed meanwhile: nothing was written, and both states are shown. */
  async #compare(place: FieldAt, { conflict: { yours, theirs } }: Conflict): Promise<void> {
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
    this.#window.frame.body.querySelector('.both')?.remove();
    this.#messages.said.after(both);
  }
}
