/// <reference lib="dom" />
import { formatPathLabel } from '#content/fields/labels.ts';
import type { Diagnostic } from '#content/report/diagnostic.ts';
import type { FieldDiagnostic } from '../contract.ts';
import { formatForAuthors } from '../fields/author-text.ts';
import { toFieldId } from '../fields/form-context.ts';
import { buildFormUrl } from '../reference/form-url.ts';

type ProblemListProps = {
  problems: readonly (Diagnostic | FieldDiagnostic)[];
  /** The file that is open. */
  file: string;
  /** Links each problem to its field, which must be on the page. */
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
          {problem.severity === 'error' ? 'Error: ' : 'Warning: '}
          {isLinked && 'location' in problem ? <ProblemLink {...problem} /> : formatProblem(problem)}{' '}
          <FileLinks problem={problem} openFile={file} />
        </li>
      ))}
    </ul>
  );
}

/** The problem, as a link to its field. */
export function ProblemLink(problem: FieldDiagnostic) {
  const { path } = problem.location;
  if (path.length === 0) return formatProblem(problem);
  return (
    <a href={`#${toFieldId(path)}`} onClick={() => expandFields(toFieldId(path))}>
      {formatProblem(problem)}
    </a>
  );
}

/** Formats a problem with the label of its field. */
function formatProblem(problem: Diagnostic | FieldDiagnostic): string {
  const path = 'location' in problem ? problem.location.path : [];
  const label = path.length > 0 ? formatPathLabel(path) : problem.field;
  const text = formatForAuthors(problem.message);
  return label === undefined ? text : `${label}: ${text}`;
}

export function expandFields(id: string): void {
  for (
    let details = document.getElementById(id)?.closest('details');
    details;
    details = details.parentElement?.closest('details')
  )
    details.open = true;
}

/** Links to the forms of other files that the problem is in or mentions. */
function FileLinks({ problem: { message, file }, openFile }: { problem: Diagnostic; openFile: string }) {
  const files = new Set([file, ...(message.match(/\bcontent\/[\w./-]+\.mdx?\b/g) ?? [])]);
  files.delete(openFile);
  return [...files].map((other) => (
    <a key={other} href={buildFormUrl(other)}>
      Open {other}
    </a>
  ));
}
