import { FormDialog } from '../forms/form-dialog.tsx';
import type { PageFormProps } from '../forms/form-props.ts';

/** Opened by every link to `#wrongful-death`. */
export function WrongfulDeathDialog(props: PageFormProps) {
  return <FormDialog name="wrongful-death" form={{ id: 'loss', ...props }} />;
}
