import { HiddenText } from './hidden-text.tsx';

export type FieldErrorProps = {
  /** Id of the field. */
  id: string;
  error: string | undefined;
  /** Spoken before the error, for instance "Error:". */
  prefix?: string | undefined;
};

/** The problem of one field, right beside it. */
export function FieldError({ id, error, prefix }: FieldErrorProps) {
  if (error === undefined) return undefined;
  return (
    <p className="err" id={`${id}-error`}>
      {prefix && <HiddenText>{prefix} </HiddenText>}
      <span data-error-text="">{error}</span>
    </p>
  );
}
