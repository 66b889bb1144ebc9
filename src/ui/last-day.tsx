import { joinClasses } from './classes.ts';
import { Field } from './fields.tsx';

export type LastDayProps = {
  id: string;
  label: string;
  hint: string;
  ahead: string;
  past: string;
  /** Places the answer beside the field on wide screens. */
  wide?: boolean;
};

/** Field for the last day printed on the visitor's papers; a script shows one of two answers. */
export function LastDay({ id, label, hint, ahead, past, wide }: LastDayProps) {
  return (
    <div
      className={joinClasses(
        'scriptless:hidden',
        wide && 'grid max-w-80 grid-cols-1 gap-x-gap lg:max-w-none lg:grid-cols-2',
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
        data-ahead={ahead}
        data-past={past}
      />
      <p className="font-bold empty:-mb-5" role="status" />
    </div>
  );
}
