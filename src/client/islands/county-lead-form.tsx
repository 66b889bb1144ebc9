import type { PageFormProps } from '../forms/form-props.ts';
import { Island } from './slot.tsx';

export function CountyLeadForm(props: PageFormProps) {
  return <Island name="county-lead" props={{ id: 'county-lead', ...props }} />;
}
