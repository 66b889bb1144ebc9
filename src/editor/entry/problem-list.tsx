/// <reference lib="dom" />
import { formatPathLabel } from '#content/fields/labels.ts';
import type { Diagnostic } from '#content/report/diagnostic.ts';
import { removeCommands } from '../browser/remove-commands.ts';
import type { FieldDiagnostic } from '../contract.ts';
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
          {isLinked && 'location' in problem ? (
            <ProblemLink {...problem} />
          ) : (
            [problem.field, removeCommands(problem.message)].join(' ').trimStart()
          )}{' '}
          <FileLinks problem={problem} openFile={file} />
        </li>
      ))}
    </ul>
  );
}

/** The problem, as a link to its field. */
export function ProblemLink({ location, message }: Pick<FieldDiagnostic, 'location' | 'message'>) {
  const text = removeCommands(message);
  if (location.path.length === 0) return text;
  return (
    <a href={`#${toFieldId(location.path)}`} onClick={() => expandFields(toFieldId(location.path))}>
      {formatPathLabel(location.path)}: {text}
    </a>
  );
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
