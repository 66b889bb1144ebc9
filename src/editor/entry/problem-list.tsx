/// <reference lib="dom" />
import { formatPathLabel } from '#content/fields/labels.ts';
import type { Diagnostic } from '#content/report/diagnostic.ts';
import { removeCommands } from '../browser/remove-commands.ts';
import type { FieldDiagnostic } from '../contract.ts';
import { toFieldId } from '../fields/form-context.ts';
import { buildFormUrl } from '../reference/form-url.ts';

type ProblemListProps = {
  problems: readonly (Diagnostic | FieldDiagnostic)[];
  /** The open file. */
  file: string;
  /** Whether the fields that have the problems are shown. */
  isLinked?: boolean;
};

export function ProblemList({ problems, file, isLinked = false }: ProblemListProps) {
  return (
    <ul className="problems" aria-label="Problems" aria-live="polite">
      {problems.map((problem) => (
        <li
          key={`${problem.file} ${problem.line} ${problem.message}`}
          className={problem.severity === 'error' ? 'bad' : 'warning'}
        >
          {problem.severity === 'error' ? 'To correct: ' : 'To check: '}
          {isLinked && 'place' in problem ? (
            <ProblemLink {...problem} />
          ) : (
            [problem.field, removeCommands(problem.message)].join(' ').trimStart()
          )}{' '}
          <FileLinks problem={problem} shown={file} />
        </li>
      ))}
    </ul>
  );
}

/** The problem, as a link to its field. */
export function ProblemLink({ place, message }: Pick<FieldDiagnostic, 'place' | 'message'>) {
  const text = removeCommands(message);
  if (place.path.length === 0) return text;
  return (
    <a href={`#${toFieldId(place.path)}`} onClick={() => expandFields(toFieldId(place.path))}>
      {formatPathLabel(place.path)}: {text}
    </a>
  );
}

export function expandFields(id: string): void {
  for (
    let at = document.getElementById(id)?.closest('details');
    at;
    at = at.parentElement?.closest('details')
  )
    at.open = true;
}

/** Links to the forms of the other files that a problem is in or names. */
function FileLinks({ problem: { message, file }, shown }: { problem: Diagnostic; shown: string }) {
  const files = new Set([file, ...(message.match(/\bcontent\/[\w./-]+\.mdx?\b/g) ?? [])]);
  files.delete(shown);
  return [...files].map((other) => (
    <a key={other} href={buildFormUrl(other)}>
      Open {other}
    </a>
  ));
}
