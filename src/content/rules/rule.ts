import type { AnyEntry } from '../site.ts';
import type { FieldPath } from '../fields/walk.ts';

/** A file whose fields could be read, whether or not they hold to their schema. */
export type Parsed = Pick<AnyEntry, 'collection' | 'file' | 'frontmatter'>;

/** Errors stop a build; warnings are shown and do not. */
export type Severity = 'error' | 'warning';

/** Where something stands: in a file's text (characters from `range[0]` to before `range[1]`), or in a field. */
export type At =
  | { file: string; range?: readonly [number, number] }
  | { entry: Parsed; path: FieldPath; on: 'key' | 'value' | 'parent'; words?: string };

/** What a rule has to tell: where, what is wrong and how to fix it. */
export type Report = {
  at: At;
  /** One plain sentence or two. With a field in `at` it is read after the field's name. */
  message: string;
  /** Where one case is less certain, or graver, than the rule. */
  severity?: Severity;
  /** The name to put before the sentence, where it is not the field's own; '' for none. */
  field?: string;
  /** The one fault behind several reports, such as a missing file: it is told once. */
  cause?: string;
  /** Of the reports of one cause, this one says what to do. */
  leads?: true;
};

/** One thing that content must hold to. A rule is one file in a folder of rules, and one line in the list. */
export type Rule<Subject, Context> = {
  id: string;
  severity: Severity;
  /** Why it matters, for the authors' guide. */
  why: string;
  /** The number of the law or standard behind it, where it has one. */
  authority?: string;
  /** Says nothing of a file of which one of these rules has spoken. */
  unless?: readonly string[];
  run: (subject: Subject, context: Context) => Iterable<Report>;
};
