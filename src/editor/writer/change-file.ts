/** Changes values in the text of a content file. In a formatted file, everything else stays identical byte for byte. */
import { isDeepStrictEqual } from 'node:util';
import type { Document, Scalar } from 'yaml';
import { collections } from '#practice/collections.ts';
import { checkText } from '#content/explain/text-problems.ts';
import { selectErrors } from '#content/report/diagnostic.ts';
import type { SourceFile } from '#content/source/content-files.ts';
import type { Frontmatter } from '#content/source/frontmatter.ts';
import { findCollection } from '#practice/folders.ts';
import type { Change } from '../contract.ts';
import { AuthorError } from '../author-error.ts';
import { isBody, withValue } from '../fields/values.ts';
import { fitValue, trimValue } from './form-values.ts';
import { detectLineEnding, parseFields, readFields, withFields } from './read-fields.ts';
import { normalizeLineBreaks } from './scalars.ts';
import { updateDocument } from './update-document.ts';

/** Applies changes to the text of a file. A change without a value removes its field or item. */
export function applyChanges(source: SourceFile, changes: readonly Change[]): string {
  const file = readFields(source);
  const newContent = changes.reduce(
    ({ values, body }, { location, value }) =>
      isBody(location.path)
        ? { values, body: String(value ?? '') }
        : { values: withValue(values, location.path, value), body },
    { values: file.values, body: file.body },
  );
  return withValues(source, newContent.values, newContent.body);
}

/** Returns the text of a file with new values and a new body. */
export function withValues(source: SourceFile, values: unknown, body: string): string {
  const file = readFields(source);
  const newValues = fitValue(values, file.values) ?? {};
  const text = isDeepStrictEqual(newValues, file.values)
    ? source.text
    : withChangedFields(source, file, newValues);
  const newFile = readFields({ ...source, text });
  const newBody = normalizeLineBreaks(body);
  return newBody.trim() === file.body.trim() ? text : withBody({ ...source, text }, newFile, newBody);
}

/** Returns a file's text in the writer's format; unchanged if that would change its values or body. */
export function formatFile(source: SourceFile): string {
  const file = readFields(source);
  const text = withFields(file, parseFields(file), detectLineEnding(source));
  const formatted = readFields({ ...source, text });
  const isSame = isDeepStrictEqual(formatted.values, file.values) && formatted.body === file.body;
  return isSame ? text : source.text;
}

function withChangedFields(source: SourceFile, file: Frontmatter, newValues: unknown): string {
  const collectionResult = findCollection(source.path);
  if ('problem' in collectionResult)
    throw new AuthorError(collectionResult.problem.message, [collectionResult.problem]);
  const document = parseFields(file);
  const { schema } = collections[collectionResult.collection];
  const changedScalars = updateDocument(document, { schema, oldValues: file.values, newValues });
  const text = serializeReadable(source, file, document, changedScalars);
  if (isDeepStrictEqual(trimValue(readFields({ ...source, text }).values), trimValue(newValues))) return text;
  throw new AuthorError(
    'These values can’t be saved without changing something else. Change them in the file.',
  );
}

/** Returns the file's text with the document's fields. Adds quotes to changed text that would otherwise parse differently or cause an error. */
function serializeReadable(
  source: SourceFile,
  file: Frontmatter,
  document: Document,
  changedScalars: readonly Scalar[],
): string {
  const serialize = () => withFields(file, document, detectLineEnding(source));
  const countMistakes = () => {
    const text = serialize();
    if (!parsesTo({ ...source, text }, document.toJS() ?? {}, file.body)) return Infinity;
    return selectErrors(checkText({ ...source, text })).length;
  };
  const existingMistakes = selectErrors(checkText(source)).length;
  for (const scalar of changedScalars) {
    const mistakes = countMistakes();
    if (mistakes <= existingMistakes) break;
    const { type } = scalar;
    scalar.type = 'QUOTE_DOUBLE';
    if (countMistakes() >= mistakes) Object.assign(scalar, { type });
  }
  if (countMistakes() < Infinity) return serialize();
  throw new AuthorError('This text can’t be saved here. Change it in the file.');
}

function parsesTo(source: SourceFile, values: unknown, body: string): boolean {
  try {
    const file = readFields(source);
    return isDeepStrictEqual(file.values, values) && file.body === body;
  } catch (error) {
    if (error instanceof AuthorError) return false;
    throw error;
  }
}

/** Replaces the body. Retains the blank lines around it. */
function withBody(source: SourceFile, file: Frontmatter, newBody: string): string {
  const fields = file.text.slice(0, file.text.length - file.body.length);
  const [leadingLines = ''] = /^\n*/.exec(file.body) ?? [];
  const trimmedBody = newBody.replace(/^\n+/, '');
  const isEmpty = file.body.trim() === '';
  const [, trailingBlanks = ''] = /(\s*)$/.exec(file.body) ?? [];
  const lineBreak = fields.endsWith('\n') ? '' : '\n';
  const body = isEmpty
    ? trimmedBody && `${lineBreak}\n${trimmedBody}\n`
    : leadingLines + trimmedBody + trailingBlanks;
  const text = (fields + body).replaceAll('\n', detectLineEnding(source));
  const newFile = readFields({ ...source, text });
  if (isDeepStrictEqual(newFile.values, file.values) && newFile.body.trim() === trimmedBody.trim())
    return text;
  throw new AuthorError('This text can’t be saved here. Change it in the file.');
}
