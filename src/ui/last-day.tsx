import { joinClasses, tw } from './classes.ts';
import { Field } from './fields.tsx';

export type LastDayProps = {
  id: string;
  label: string;
  hint: string;
  /** Shown for a date that hasn't passed. */
  upcomingMessage: string;
  passedMessage: string;
  /** Shows the message beside the field on wide screens. */
  sideBySide?: boolean;
};

/** Date field for the deadline on the visitor's notice. A script shows whether the date has passed. */
export function LastDay(props: LastDayProps) {
  const { id, label, hint, upcomingMessage, passedMessage, sideBySide } = props;
  return (
    <div
      className={joinClasses(
        tw`scriptless:hidden`,
        sideBySide && tw`grid max-w-80 grid-cols-1 gap-x-gap lg:max-w-none lg:grid-cols-2`,
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
