import type { ComponentProps } from 'react';
import { FieldFrame, fieldWiring, type FieldWords } from './field-frame.tsx';

export type SelectFieldProps = FieldWords &
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
