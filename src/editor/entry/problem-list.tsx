/// <reference lib="dom" />
import { formatPathLabel } from '#content/fields/labels.ts';
import { formatCount } from '#content/report/print.ts';
import type { Diagnostic } from '#content/report/diagnostic.ts';
import type { FieldDiagnostic } from '../contract.ts';
import { formatForAuthors } from '../fields/author-text.ts';
import type { FormProblems } from '../fields/field-problems.ts';
import { toFieldId } from '../fields/form-context.ts';
import { FileLinks } from '../fields/inputs.tsx';

type ProblemListProps = {
  problems: readonly (Diagnostic | FieldDiagnostic)[];
  /** The file that is open. */
  file: string;
};

/** Lists problems that no field of the form shows. */
export function ProblemList({ problems, file }: ProblemListProps) {
  return (
    <ul className="problems" id={listId} tabIndex={-1} aria-label="Problems" aria-live="polite">
      {problems.map((problem) => (
        <li
          key={`${problem.file} ${problem.line} ${problem.message}`}
          className={problem.severity === 'error' ? 'bad' : 'warning'}
        >
          {problem.severity === 'error' ? 'Error: ' : 'Warning: '}
          {formatProblem(problem)} <FileLinks problem={problem} openFile={file} />
        </li>
      ))}
    </ul>
  );
}

const listId = 'problems';

/** The number of problems, as a link to the first field with an error or, without one, a warning; otherwise to the list. */
export function ProblemCount({ atFields, others }: FormProblems) {
  const first = atFields.find(({ severity }) => severity === 'error') ?? atFields[0];
  const count = atFields.length + others.length;
  if (count === 0) return undefined;
  const id = first === undefined ? listId : toFieldId(first.location.path);
  return (
    <a
      href={`#${id}`}
      onClick={(event) => {
        event.preventDefault();
        showElement(event.currentTarget, id);
      }}
    >
      {formatCount(count, 'problem')}
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

/** Expands and scrolls to an element of the same document or shadow root as `origin`, and focuses its input. */
export function showElement(origin: Node, id: string): void {
  const root = origin.getRootNode();
  const element = root instanceof Document || root instanceof ShadowRoot ? root.getElementById(id) : null;
  for (
    let details = element?.closest('details');
    details;
    details = details.parentElement?.closest('details')
  )
    details.open = true;
  element?.scrollIntoView({ block: 'center' });
  const focusable = ':is(input, select, summary, button, .cm-content, [tabindex])';
  const input = element?.matches(focusable) ? element : element?.querySelector(focusable);
  if (input instanceof HTMLElement) input.focus();
}
