import type { PageFormProps } from '../forms/form-props.ts';
import { Island } from './slot.tsx';

export function TaxIntakeForm(props: PageFormProps) {
  return <Island name="tax-intake" props={{ id: 'tax-intake', ...props }} />;
}
