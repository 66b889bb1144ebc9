import type { PageFormProps } from '../forms/form-props.ts';
import { FormDialog } from './form-dialog.tsx';
import { Island } from './slot.tsx';

/** Opened by every link to `#consultation`. */
export function ConsultationDialog(props: PageFormProps) {
  return <FormDialog name="consultation" form={{ id: 'consult', ...props }} />;
}

/** The same form in the page itself. */
export function ConsultationForm(props: PageFormProps) {
  return <Island name="consultation" props={{ id: 'request', ...props }} />;
}
