/**
 * The preview's files in place of those that Sveltia keeps in the browser: they are read once, and what is saved goes
 * to the writer, which refuses what is wrong. So they can be edited in any browser, without an account.
 */
import { isFailed, post } from '#editor/browser/ask.ts';
import type { Refused } from '#editor/contract.ts';
import { mergedText } from '#editor/writer/merge-file.ts';
import type { LocalFiles } from '../preview.ts';
import { showProblems } from './problems.ts';

/** Where Sveltia looks for the files that it keeps in the browser, and how it knows who is signed in. */
const rootFolder = 'sveltia-cms-test';
const signedIn = { key: 'sveltia-cms.user', value: JSON.stringify({ backendName: 'test-repo' }) };

/** Each file by its path from the project's root: a text with the version that was read, or a picture. */
const files = new Map<string, { version: string; text: string } | 'picture'>();

/** To be called before Sveltia starts: it takes the place of the browser’s own storage of files. */
export async function serveLocalFiles(): Promise<void> {
  const answer = await fetch('files.json');
  const local: LocalFiles = await answer.json();
  for (const { file, version, text } of local.files) files.set(file, { version, text });
  for (const path of local.pictures) files.set(path, 'picture');
  // Where files can't be moved, Sveltia writes them at once to their place, and not under another name first.
  Reflect.deleteProperty(FileSystemFileHandle.prototype, 'move');
  Object.defineProperty(navigator.storage, 'getDirectory', {
    value: async () => ({
      getDirectoryHandle: async (name: string) => (name === rootFolder ? folderHandle('') : notFound(name)),
    }),
  });
  localStorage.setItem(signedIn.key, signedIn.value);
}

function folderHandle(path: string): object {
  const start = path === '' ? '' : `${path}/`;
  return {
    kind: 'directory',
    name: lastOf(path),
    async *entries(): AsyncGenerator<[string, object]> {
      const inside = [...files.keys()].filter((file) => file.startsWith(start));
      const ways = inside.map((file) => file.slice(start.length).split('/'));
      const children = new Map(ways.map(([child = '', ...below]) => [child, below.length === 0]));
      for (const [name, isFile] of children)
        yield [name, isFile ? fileHandle(start + name) : folderHandle(start + name)];
    },
    getDirectoryHandle: async (name: string) => folderHandle(start + name),
    getFileHandle: async (name: string, { create = false } = {}) =>
      create || files.has(start + name) ? fileHandle(start + name) : notFound(start + name),
    removeEntry: async (name: string) => {
      throw new Error(
        `${start}${name} can't be deleted here: other pages may show it. Delete it in the folder of the project.`,
      );
    },
  };
}

function fileHandle(path: string): object {
  return {
    kind: 'file',
    name: lastOf(path),
    getFile: async (): Promise<File> => {
      const found = files.get(path);
      if (found === undefined) return notFound(path);
      return found === 'picture' ? await pictureFile(path) : new File([found.text], path);
    },
    createWritable: async () => ({
      write: (data: string | Blob) => write(path, new Blob([data])),
      close: async () => {},
    }),
  };
}

function lastOf(path: string): string {
  return path.split('/').at(-1) ?? '';
}

/** Has a file written. What is refused is raised as an error, whose words Sveltia shows as they are. */
async function write(path: string, data: Blob): Promise<void> {
  if (!path.startsWith('content/')) {
    const name = path.replace(/^public\/images\//, '');
    const saved = await post('picture', { name, dataBase64: await base64(data) });
    if (isFailed(saved)) throw new Error(saved.failed);
    files.set(path, 'picture');
    return;
  }
  const known = files.get(path);
  const before = known === 'picture' ? undefined : known;
  const typed = await data.text();
  // Sveltia reads every file with its own line ends.
  const text = before === undefined ? typed : mergedText({ path, text: before.text }, typed);
  const saved = await post('file', { file: path, version: before?.version ?? null, text });
  if (isFailed(saved)) throw new Error(saved.failed);
  if ('conflict' in saved)
    throw new Error(
      `${path} was changed meanwhile by somebody else. Copy your words, and load this page anew.`,
    );
  if ('refused' in saved) throw new Error(inWords(saved, text));
  files.set(path, { version: saved.version, text });
  showProblems(path, saved.problems, 'Saved. To look at:');
}

/** What is wrong, in the words that the check has for it: a line for each, with its field. */
function inWords({ refused, problems }: Refused, text: string): string {
  if (problems.length === 0) return refused;
  const fieldsEnd = text.split(/\r?\n/).indexOf('---', 1) + 1;
  const lines = problems.map(({ line, field = '', message }) => {
    const name = field === '' ? (line > fieldsEnd ? 'Text' : 'File') : field;
    return `• ${name}: ${message} (line ${line})`;
  });
  return ['Nothing was saved.', ...lines].join('\n');
}

async function pictureFile(path: string): Promise<File> {
  const answer = await fetch(path.replace(/^public/, ''));
  const picture = await answer.blob();
  return new File([picture], lastOf(path), { type: picture.type });
}

async function base64(data: Blob): Promise<string> {
  const bytes = new Uint8Array(await data.arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

function notFound(name: string): never {
  throw new DOMException(`${name} is not there.`, 'NotFoundError');
}
