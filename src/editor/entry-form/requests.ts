/** Handles the requests of `/files`: reads and writes whole files. */
import { dirname } from 'node:path';
import type * as z from 'zod';
import { labelOfMany } from '#content/fields/labels.ts';
import { pathOf } from '#content/routes/routes.ts';
import { entryInFile, isPageEntry } from '#content/site.ts';
import { translatedTexts } from '#content/source/translated-texts.ts';
import { slugify } from '#content/source/slug.ts';
import { collections } from '#practice/collections.ts';
import { scaffold, scaffoldTranslation } from '#practice/scaffold/content-file.ts';
import type { Scaffolded } from '#practice/scaffold/content-file.ts';
import { kinds } from '#practice/scaffold/kinds.ts';
import { choicesOf } from '../api/choices.ts';
import type { ContentEditor } from '../api/content-editor.ts';
import { readFromDisk, refuseLinks } from '../api/disk.ts';
import { readBody, readQuery } from '../api/http.ts';
import type { Routes } from '../api/http.ts';
import type { Change } from '../contract.ts';
import { Refusal } from '../refusal.ts';
import { changedText } from '../writer/change-file.ts';
import { mergedForm } from '../writer/merge-file.ts';
import { entryForms, entryQuery } from './contract.ts';
import type { CheckedEntry, FileKind, Started } from './contract.ts';
import { describeEntry, placedProblems } from './describe-entry.ts';

/** Routes below `/edit`. */
export function entryRoutes(root: string, editor: ContentEditor): Routes {
  const { latest, site, check, written } = editor.preview;
  const started = (made: Scaffolded): Started => {
    if ('refused' in made) throw new Refusal(made.refused);
    written?.(made.file);
    return { file: made.file };
  };
  return {
    'GET /files': () => Promise.resolve(allFiles(editor)),
    'GET /entry': async (_request, query) => {
      const { file } = readQuery(entryQuery, query);
      return describeEntry(await readFromDisk(root, file), site(), latest().problems);
    },
    'POST /entry/check': async (request): Promise<CheckedEntry> => {
      const { file, values, body } = await readBody(request, entryForms.check);
      const { source } = await readFromDisk(root, file);
      const changed = { ...source, text: mergedForm(source, values, body) };
      return { problems: placedProblems(changed, check([changed]).problems) };
    },
    'POST /entry/save': async (request) => {
      const { file, version, values, body } = await readBody(request, entryForms.save);
      const { source } = await readFromDisk(root, file);
      return await editor.writeFile({ file, version, text: mergedForm(source, values, body) });
    },
    'POST /entry/new': async (request) => {
      const { kind, name } = await readBody(request, entryForms.new);
      if (name.trim() === '') throw new Refusal('Give it a name.');
      await refuseLinks(root, `content/${kinds[kind]?.collection ?? ''}`);
      return started(await scaffold(root, kind, name.trim()));
    },
    'POST /entry/translate': async (request) => {
      const { page, language } = await readBody(request, entryForms.translate);
      const source = site()?.pages.get(page)?.entry.file ?? 'content/.';
      for (const folder of [dirname(source), translatedTexts]) await refuseLinks(root, folder);
      return started(await scaffoldTranslation(root, page, language));
    },
    'POST /entry/rename': async (request) =>
      await rename(root, editor, await readBody(request, entryForms.rename)),
  };
}

function allFiles({ preview }: ContentEditor): FileKind[] {
  const site = preview.site();
  if (site === undefined) throw new Refusal('The content has problems. Fix them first.');
  return Object.entries(collections).map(([collection, { noun }]) => {
    const [kind, found] = Object.entries(kinds).find(([, each]) => each.collection === collection) ?? [];
    return {
      collection,
      label: labelOfMany(noun),
      ...(kind !== undefined && found && { start: { kind, noun, example: found.example } }),
      files: choicesOf(site, collection).map(({ place: { file }, label }) => ({
        file,
        title: label,
        isDraft: isDraft(entryInFile(site, file)?.data),
      })),
    };
  });
}

function isDraft(data: object | undefined): boolean {
  return data !== undefined && 'draft' in data && data.draft === true;
}

/** A page's old address becomes one of its aliases, so that it redirects to the new one. */
async function rename(
  root: string,
  editor: ContentEditor,
  { file, version, name }: z.output<typeof entryForms.rename>,
) {
  const { source } = await readFromDisk(root, file);
  const site = editor.preview.site();
  const entry = site && entryInFile(site, file);
  if (site === undefined || entry === undefined)
    throw new Refusal('The content has problems. Fix them before you rename a file.');
  const id = slugify(name);
  if (id === '' || id === entry.id)
    throw new Refusal('Give it another name, of letters from a to z and digits.');
  const to = `${dirname(file)}/${id}${/\.mdx?$/.exec(file)?.[0] ?? '.md'}`;
  const moved = editor.preview.check([{ ...source, path: to }], [file]);
  const after = moved.site && entryInFile(moved.site, to);
  const isMoved = isPageEntry(entry) && !(after && isPageEntry(after) && pathOf(after) === pathOf(entry));
  const aliases = isPageEntry(entry) ? (entry.data.aliases ?? []) : [];
  const alias: Change[] = isMoved
    ? [{ list: { file, path: ['aliases'] }, add: pathOf(entry), at: aliases.length }]
    : [];
  return await editor.rename({ file, version, to, text: changedText(source, alias) });
}
