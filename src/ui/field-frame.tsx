import type { ReactNode } from 'react';
import { FieldError } from './field-error.tsx';

/** What every kind of field has: words, a mark, a hint and a place for its problem. */
export type FieldWords = {
  id: string;
  name: string;
  label: string;
  /** Present on required fields only: what follows the label, for instance "(required)" or "*". */
  requiredMark?: string | undefined;
  /** Follows the label of a field that may stay empty: "(optional)". */
  optionalMark?: string | undefined;
  hint?: string | undefined;
  error?: string | undefined;
  /** Spoken before the error, for instance "Error:". */
  errorPrefix?: string | undefined;
};

export function fieldWiring({ id, name, requiredMark, hint, error }: FieldWords) {
  const described = [
    ...(hint === undefined ? [] : [`${id}-hint`]),
    ...(error === undefined ? [] : [`${id}-error`]),
  ];
  return {
    id,
    name,
    required: requiredMark !== undefined,
    'aria-invalid': error === undefined ? undefined : true,
    'aria-describedby': described.length === 0 ? undefined : described.join(' '),
  };
}

export type FieldFrameProps = FieldWords & { children: ReactNode };

export function FieldFrame(props: FieldFrameProps) {
  const { id, label, requiredMark, optionalMark, hint, error, errorPrefix, children } = props;
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {requiredMark && <span className="req">{` ${requiredMark}`}</span>}
        {optionalMark && <span className="hint">{` (${optionalMark})`}</span>}
      </label>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <FieldError id={id} error={error} prefix={errorPrefix} />
      {children}
    </div>
  );
}
