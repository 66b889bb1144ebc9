import { joinClasses } from './classes.ts';
import { Field } from './fields.tsx';

export type LastDayProps = {
  id: string;
  label: string;
  hint: string;
  /** Shown for a date that hasn't passed. */
  upcomingMessage: string;
  passedMessage: string;
  /** Whether the message is beside the field on wide screens. */
  isMessageBeside?: boolean;
};

/** Field for the deadline printed on the visitor's notice. A script shows one of two messages. */
export function LastDay(props: LastDayProps) {
  const { id, label, hint, upcomingMessage, passedMessage, isMessageBeside } = props;
  return (
    <div
      className={joinClasses(
        'scriptless:hidden',
        isMessageBeside && 'grid max-w-80 grid-cols-1 gap-x-gap lg:max-w-none lg:grid-cols-2',
      )}
      data-island="deadline"
      data-last-day=""
    >
      <Field
        id={id}
        name={id}
        type="date"
        label={label}
        hint={hint}
        autoComplete="off"
        data-ahead={upcomingMessage}
        data-past={passedMessage}
      />
      <p className="font-bold empty:-mb-6" role="status" />
    </div>
  );
}
