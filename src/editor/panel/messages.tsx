import type { Diagnostic } from '#content/report/diagnostic.ts';
import { withoutCommands } from '../browser/without-commands.ts';
import { FileLinks } from '../fields/file-links.tsx';
import type { Message } from './panel-store.ts';

type MessagesProps = {
  message: Message;
  problems: readonly Diagnostic[];
  /** The open file. */
  file: string;
};

/** The result of an action, and the problems of the value. */
export function Messages({ message: { text, tone }, problems, file }: MessagesProps) {
  return (
    <>
      <p className={`message ${tone}`} role="status">
        {text}
      </p>
      <ul className="problems" aria-label="Problems" aria-live="polite">
        {problems.map((problem) => (
          <li key={`${problem.file} ${problem.line} ${problem.message}`} className={problem.severity}>
            {problem.severity === 'error' ? 'To correct: ' : 'To check: '}
            {problem.field === undefined ? '' : `${problem.field} `}
            {withoutCommands(problem.message)} <FileLinks problem={problem} shown={file} />
          </li>
        ))}
      </ul>
    </>
  );
}
