import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { joinClasses, tw } from './classes.ts';
import { HiddenText } from './hidden-text.tsx';
import { Icon } from './icon.tsx';
import { MessageText } from './message-text.tsx';

type FieldErrorProps = {
  /** ID of the field. */
  id: string;
  error: string | undefined;
  /** Read before the error by screen readers, such as "Error:". */
  prefix?: string | undefined;
};

/** A field's error, directly above its input. */
export function FieldError({ id, error, prefix }: FieldErrorProps) {
  if (error === undefined) return undefined;
  return (
    <p className="font-bold text-red" id={`${id}-error`}>
      {prefix && <HiddenText>{prefix} </HiddenText>}
      <span data-error-text="">
        <MessageText text={error} />
      </span>
    </p>
  );
}

/** Two short fields side by side. Their inputs are aligned even if one has an error. */
export function ShortFields({ children }: { children: ReactNode }) {
  return <div className="grid grid-cols-2 items-end gap-x-4">{children}</div>;
}

/** Props of all fields. */
type FieldProps = {
  id: string;
  name: string;
  label: string;
  /** Follows the label of required fields, such as "(required)" or "*". */
  requiredMark?: string | undefined;
  hint?: string | undefined;
  error?: string | undefined;
  /** Read before the error by screen readers, such as "Error:". */
  errorPrefix?: string | undefined;
};

/** Returns the attributes that connect an input to its label, hint and error. */
export function buildFieldAttributes({ id, name, requiredMark, hint, error }: FieldProps) {
  const descriptionIds = [
    ...(hint === undefined ? [] : [`${id}-hint`]),
    ...(error === undefined ? [] : [`${id}-error`]),
  ];
  return {
    id,
    name,
    required: requiredMark !== undefined,
    'aria-invalid': error === undefined ? undefined : true,
    'aria-describedby': descriptionIds.length === 0 ? undefined : descriptionIds.join(' '),
  };
}

function FieldFrame(props: FieldProps & { children: ReactNode }) {
  const { id, label, requiredMark, hint, error, errorPrefix, children } = props;
  return (
    <div className="mb-6 grid grid-cols-1 gap-2">
      <div>
        <label className="font-bold" htmlFor={id}>
          {label}
          {requiredMark && <span className="text-red">{` ${requiredMark}`}</span>}
        </label>
        {hint && (
          <p className="text-s text-soft" id={`${id}-hint`}>
            {hint}
          </p>
        )}
        <FieldError id={id} error={error} prefix={errorPrefix} />
      </div>
      {children}
    </div>
  );
}

const controlClass = tw`min-h-12 w-full rounded-sm border-2 border-edge bg-white px-3 py-2 text-inherit [font:inherit] aria-invalid:border-red`;

type ControlProps = Omit<
  ComponentProps<'input'>,
  keyof FieldProps | 'className' | 'style' | 'required' | 'type'
> & {
  type?: 'text' | 'email' | 'tel' | 'date' | 'textarea' | 'select' | undefined;
  /** Label of a select's empty first option, such as "Choose a county". */
  emptyLabel?: string | undefined;
  /** Options of a select. Labels are also the values, because separate values would add bytes to pages with many counties. */
  options?: readonly string[] | undefined;
};

export function Field(props: FieldProps & ControlProps) {
  const { label, requiredMark, hint, error, errorPrefix, type, emptyLabel, options, ...rest } = props;
  const field = { id: rest.id, name: rest.name, label, requiredMark, hint, error, errorPrefix };
  const { autoComplete, defaultValue } = rest;
  const attributes = { autoComplete, defaultValue, ...buildFieldAttributes(field) };
  return (
    <FieldFrame {...field}>
      {type === 'select' ? (
        // Replaces the browser's arrow, which touches the border.
        <div className="grid *:[grid-area:1/1]">
          <select className={joinClasses(controlClass, tw`appearance-none pe-9`)} {...attributes}>
            {emptyLabel && <option value="">{emptyLabel}</option>}
            {options?.map((option) => (
              <option key={option}>{option}</option>
            ))}
          </select>
          <Icon className="pointer-events-none me-3 [place-self:center_end]" name="chevron" />
        </div>
      ) : type === 'textarea' ? (
        <textarea className={controlClass} rows={4} {...attributes} />
      ) : (
        <input
          // The width of a field hints at the length of the answer.
          className={joinClasses(controlClass, type === 'tel' && tw`max-w-72`)}
          // The default type is omitted to save bytes on pages with long forms.
          type={type === 'text' ? undefined : type}
          {...rest}
          {...buildFieldAttributes(field)}
        />
      )}
    </FieldFrame>
  );
}

/** Focuses the field and scrolls its label and error into view. */
function goToField(event: MouseEvent<HTMLAnchorElement>) {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!field) return;
  event.preventDefault();
  field.focus({ preventScroll: true });
  // A select is in a box together with its arrow.
  const box = field instanceof HTMLSelectElement ? field.parentElement : field;
  box?.parentElement?.scrollIntoView({ behavior: 'instant' });
  field.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}

type ErrorSummaryProps = {
  id: string;
  heading: string;
  /** The form-level error message. */
  text?: string | undefined;
  /** One link per field, with the field's label and its error. */
  errors: { fieldId: string; label?: string | undefined; text: string }[];
  /** Additional help. */
  children?: ReactNode;
};

export function ErrorSummary({ id, heading, text: message, errors, children }: ErrorSummaryProps) {
  if (errors.length === 0) return undefined;
  return (
    <div className="mb-6 scroll-mt-4 rounded-sm border-3 border-red p-4" id={id} tabIndex={-1} data-errors="">
      <div role="alert">
        <h3 className="mb-2">{heading}</h3>
        {message && <p>{message}</p>}
        <ul role="list">
          {errors.map(({ fieldId, label, text }) => (
            <li className="mt-3" key={fieldId}>
              <a className="text-red" href={`#${fieldId}`} onClick={goToField}>
                {label && <b>{label}: </b>}
                <MessageText text={text} />
              </a>
            </li>
          ))}
        </ul>
        {children}
      </div>
    </div>
  );
}
