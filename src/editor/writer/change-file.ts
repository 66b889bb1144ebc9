/** Changes values in the text of a content file. In a formatted file, everything else stays identical byte for byte. */
import { isDeepStrictEqual } from 'node:util';
import { isCollection, parseDocument } from 'yaml';
import type { Document, Scalar, ScalarTag, Tags } from 'yaml';
import { collections } from '#practice/collections.ts';
import type { SourceFile } from '#content/source/content-files.ts';
import type { Frontmatter } from '#content/source/frontmatter.ts';
import type { Change } from '../contract.ts';
import { AuthorError } from '../author-error.ts';
import { isBody, withValue } from '../fields/values.ts';
import { fitValues, isSameValue, normalizeLineBreaks } from './form-values.ts';
import { readFields, requireCollection } from './read-fields.ts';
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

/**
 * Returns the text of a file with new values, in the format of the forms, and a new body. Throws an AuthorError if the text
 * wouldn't parse to exactly these.
 */
export function withValues(source: SourceFile, values: unknown, body: string): string {
  const file = readFields(source);
  const { schema } = collections[requireCollection(source.path)];
  const newValues = fitValues(values, file.values, schema);
  const newBody = normalizeLineBreaks(body);
  const isSameBody = newBody.trim() === file.body.trim();
  if (isDeepStrictEqual(newValues, file.values) && isSameBody) return source.text;
  const document = parseFields(file);
  updateDocument(document, { schema, oldValues: file.values, newValues });
  const fields = isDeepStrictEqual(newValues, file.values) ? file.yaml : serialize(document);
  const text = compose(file, fields, isSameBody ? file.body : withBlankLines(newBody, file.body));
  const written = readFields({ ...source, text });
  if (!isSameValue(written.values, newValues) || written.body.trim() !== newBody.trim())
    throw new AuthorError('This text can’t be saved here. Change it in the file.');
  return text.replaceAll('\n', detectLineEnding(source));
}

/** Returns a file's text in the writer's format; unchanged if that would change its values or body. */
export function formatFile(source: SourceFile): string {
  const file = readFields(source);
  const text = compose(file, serialize(parseFields(file)), file.body);
  const formatted = readFields({ ...source, text });
  const isSame = isDeepStrictEqual(formatted.values, file.values) && formatted.body === file.body;
  return isSame ? text.replaceAll('\n', detectLineEnding(source)) : source.text;
}

/** Parses the fields into a new document that may be changed. */
function parseFields({ yaml }: Frontmatter): Document {
  return parseDocument(yaml, { prettyErrors: false, logLevel: 'silent', customTags: preserveNumberText });
}

/** Retains the text of numbers: `02134` is not changed to 2134. */
function preserveNumberText(tags: Tags): Tags {
  const isNumber = (tag: Tags[number]): tag is ScalarTag =>
    typeof tag === 'object' && (tag.tag.endsWith(':int') || tag.tag.endsWith(':float'));
  const stringify = ({ source, value }: Scalar) => source ?? String(value);
  return tags.map((tag) => (isNumber(tag) ? { ...tag, stringify } : tag));
}

function serialize(document: Document): string {
  const { contents } = document;
  const isEmpty = isCollection(contents) ? contents.items.length === 0 : document.toJS() === null;
  return isEmpty ? '' : document.toString({ lineWidth: 0, flowCollectionPadding: false }).replace(/\n$/, '');
}

/** Returns the file's text with other fields and another body, with \n line endings. */
function compose({ text, yaml, body }: Frontmatter, newFields: string, newBody: string): string {
  const start = text.indexOf('\n') + 1;
  const closingFence = text.slice(start + yaml.length, text.length - body.length).replace(/^\n/, '');
  const lineBreak = closingFence.endsWith('\n') || newBody === '' ? '' : '\n';
  return text.slice(0, start) + (newFields && `${newFields}\n`) + closingFence + lineBreak + newBody;
}

/** Adds the blank lines around the old body to the new one. */
function withBlankLines(newBody: string, oldBody: string): string {
  const trimmedBody = newBody.replace(/^\n+/, '');
  if (oldBody.trim() === '') return `\n${trimmedBody}\n`;
  const [above = ''] = /^\n*/.exec(oldBody) ?? [];
  const [below = ''] = /\s*$/.exec(oldBody) ?? [];
  return above + trimmedBody + below;
}

function detectLineEnding({ text }: SourceFile): string {
  return /\r\n?|\n/.exec(text)?.[0] ?? '\n';
}
