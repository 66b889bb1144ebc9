/**
 * The preview's files in place of those that Sveltia keeps in the browser: they are read once, and what is saved goes
 * to the writer, which refuses what is wrong. So they can be edited in any browser, without an account.
 */
import { isFailed, post } from '#editing/browser/ask.ts';
import type { Refused } from '#editing/contract.ts';
import { mergedText } from '#editing/writer/merge-file.ts';
import type { LocalFiles } from '../local-files.ts';
import { showProblems } from './problems.ts';

/** Where Sveltia looks for the files that it keeps in the browser, and how it knows who is signed in. */
const rootFolder = 'sveltia-cms-test';
const signedIn = { key: 'sveltia-cms.user', value: JSON.stringify({ backendName: 'test-repo' }) };

type FileHandle = ReturnType<typeof fileHandle>;
type Folder = {
  kind: 'directory';
  name: string;
  path: string;
  entries: () => AsyncGenerator<[string, Folder | FileHandle]>;
  getDirectoryHandle: (name: string) => Promise<Folder>;
  getFileHandle: (name: string, options?: { create?: boolean }) => Promise<FileHandle>;
  removeEntry: (name: string) => Promise<void>;
};

type Disk = {
  /** Each file by its path from the project's root: a text with the version that was read, or a picture. */
  files: Map<string, { version: string; text: string } | 'picture'>;
  write: (path: string, data: Blob) => Promise<void>;
};

/** To be called before Sveltia starts: it takes the place of the browser’s own storage of files. */
export async function serveLocalFiles(): Promise<void> {
  const answer = await fetch('files.json');
  const local: LocalFiles = await answer.json();
  const disk: Disk = {
    files: new Map(local.files.map(({ file, version, text }) => [file, { version, text }])),
    write: (path, data) => write(disk, path, data),
  };
  for (const path of local.pictures) disk.files.set(path, 'picture');
  // Where files can't be moved, Sveltia writes them at once to their place, and not under another name first.
  Reflect.deleteProperty(FileSystemFileHandle.prototype, 'move');
  const root = folderHandle(disk, '');
  Object.defineProperty(navigator.storage, 'getDirectory', {
    value: async () => ({
      getDirectoryHandle: async (name: string) => (name === rootFolder ? root : notFound(name)),
    }),
  });
  localStorage.setItem(signedIn.key, signedIn.value);
}

function folderHandle(disk: Disk, path: string): Folder {
  const placeOf = (name: string) => (path === '' ? name : `${path}/${name}`);
  const childrenOf = () =>
    [...disk.files.keys()].filter((file) => path === '' || file.startsWith(`${path}/`));
  return {
    kind: 'directory',
    name: path.split('/').at(-1) ?? '',
    path,
    async *entries(): AsyncGenerator<[string, Folder | FileHandle]> {
      const depth = path === '' ? 0 : path.split('/').length;
      const names = new Map(
        childrenOf().map((file) => [file.split('/')[depth] ?? '', file.split('/').length === depth + 1]),
      );
      for (const [name, isFile] of names)
        yield [name, isFile ? fileHandle(disk, placeOf(name)) : folderHandle(disk, placeOf(name))];
    },
    getDirectoryHandle: async (name: string): Promise<Folder> => folderHandle(disk, placeOf(name)),
    getFileHandle: async (name: string, { create = false } = {}) =>
      create || disk.files.has(placeOf(name)) ? fileHandle(disk, placeOf(name)) : notFound(name),
    removeEntry: async (name: string) => {
      throw new Error(
        `${placeOf(name)} can't be deleted here: other pages may show it. Delete it in the folder of the project.`,
      );
    },
  };
}

function fileHandle(disk: Disk, path: string) {
  return {
    kind: 'file' as const,
    name: path.split('/').at(-1) ?? '',
    getFile: async (): Promise<File> => {
      const found = disk.files.get(path);
      if (found === undefined) return notFound(path);
      return found === 'picture' ? await pictureFile(path) : new File([found.text], path);
    },
    createWritable: async () => ({
      write: (data: string | Blob) => disk.write(path, new Blob([data])),
      close: async () => {},
    }),
  };
}

/** Has a file written. What is refused is raised as an error, whose words Sveltia shows as they are. */
async function write(disk: Disk, path: string, data: Blob): Promise<void> {
  if (!path.startsWith('content/')) {
    const name = path.replace(/^public\/images\//, '');
    const saved = await post('picture', { name, dataBase64: await base64(data) });
    if (isFailed(saved)) throw new Error(saved.failed);
    disk.files.set(path, 'picture');
    return;
  }
  const known = disk.files.get(path);
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
  disk.files.set(path, { version: saved.version, text });
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
  return new File([await answer.blob()], path.split('/').at(-1) ?? '', {
    type: answer.headers.get('content-type') ?? '',
  });
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
