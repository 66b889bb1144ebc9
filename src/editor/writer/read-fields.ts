import { readFrontmatter } from '#content/explain/frontmatter.ts';
import { findReadProblem } from '#content/explain/text-problems.ts';
import type { SourceFile } from '#content/source/content-files.ts';
import type { Frontmatter } from '#content/source/frontmatter.ts';
import type { CollectionName } from '#practice/collections.ts';
import { findCollection } from '#practice/folders.ts';
import { AuthorError } from '../author-error.ts';

/** Parses a file for editing. Throws an AuthorError when it can't be parsed, or when saving it would lose characters. */
export function readFields(source: SourceFile): Frontmatter {
  const problem = findReadProblem(source);
  if (problem !== undefined) throw new AuthorError(problem.message, [problem]);
  if (source.text.startsWith('\uFEFF'))
    throw new AuthorError(
      'This file starts with an invisible byte-order mark. "npm run check -- --fix" removes it. Then you can edit the file here.',
    );
  if (source.isDamaged)
    throw new AuthorError(
      'Some characters in this file weren’t saved as UTF-8 and would be lost. Save the file as UTF-8 first.',
    );
  const { frontmatter, problems } = readFrontmatter(source);
  if (frontmatter !== undefined) return frontmatter;
  throw new AuthorError(
    `The fields of this file can’t be read, so nothing can be changed here: ${problems[0]?.message ?? ''}`,
    problems,
  );
}

/** Returns the collection of a file. Throws an AuthorError for a file that isn't in one. */
export function requireCollection(file: string): CollectionName {
  const result = findCollection(file);
  if ('problem' in result) throw new AuthorError(result.problem.message, [result.problem]);
  return result.collection;
}
