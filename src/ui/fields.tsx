import type { ComponentProps, ReactNode } from 'react';
import { HiddenText } from './hidden-text.tsx';

type FieldErrorProps = {
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

/** What every kind of field has: words, a mark, a hint and a place for its problem. */
type FieldWords = {
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

type FieldFrameProps = FieldWords & { children: ReactNode };

function FieldFrame(props: FieldFrameProps) {
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

type SelectFieldProps = FieldWords &
  Omit<ComponentProps<'select'>, keyof FieldWords | 'className' | 'style' | 'required' | 'children'> & {
    /** The first, empty choice, for instance "Choose a county". */
    emptyLabel?: string | undefined;
    /** What can be chosen, and is sent as it reads: values of their own would weigh on a page with many counties. */
    options: readonly string[];
  };

export function SelectField(props: SelectFieldProps) {
  const { label, requiredMark, optionalMark, hint, error, errorPrefix, emptyLabel, options, ...rest } = props;
  const words = { id: rest.id, name: rest.name, label, requiredMark, optionalMark, hint, error, errorPrefix };
  return (
    <FieldFrame {...words}>
      <select {...rest} {...fieldWiring(words)}>
        {emptyLabel && <option value="">{emptyLabel}</option>}
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </FieldFrame>
  );
}

type TextAreaFieldProps = FieldWords &
  Omit<ComponentProps<'textarea'>, keyof FieldWords | 'className' | 'style' | 'required'>;

export function TextAreaField(props: TextAreaFieldProps) {
  const { label, requiredMark, optionalMark, hint, error, errorPrefix, ...rest } = props;
  const words = { id: rest.id, name: rest.name, label, requiredMark, optionalMark, hint, error, errorPrefix };
  return (
    <FieldFrame {...words}>
      <textarea rows={4} {...rest} {...fieldWiring(words)} />
    </FieldFrame>
  );
}

type TextFieldProps = FieldWords &
  Omit<ComponentProps<'input'>, keyof FieldWords | 'className' | 'style' | 'required' | 'type'> & {
    type?: 'text' | 'email' | 'tel' | 'date' | undefined;
  };

export function TextField(props: TextFieldProps) {
  const { label, requiredMark, optionalMark, hint, error, errorPrefix, type = 'text', ...rest } = props;
  const words = { id: rest.id, name: rest.name, label, requiredMark, optionalMark, hint, error, errorPrefix };
  return (
    <FieldFrame {...words}>
      <input type={type} {...rest} {...fieldWiring(words)} />
    </FieldFrame>
  );
}
