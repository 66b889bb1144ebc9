import type { ComponentProps } from 'react';
import { FieldFrame, fieldWiring, type FieldWords } from './field-frame.tsx';

export type CheckFieldProps = FieldWords &
  Omit<ComponentProps<'input'>, keyof FieldWords | 'className' | 'style' | 'required' | 'type'>;

export function CheckField(props: CheckFieldProps) {
  const { label, requiredMark, optionalMark, hint, error, errorPrefix, ...rest } = props;
  const words = { id: rest.id, name: rest.name, label, requiredMark, optionalMark, hint, error, errorPrefix };
  return (
    <FieldFrame {...words} check>
      <input type="checkbox" {...rest} {...fieldWiring(words)} />
    </FieldFrame>
  );
}
