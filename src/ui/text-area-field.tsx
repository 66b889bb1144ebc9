import type { ComponentProps } from 'react';
import { FieldFrame, fieldWiring, type FieldWords } from './field-frame.tsx';

export type TextAreaFieldProps = FieldWords &
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
