import type { PageFormProps } from '../forms/form-props.ts';
import { FormDialog } from './form-dialog.tsx';

/** Opened by every link to `#wrongful-death`. */
export function WrongfulDeathDialog(props: PageFormProps) {
  return <FormDialog name="wrongful-death" form={{ id: 'loss', ...props }} />;
}
