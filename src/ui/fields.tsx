import type { ComponentProps, ReactNode } from 'react';
import { HiddenText } from './hidden-text.tsx';

type FieldErrorProps = {
  /** Id of the field. */
  id: string;
  error: string | undefined;
  /** Spoken before the error, for instance "Error:". */
  prefix?: string | undefined;
};

/** The error of one field, right above its input. */
export function FieldError({ id, error, prefix }: FieldErrorProps) {
  if (error === undefined) return undefined;
  return (
    <p className="err" id={`${id}-error`}>
      {prefix && <HiddenText>{prefix} </HiddenText>}
      <span data-error-text="">{error}</span>
    </p>
  );
}

/** What every kind of field has: a label with its mark, a hint, and an error. */
type FieldProps = {
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

/** The attributes that tie an input to its label, hint and error. */
export function fieldWiring({ id, name, requiredMark, hint, error }: FieldProps) {
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

type FieldFrameProps = FieldProps & { children: ReactNode };

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

type SelectFieldProps = FieldProps &
  Omit<ComponentProps<'select'>, keyof FieldProps | 'className' | 'style' | 'required' | 'children'> & {
    /** The first, empty choice, for instance "Choose a county". */
    emptyLabel?: string | undefined;
    /** What can be chosen, and is sent as it reads: values of their own would weigh on a page with many counties. */
    options: readonly string[];
  };

export function SelectField(props: SelectFieldProps) {
  const { label, requiredMark, optionalMark, hint, error, errorPrefix, emptyLabel, options, ...rest } = props;
  const field = { id: rest.id, name: rest.name, label, requiredMark, optionalMark, hint, error, errorPrefix };
  return (
    <FieldFrame {...field}>
      <select {...rest} {...fieldWiring(field)}>
        {emptyLabel && <option value="">{emptyLabel}</option>}
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </FieldFrame>
  );
}

type TextAreaFieldProps = FieldProps &
  Omit<ComponentProps<'textarea'>, keyof FieldProps | 'className' | 'style' | 'required'>;

export function TextAreaField(props: TextAreaFieldProps) {
  const { label, requiredMark, optionalMark, hint, error, errorPrefix, ...rest } = props;
  const field = { id: rest.id, name: rest.name, label, requiredMark, optionalMark, hint, error, errorPrefix };
  return (
    <FieldFrame {...field}>
      <textarea rows={4} {...rest} {...fieldWiring(field)} />
    </FieldFrame>
  );
}

type TextFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, keyof FieldProps | 'className' | 'style' | 'required' | 'type'> & {
    type?: 'text' | 'email' | 'tel' | 'date' | undefined;
  };

export function TextField(props: TextFieldProps) {
  const { label, requiredMark, optionalMark, hint, error, errorPrefix, type = 'text', ...rest } = props;
  const field = { id: rest.id, name: rest.name, label, requiredMark, optionalMark, hint, error, errorPrefix };
  return (
    <FieldFrame {...field}>
      <input type={type} {...rest} {...fieldWiring(field)} />
    </FieldFrame>
  );
}

type ErrorSummaryProps = {
  id: string;
  heading: string;
  /** Each links to its field and repeats the words that stand there. */
  errors: { fieldId: string; text: string }[];
};

/** Always on the page, so that a script can fill, show and focus it. */
export function ErrorSummary({ id, heading, errors }: ErrorSummaryProps) {
  return (
    <div className="errs" id={id} tabIndex={-1} hidden={errors.length === 0} data-errors="">
      <div role="alert">
        <h3>{heading}</h3>
        <ul role="list">
          {errors.map((error) => (
            <li key={error.fieldId}>
              <a href={`#${error.fieldId}`}>{error.text}</a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
