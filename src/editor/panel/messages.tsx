import type { Diagnostic } from '#content/report/diagnostic.ts';
import { withoutCommands } from '../browser/without-commands.ts';
import { FileLinks } from '../fields/file-links.tsx';
import type { Message } from './panel-store.ts';

type MessagesProps = { message: Message; problems: readonly Diagnostic[] };

/** The result of an action, and the problems of the value. */
export function Messages({ message: { text, tone }, problems }: MessagesProps) {
  return (
    <>
      <p className={`message ${tone}`} role="status">
        {text}
      </p>
      <ul className="problems" aria-label="Problems" aria-live="polite">
        {problems.map(({ message, severity, field, line, file }) => (
          <li key={`${file} ${line} ${message}`} className={severity}>
            {severity === 'error' ? 'To correct: ' : 'To check: '}
            {field === undefined ? '' : `${field} `}
            {withoutCommands(message)} <FileLinks message={message} file={file} />
          </li>
        ))}
      </ul>
    </>
  );
}
