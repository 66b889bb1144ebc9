import type { ComponentProps } from 'react';
import { FieldFrame, fieldWiring, type FieldWords } from './field-frame.tsx';

export type TextFieldProps = FieldWords &
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
