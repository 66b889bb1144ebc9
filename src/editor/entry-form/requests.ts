/** Lists, creates and renames files. */
import { dirname } from 'node:path';
import { formatPluralLabel } from '#content/fields/labels.ts';
import { buildPath } from '#content/routes/routes.ts';
import { findEntryInFile, listEntries, isPageEntry } from '#content/site.ts';
import { findReferences } from '#content/texts.ts';
import { getValue } from '#content/fields/schema-parts.ts';
import type { AnyEntry } from '#practice/site.ts';
import { translationSourcesFolder } from '#content/source/translation-sources.ts';
import { slugify } from '#content/source/slug.ts';
import { collections } from '#practice/collections.ts';
import { scaffold, scaffoldTranslation } from '#practice/scaffold/content-file.ts';
import type { Scaffolded } from '#practice/scaffold/content-file.ts';
import { scaffoldKinds } from '#practice/scaffold/scaffold-kinds.ts';
import { listChoices } from '../api/choices.ts';
import type { ContentApi } from '../api/content-api.ts';
import { readFromDisk, assertNoSymbolicLinks } from '../api/disk.ts';
import type { SaverContext } from '../api/saver.ts';
import type { ProposedChange } from '../contract.ts';
import { AuthorError } from '../author-error.ts';
import { applyChanges } from '../writer/change-file.ts';
import type { EntryRequests, FileKind, Started } from '../entry/contract.ts';

export function listFiles({ preview }: ContentApi): FileKind[] {
  const site = preview.site();
  if (site === undefined) throw new AuthorError('The content has errors. Fix them first.');
  return Object.entries(collections).map(([collection, { noun }]) => {
    const [kind, entries] =
      Object.entries(scaffoldKinds).find(([, each]) => each.collection === collection) ?? [];
    return {
      collection,
      label: formatPluralLabel(noun),
      ...(kind !== undefined && entries && { start: { kind, noun, example: entries.example } }),
      files: listChoices(site, collection).map(({ place: { file }, label }) => ({
        file,
        title: label,
        isDraft: isDraft(findEntryInFile(site, file)?.data),
      })),
    };
  });
}

function isDraft(data: object | undefined): boolean {
  return data !== undefined && 'draft' in data && data.draft === true;
}

export async function startEntry(
  preview: SaverContext,
  { kind, name }: EntryRequests['new'],
): Promise<Started> {
  const { root } = preview;
  if (name.trim() === '') throw new AuthorError('Enter a name.');
  await assertNoSymbolicLinks(root, `content/${scaffoldKinds[kind]?.collection ?? ''}`);
  return describeStarted(preview, await scaffold(root, kind, name.trim()));
}

export async function startTranslation(
  preview: SaverContext,
  { page, language }: EntryRequests['translate'],
): Promise<Started> {
  const { root, site } = preview;
  const source = site()?.pages.get(page)?.entry.file ?? 'content/.';
  for (const folder of [dirname(source), translationSourcesFolder]) await assertNoSymbolicLinks(root, folder);
  return describeStarted(preview, await scaffoldTranslation(root, page, language));
}

function describeStarted({ written }: SaverContext, made: Scaffolded): Started {
  if ('refused' in made) throw new AuthorError(made.refused);
  written?.(made.file);
  return { file: made.file };
}

/** A page's old address becomes one of its aliases, so that it redirects. Files that name the renamed one are changed with it. */
export async function renameEntry(
  { preview, rename }: ContentApi,
  { file, version, name }: EntryRequests['rename'],
) {
  const { source } = await readFromDisk(preview.root, file);
  const site = preview.site();
  const entry = site && findEntryInFile(site, file);
  if (site === undefined || entry === undefined)
    throw new AuthorError('The content has errors. Fix them before you rename a file.');
  const id = slugify(name);
  if (id === '' || id === entry.id)
    throw new AuthorError('Enter another name, with letters from a to z and digits.');
  const to = `${dirname(file)}/${id}${/\.mdx?$/.exec(file)?.[0] ?? '.md'}`;
  const address = isPageEntry(entry)
    ? { old: buildPath(entry), new: buildPath({ ...entry, id }) }
    : undefined;
  const aliases = isPageEntry(entry) ? (entry.data.aliases ?? []) : [];
  const alias: ProposedChange[] =
    address !== undefined && address.old !== address.new
      ? [{ list: { file, path: ['aliases'] }, add: address.old, at: aliases.length }]
      : [];
  const others = listEntries(site.entries)
    .filter((other) => other !== entry)
    .map((other) => renameReferences(other, entry, id, address))
    .filter((changes) => changes.length > 0);
  const response = await rename({ file, version, to, text: applyChanges(source, alias), others });
  return address === undefined ? response : { ...response, page: address.new };
}

/** The changes of a file that names a renamed one, by its file name or its address. */
function renameReferences(
  other: AnyEntry,
  renamed: AnyEntry,
  id: string,
  address: { old: string; new: string } | undefined,
): ProposedChange[] {
  const { file, frontmatter } = other;
  return findReferences(other).flatMap(({ text, kind, path }): ProposedChange[] => {
    // Not a value from the file of defaults, which is an entry of its own.
    if (getValue(frontmatter.values, path) !== text) return [];
    const place = { file, path };
    if (kind.kind === 'reference')
      return kind.collection === renamed.collection && text === renamed.id ? [{ place, newText: id }] : [];
    const isAddress = kind.kind === 'page' && address !== undefined && text.split('#', 1)[0] === address.old;
    return isAddress ? [{ place, newText: address.new + text.slice(address.old.length) }] : [];
  });
}
