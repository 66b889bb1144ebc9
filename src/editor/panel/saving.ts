/// <reference lib="dom" />
/** Saves drafts, shows the result, and reverts the last save. */
import { isFailed, post } from '../browser/request.ts';
import type { Failed } from '../browser/request.ts';
import type { Conflict, SaveAnswer, Saved } from '../contract.ts';
import { showMessage, showProblemList } from './messages.ts';
import { isChanged, storeTyped, typed, typedChanges } from './typed-words.ts';

type Changed = { file: string; label: string };
/** A save of this tab that can be reverted, and the file's version after it. */
type Done = Changed & { version: string };

const key = 'edit-saved';
/** The list of problems below it has the details. */
const toCorrect = 'Nothing was saved. Correct this first:';

/** Returns the conflict when the file was changed meanwhile. */
export async function saveWords(): Promise<Conflict | undefined> {
  const { value, words } = typed;
  if (value === undefined) return undefined;
  if (!isChanged()) {
    showMessage('There is nothing to save: the words are as they stand in the file.');
    return undefined;
  }
  const {
    place: { file },
    label,
    version,
  } = value;
  const request = post('save', { version, changes: typedChanges(value) });
  const answer = await sent(request, `Saved in ${file}.`, { file, label });
  if (answer === undefined || 'conflict' in answer) return answer;
  typed.value = { ...value, words, version: answer.version };
  const { companion } = typed;
  if (companion !== undefined) companion.was = companion.words;
  // The author may have typed more meanwhile.
  storeTyped();
  return undefined;
}

/** Records something about the current words of a file. */
export async function record(
  changed: Changed,
  words: string,
  send: () => Promise<SaveAnswer | Failed>,
): Promise<void> {
  if (isChanged()) return showMessage('Save or discard your words first.', 'bad');
  const answer = await sent(send(), words, changed);
  if (answer !== undefined && 'version' in answer && typed.value !== undefined)
    typed.value = { ...typed.value, version: answer.version };
}

/** Stored, because a save may reload the page. */
function everySave(): Done[] {
  return JSON.parse(sessionStorage.getItem(key) ?? '[]') as Done[];
}

export function lastSave(): Done | undefined {
  return everySave().at(-1);
}

/** Undefined when nothing was written; the reason is shown. */
export async function sent(
  answering: Promise<SaveAnswer | Failed>,
  words: string,
  changed: Changed,
): Promise<Saved | Conflict | undefined> {
  const answer = await answering;
  if (isFailed(answer)) return refuse(answer.failed);
  if ('conflict' in answer) return answer;
  showProblemList(answer.problems);
  if ('refused' in answer) return refuse(answer.problems.length > 0 ? toCorrect : answer.refused);
  const { version, formatted } = answer;
  const layout = formatted === undefined ? [] : [{ file: changed.file, label: 'Layout', version: formatted }];
  const done = formatted === undefined ? words : `${words} The layout of the file was tidied first.`;
  showMessage(done, 'good');
  sessionStorage.setItem('edit-said', done);
  sessionStorage.setItem(key, JSON.stringify([...everySave(), ...layout, { ...changed, version }]));
  return answer;
}

/** Returns the description of the reverted save. A save that can't be reverted is not offered again. */
export async function undoLast(): Promise<string | undefined> {
  const last = lastSave();
  if (last === undefined) return undefined;
  const { file, label, version } = last;
  const answer = await post('undo', { file, version });
  sessionStorage.setItem(key, JSON.stringify(everySave().slice(0, -1)));
  return isFailed(answer) ? refuse(answer.failed) : `Taken back: ${label} in ${file}.`;
}

function refuse(why: string): undefined {
  showMessage(why, 'bad');
}
