import type { ComponentProps } from 'react';
import { FieldFrame, fieldWiring, type FieldWords } from './field-frame.tsx';

export type SelectFieldProps = FieldWords &
  Omit<ComponentProps<'select'>, keyof FieldWords | 'className' | 'style' | 'required' | 'children'> & {
    /** The first, empty choice, for instance "Choose a county". */
    emptyLabel?: string | undefined;
    options: { value: string; label: string }[];
  };

export function SelectField(props: SelectFieldProps) {
  const { label, requiredMark, optionalMark, hint, error, errorPrefix, emptyLabel, options, ...rest } = props;
  const words = { id: rest.id, name: rest.name, label, requiredMark, optionalMark, hint, error, errorPrefix };
  return (
    <FieldFrame {...words}>
      <select {...rest} {...fieldWiring(words)}>
        {emptyLabel && <option value="">{emptyLabel}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
