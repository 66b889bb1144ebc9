import { DialogFrame } from '#ui/dialog-frame.tsx';
import { ToastRegion } from '#ui/toast.tsx';
import type { FormProps } from '../forms/form-props.ts';
import type { IslandName } from './registry.ts';
import { Island } from './slot.tsx';

type FormDialogProps = { name: IslandName; form: FormProps };

/** A form in a dialog, which messages can reach while it is open. */
export function FormDialog({ name, form }: FormDialogProps) {
  const { title, intro, close, notifications } = form.words;
  return (
    <DialogFrame
      id={name}
      heading={title}
      introHtml={intro && `<p>${intro}</p>`}
      closeLabel={close}
      closeHref="#main"
    >
      <Island name={name} props={form} />
      <ToastRegion label={`${notifications}: ${title}`} />
    </DialogFrame>
  );
}
