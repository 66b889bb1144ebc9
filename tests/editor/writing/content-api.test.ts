import { chmod, mkdir, readFile, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import type { Change } from '#editor/contract.ts';
import { hashVersion } from '#editor/api/disk.ts';
import { loadEdited, replaceInFile } from '../../content/edited-content.ts';
import { fixture } from '../../fixtures/firm-content.ts';
import { renameEntry } from '#editor/api/files.ts';
import { hashWaiver } from '#practice/rules/approvals.ts';
import { openEditor, page } from './open-editor.ts';

vi.mock('node:fs/promises', async (importOriginal) => {
  const original = await importOriginal<typeof import('node:fs/promises')>();
  return { ...original, writeFile: vi.fn<typeof writeFile>(original.writeFile) };
});

const heading = { file: page, path: ['hero', 'heading'] };

test('reading a file returns its version, values, pages and review', async () => {
  const { editor } = await openEditor();
  expect(await editor.read(heading)).toMatchObject({
    version: hashVersion(await readFile(join(fixture, page))),
    values: { hero: { heading: 'Probate, explained one step at a time' } },
    shownOn: ['/probate'],
    review: {
      reviewedOn: '2026-11-21',
      reviewer: 'Jane Doe',
      reviewBy: '2027-06-01',
      isChanged: false,
      people: [{ id: 'jane-doe', name: 'Jane Doe' }],
    },
    problems: [],
  });
});

test('reading a fact, a frame or a county default returns the pages that show it', async () => {
  const { editor } = await openEditor();
  const fact = await editor.read({ file: 'content/facts/attorney-name.md', path: ['statedAs'] });
  expect(fact.shownOn).toContain('/probate');
  expect(fact.quotedIn).toContainEqual({
    file: page,
    line: 16,
    location: { file: page, path: ['hero', 'lead'] },
  });
  const frame = await editor.read({ file: 'content/frames/en.md', path: [] });
  expect(frame.shownOn).toContain('/probate');
  expect(frame.shownOn).not.toContain('/immigration-ukrainian');
  const countyDefault = await editor.read({ file: 'content/counties/pasco.md', path: ['video'] });
  expect(countyDefault.file).toBe('content/site/county-defaults.md');
  expect(countyDefault.shownOn).toContain('/pasco-foreclosure-defense');
});

test('a save changes only the edited value, and an undo restores every byte', async () => {
  const { editor, read, save, root } = await openEditor();
  const before = await read();
  await chmod(join(root, page), 0o664);
  const saveResult = await save({ location: heading, value: 'Probate: step by step' });
  expect((await stat(join(root, page))).mode & 0o777).toBe(0o664);
  expect(saveResult).toEqual({ version: hashVersion(await read()), problems: [] });
  expect(await read()).toBe(
    before.replace('heading: Probate, explained one step at a time', 'heading: "Probate: step by step"'),
  );
  expect(await editor.undo({ file: page })).toEqual({ undone: page });
  expect(await read()).toBe(before);
  await expect(editor.undo({ file: page })).rejects.toThrow('Nothing has been saved to this file');
  const remainingFiles = await readdir(join(root, 'content/pages'));
  expect(remainingFiles.filter((name) => name.endsWith('.tmp'))).toEqual([]);
});

test('a save formats an unformatted file first, as a separate undo step', async () => {
  const { editor, read, root } = await openEditor();
  const before = await read();
  const unformattedText = before.replace('title: ', '# by hand\ntitle:   ').replace('draft:', 'draft:  ');
  await writeFile(join(root, page), unformattedText);
  const formattedText = before.replace('title: ', '# by hand\ntitle: ');
  const changes = [{ location: heading, value: 'New words' }];
  const saveResult = await editor.save({ file: page, version: hashVersion(unformattedText), changes });
  expect(saveResult).toMatchObject({ formatted: hashVersion(formattedText) });
  expect(await read()).toBe(formattedText.replace(/heading: Probate, .*/, 'heading: New words'));
  await editor.undo({ file: page });
  expect(await read()).toBe(formattedText);
  await editor.undo({ file: page });
  expect(await read()).toBe(unformattedText);
});

test('a problem is located at its item, or at the field that is missing', async () => {
  const { editor } = await openEditor();
  const file = 'content/counties/pasco.md';
  const changes: Change[] = [
    // In a list on one line.
    { location: { file, path: ['neighbors', 1] }, value: '{{no-such-fact}}' },
    { location: { file, path: ['timeline', 'events', 0, 'title'] } },
  ];
  const { problems } = await editor.check({ file, changes });
  const paths = problems.map(({ location }) => location.path.join('.'));
  expect(paths).toEqual(['neighbors.1', 'timeline.events.0.title']);
});

test('the errors in a file can be fixed one at a time', async () => {
  const brokenText = replaceInFile(page, 'reviewBy: 2027-06-01', 'reviewBy: soon').replace(
    'art: oak',
    'art: elm',
  );
  const latest = loadEdited({ [page]: brokenText }, { preview: true });
  const { root, save, read } = await openEditor({ latest: () => latest, site: () => undefined });
  await writeFile(join(root, page), brokenText);
  const saveReviewBy = (value: string) => save({ location: { file: page, path: ['reviewBy'] }, value });
  await expect(saveReviewBy('later')).rejects.toThrow('reviewBy');
  expect(await saveReviewBy('2027-07-01')).toHaveProperty('version');
  expect(await read()).toContain('reviewBy: 2027-07-01');
  expect(await read()).toContain('art: elm');
});

test('a save and an undo never overwrite a later change on disk; a save returns both versions', async () => {
  const { root, editor, read } = await openEditor();
  const mine = await editor.read(heading);
  const theirs = (await read()).replace('label: Probate', 'label: Probate law');
  await writeFile(join(root, page), theirs);
  const changes = [{ location: heading, value: 'Mine' }];
  const result = await editor.save({ file: page, version: mine.version, changes });
  expect(result).toEqual({
    conflict: {
      yours: theirs.replace(/heading: Probate, .*/, 'heading: Mine'),
      theirs,
      version: hashVersion(theirs),
    },
  });
  expect(await read()).toBe(theirs);
  await editor.save({ file: page, version: hashVersion(theirs), changes });
  await writeFile(join(root, page), theirs);
  await expect(editor.undo({ file: page })).rejects.toThrow(`${page} has changed since it was saved here`);
  expect(await read()).toBe(theirs);
});

test('a save and its rollback never overwrite a change by another program during the save', async () => {
  const { root, saver, read } = await openEditor({ check: () => loadEdited({}, { preview: true }) });
  const [before, otherFile] = [await read(), 'content/pages/appeals.md'];
  const other = await read(otherFile);
  const writes = [
    { file: page, version: hashVersion(before), text: `${before}Mine.\n` },
    { file: otherFile, version: hashVersion(other), text: `${other}Mine.\n` },
  ];
  const { writeFile: originalWrite } =
    await vi.importActual<typeof import('node:fs/promises')>('node:fs/promises');
  vi.mocked(writeFile)
    .mockImplementationOnce(originalWrite)
    .mockImplementationOnce(async (...args) => {
      for (const file of [page, otherFile]) await originalWrite(join(root, file), 'Theirs');
      await originalWrite(...args);
    });
  await expect(saver.saveAll('Nothing was saved.', writes)).rejects.toThrow(`${otherFile} has changed`);
  expect([await read(), await read(otherFile)]).toEqual(['Theirs', 'Theirs']);
});

test('one of several concurrent saves succeeds, and the others get a conflict', async () => {
  const { editor, read } = await openEditor();
  const { version } = await editor.read(heading);
  const results = await Promise.all(
    ['One', 'Two', 'Three'].map((value) =>
      editor.save({ file: page, version, changes: [{ location: heading, value }] }),
    ),
  );
  expect(results.filter((result) => 'conflict' in result)).toHaveLength(2);
  expect(await read()).toContain('heading: One');
});

test('a save to a deleted, linked or read-only file is rejected with the reason', async () => {
  const { root, editor } = await openEditor();
  const { version } = await editor.read(heading);
  const save = () => editor.save({ file: page, version, changes: [{ location: heading, value: 'New' }] });
  await chmod(join(root, page), 0o444);
  await expect(save()).rejects.toThrow('This file is read-only.');
  await rm(join(root, page));
  await expect(save()).rejects.toThrow('This file was deleted or renamed.');
  await symlink(join(root, 'content/pages/appeals.md'), join(root, page));
  await expect(save()).rejects.toThrow('symbolic link');
  for (const createFile of [() => symlink('nowhere.md', join(root, page)), () => mkdir(join(root, page))]) {
    await rm(join(root, page));
    await createFile();
    await expect(save()).rejects.toThrow('This file is a symbolic link or a folder');
  }
  await rm(join(root, 'content/pages'), { recursive: true });
  await symlink(join(fixture, 'content/pages'), join(root, 'content/pages'));
  await expect(save()).rejects.toThrow('symbolic link');
  expect(hashVersion(await readFile(join(fixture, page)))).toBe(version);
});

test('renaming a fact renames it in the text that quotes it', async () => {
  const { context, editor, root, saver, read } = await openEditor();
  const [file, newFile] = ['content/facts/review-start.md', 'content/facts/review-begin.md'];
  const quotingFile = 'content/pages/property-tax-appeal-thank-you.md';
  const [before, fact] = [await read(quotingFile), await read(file)];
  await renameEntry(context, saver, { file, version: hashVersion(fact), name: 'Review begin' });
  expect(before).toContain('{{review-start}}');
  expect(await read(quotingFile)).toBe(before.replaceAll('{{review-start', '{{review-begin'));
  expect(await read(newFile)).toBe(fact);
  await expect(readFile(join(root, file))).rejects.toThrow('ENOENT');
  // An undo restores all files or none.
  await writeFile(join(root, newFile), `${fact}\n`);
  await expect(editor.undo({ file: quotingFile })).rejects.toThrow(`${newFile} has changed since`);
  expect(await read(quotingFile)).toContain('{{review-begin}}');
});

test('renaming a file updates the waiver that names it, which stays approved', async () => {
  const { context, saver, read } = await openEditor();
  const [file, newFile] = [
    'content/services/foreclosure-aggressive-defense.md',
    'content/services/defense.md',
  ];
  const waiver = context.site()?.entries.waivers.get('aggressive-defense');
  if (waiver === undefined) throw new Error('The fixture has no such waiver.');
  const before = await read(waiver.file);
  await renameEntry(context, saver, { file, version: hashVersion(await read(file)), name: 'Defense' });
  const hash = hashWaiver({ ...waiver, data: { ...waiver.data, file: newFile } });
  expect(before).toContain(`words: "${hashWaiver(waiver)}"`);
  expect(await read(waiver.file)).toBe(before.replace(file, newFile).replace(hashWaiver(waiver), hash));
});

test('if one of several files can’t be written, the files before it are restored', async () => {
  const { root, saver, read } = await openEditor({ check: () => loadEdited({}, { preview: true }) });
  const [before, otherFile] = [await read(), 'content/pages/appeals.md'];
  const otherText = await read(otherFile);
  const text = before.replace('Probate, explained', 'Probate explained');
  await chmod(join(root, otherFile), 0o444);
  const deletion = { file: otherFile, version: hashVersion(otherText), text: null };
  const writes = [{ file: page, version: hashVersion(before), text }, deletion];
  await expect(saver.saveAll('Nothing was saved.', writes)).rejects.toThrow('This file is read-only.');
  expect(await read()).toBe(before);
  expect(await read(otherFile)).toBe(otherText);
});

test('an unused file can be deleted and restored; a used one can’t be deleted', async () => {
  const { editor, read, root } = await openEditor();
  const file = 'content/faqs/zz-new.md';
  const text = '---\nquestion: Why?\n---\n\nBecause.\n';
  await writeFile(join(root, file), text);
  expect(await editor.remove({ file, version: hashVersion(text) })).toEqual({ removed: file });
  await expect(read(file)).rejects.toThrow('ENOENT');
  await editor.undo({ file });
  expect(await read(file)).toBe(text);
  const before = await read();
  await expect(editor.remove({ file: page, version: hashVersion(before) })).rejects.toThrow(
    'Nothing was deleted. The page is public. Set “Expires on” and “Redirect to” instead.',
  );
  expect(await read()).toBe(before);
});

test('choices can be filtered by language', async () => {
  const { editor } = await openEditor();
  const countChoices = async (language: string) =>
    (await editor.listChoices({ kind: 'faqs', language })).length;
  expect(await countChoices('en')).toBeGreaterThan(await countChoices('uk'));
});
