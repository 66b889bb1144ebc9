/** Lists, creates and renames files. */
import { dirname } from 'node:path';
import { formatPluralLabel } from '#content/fields/labels.ts';
import { buildPath } from '#content/routes/routes.ts';
import { findEntryInFile, listEntries, isPageEntry } from '#content/site.ts';
import { renameQuotes } from '#content/facts/quoted-facts.ts';
import { getValue } from '#content/fields/schema-parts.ts';
import type { AnyEntry, Site } from '#practice/site.ts';
import { translationSourcesFolder } from '#content/source/translation-sources.ts';
import { slugify } from '#content/source/slug.ts';
import { collections } from '#practice/collections.ts';
import { hashWaiver } from '#practice/rules/approvals.ts';
import { getBuildDate } from '#build/clock.ts';
import { scaffold, scaffoldTranslation } from '#practice/scaffold/content-file.ts';
import type { ScaffoldResult } from '#practice/scaffold/content-file.ts';
import { scaffoldKinds } from '#practice/scaffold/scaffold-kinds.ts';
import { AuthorError } from '../author-error.ts';
import type { Responses, Change, RequestBodies } from '../contract.ts';
import { applyChanges } from '../writer/change-file.ts';
import { listChoices } from './choices.ts';
import { findFile, readFromDisk, assertNoSymbolicLinks } from './disk.ts';
import { requireSite } from './saver.ts';
import type { Saver, SaverContext, Write } from './saver.ts';

/** Lists all files by collection. `start` describes how to create a file, if authors can. */
export function listFiles(site: Site) {
  return Object.entries(collections).map(([collection, { noun }]) => {
    const [kind, scaffoldKind] =
      Object.entries(scaffoldKinds).find(([, target]) => target.collection === collection) ?? [];
    return {
      collection,
      label: formatPluralLabel(noun),
      start: kind !== undefined && scaffoldKind && { kind, noun, example: scaffoldKind.example },
      files: listChoices(site, collection).map(({ location: { file }, label }) => {
        const data = findEntryInFile(site, file)?.data ?? {};
        return { file, title: label, isDraft: 'draft' in data && data.draft === true };
      }),
    };
  });
}

export async function startEntry(
  preview: SaverContext,
  { kind, name }: { kind: string; name: string },
): Promise<Responses['translate']> {
  const { root, enqueue, cache } = preview;
  if (name.trim() === '') throw new AuthorError('Enter a name.');
  await assertNoSymbolicLinks(root, `content/${scaffoldKinds[kind]?.collection ?? ''}`);
  return toResponse(preview, await enqueue(() => scaffold(root, kind, name.trim(), getBuildDate(), cache)));
}

export async function startTranslation(
  preview: SaverContext,
  { page, language }: RequestBodies['translate'],
): Promise<Responses['translate']> {
  const { root, site, enqueue, cache } = preview;
  const source = site()?.pages.get(page)?.entry.file ?? 'content/.';
  for (const folder of [dirname(source), translationSourcesFolder]) await assertNoSymbolicLinks(root, folder);
  const scaffoldFile = () => scaffoldTranslation(root, page, language, getBuildDate(), cache);
  return toResponse(preview, await enqueue(scaffoldFile));
}

function toResponse({ onWritten }: SaverContext, result: ScaffoldResult): Responses['translate'] {
  if ('rejection' in result) throw new AuthorError(result.rejection);
  onWritten?.([result.file]);
  return { file: result.file };
}

/**
 * Renames a file, and updates files that reference or quote it. A page's old path becomes one of its aliases, which redirect.
 */
export async function renameEntry(
  preview: SaverContext,
  { saveAll }: Saver,
  { file, version, name }: RequestBodies['rename'],
): Promise<Responses['rename']> {
  const { root } = preview;
  const { source } = await readFromDisk(root, file);
  const site = requireSite(preview);
  const entry = findEntryInFile(site, file);
  if (entry === undefined) throw new AuthorError('This file has errors. Fix them before you rename it.');
  const id = slugify(name);
  if (id === '' || id === entry.id)
    throw new AuthorError('Enter a different name. Use letters from a to z and digits.');
  const newFile = `${dirname(file)}/${id}${/\.mdx?$/.exec(file)?.[0] ?? '.md'}`;
  const paths = isPageEntry(entry) ? { old: buildPath(entry), new: buildPath({ ...entry, id }) } : undefined;
  const aliasChanges: Change[] = [];
  if (isPageEntry(entry) && paths !== undefined && paths.old !== paths.new) {
    // A page that returns to an earlier path can't also redirect from it.
    const aliases = (entry.data.aliases ?? []).filter((alias) => alias !== paths.new);
    aliasChanges.push({ location: { file, path: ['aliases'] }, value: [...aliases, paths.old] });
  }
  if ((await findFile(root, newFile)) !== undefined)
    throw new AuthorError('A file with this name already exists. Choose another name.');
  const renameInText = (text: string) =>
    entry.collection === 'facts' ? renameQuotes(text, entry.id, id) : text;
  const referencingEntries = listEntries(site.entries)
    .filter((otherEntry) => otherEntry !== entry)
    .map((otherEntry) => {
      const changes = renameReferences(otherEntry, entry, { id, file: newFile, paths });
      return { ...otherEntry, changes: [...changes, ...keepApproval(otherEntry, changes)] };
    })
    .filter(({ changes, frontmatter: { text } }) => changes.length > 0 || renameInText(text) !== text);
  const updateFile = async (referencingFile: string, changes: readonly Change[]): Promise<Write> => {
    const { source: otherSource, version: otherVersion } = await readFromDisk(root, referencingFile);
    const text = renameInText(applyChanges(otherSource, changes));
    return { file: referencingFile, version: otherVersion, text };
  };
  await saveAll('Nothing was renamed.', [
    { file: newFile, version: null, text: applyChanges(source, aliasChanges) },
    { file, version, text: null },
    ...(await Promise.all(referencingEntries.map(({ file: other, changes }) => updateFile(other, changes)))),
  ]);
  return { renamed: newFile, ...(paths !== undefined && { page: paths.new }) };
}

type NewName = { id: string; file: string; paths: { old: string; new: string } | undefined };

/** Lists the changes to fields of a file that reference the renamed one by file name or path. */
function renameReferences(
  otherEntry: AnyEntry,
  renamed: AnyEntry,
  { id, file: newFile, paths }: NewName,
): Change[] {
  const { file, frontmatter } = otherEntry;
  return otherEntry.references.flatMap(({ text, kind, path }): Change[] => {
    // Skips inherited values: the defaults file is a separate entry.
    if (getValue(frontmatter.values, path) !== text) return [];
    const location = { file, path };
    if (kind.kind === 'reference')
      return kind.collection === renamed.collection && text === renamed.id ? [{ location, value: id }] : [];
    if (kind.kind === 'file') return text === renamed.file ? [{ location, value: newFile }] : [];
    const isPath = kind.kind === 'page' && paths !== undefined && text.split('#', 1)[0] === paths.old;
    return isPath ? [{ location, value: paths.new + text.slice(paths.old.length) }] : [];
  });
}

/** Updates the hash of an approved waiver, which includes the renamed page or file: the waiver still permits the same text. */
function keepApproval(entry: AnyEntry, changes: readonly Change[]): Change[] {
  if (entry.collection !== 'waivers' || changes.length === 0) return [];
  if (entry.data.words !== hashWaiver(entry)) return [];
  const newValues = Object.fromEntries(
    changes.map(({ location, value }) => [location.path.join('.'), value]),
  );
  const value = hashWaiver({ ...entry, data: { ...entry.data, ...newValues } });
  return [{ location: { file: entry.file, path: ['words'] }, value }];
}
